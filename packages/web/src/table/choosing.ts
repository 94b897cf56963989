import type { Answer, Question } from '@kartentisch/kernel'
import { useEffect, useState } from 'react'

/** How a question is being answered: which of its choices are picked, and what can be done now. */
export interface Choosing {
  readonly question: Question | undefined
  /** Picked choices by their place in the question, in the order they were picked. */
  readonly picked: readonly number[]
  /** Several may be taken, so that picking alone is no answer. */
  readonly several: boolean
  readonly min: number
  readonly max: number
  /** Whether what is picked is an answer. */
  readonly complete: boolean
  /** Whether nothing may be taken. */
  readonly noneAllowed: boolean
  /** Whether this choice can be picked or taken back now. */
  canPick(place: number): boolean
  pick(place: number): void
  /** Takes one choice by its number, as the whole answer. */
  take(n: number): void
  confirm(): void
  none(): void
}

/** Lets a person answer the open question. A question for one thing is answered by picking it. */
export function useChoosing(
  question: Question | undefined,
  number: number,
  answer: (answer: Answer) => void,
): Choosing {
  const [state, setState] = useState<{ readonly number: number; readonly picked: readonly number[] }>({
    number,
    picked: [],
  })
  // What was picked belongs to one question.
  const picked = state.number === number ? state.picked : []
  useEffect(() => setState({ number, picked: [] }), [number])

  const choices = question?.choices ?? []
  const max = Math.min(question?.max ?? 0, choices.length)
  const min = Math.min(question?.min ?? 0, choices.length)
  const noneAllowed = question !== undefined && (min === 0 || question.orNone)
  const several = max > 1
  const complete = picked.length >= min && picked.length <= max && (picked.length > 0 || noneAllowed)

  return {
    question,
    picked,
    several,
    min,
    max,
    complete,
    noneAllowed,
    canPick: place => place in choices && (picked.includes(place) || picked.length < max),
    pick(place) {
      const n = choices[place]
      if (n === undefined) return
      if (!several) answer([n])
      else if (picked.includes(place)) setState({ number, picked: picked.filter(other => other !== place) })
      else if (picked.length < max) setState({ number, picked: [...picked, place] })
    },
    take(n) {
      if (choices.includes(n)) answer([n])
    },
    confirm() {
      if (several && complete) answer(picked.flatMap(place => choices[place] ?? []))
    },
    none() {
      if (noneAllowed) answer([])
    },
  }
}

/** For cards lying somewhere, which choice of the question each of them is: equal cards take one each. */
export function placesOf(cards: readonly number[], choices: readonly number[]): (number | undefined)[] {
  const taken = new Set<number>()
  return cards.map(card => {
    const place = choices.findIndex((n, i) => n === card && !taken.has(i))
    if (place < 0) return undefined
    taken.add(place)
    return place
  })
}
