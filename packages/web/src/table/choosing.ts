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
  /** Several are taken, and their order counts. */
  readonly ordered: boolean
  /** Everything is taken, so that only the order is asked for. */
  readonly orderOnly: boolean
  /** The places in the order they would be answered in: those picked, and what is left if all are taken anyway. */
  readonly sequence: readonly number[]
  /** Whether this choice can be picked or taken back now. */
  canPick(place: number): boolean
  pick(place: number): void
  /** Puts a choice at this spot of the order; whatever has to give way moves on. */
  put(place: number, spot: number): void
  /** Takes one choice by its number, as the whole answer. */
  take(n: number): void
  confirm(): void
  none(): void
}

/**
 * Lets a person answer the open question. A question for one thing is answered by picking it, one for a fixed number by
 * picking the last of them, unless their order counts.
 */
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
  const ordered = several && (question?.ordered ?? false)
  const orderOnly = ordered && min === choices.length
  const rest = orderOnly ? choices.flatMap((_, place) => (picked.includes(place) ? [] : [place])) : []
  const sequence = [...picked, ...rest]
  const exact = several && !ordered && min === max && question?.orNone !== true
  const complete = sequence.length >= min && sequence.length <= max && (sequence.length > 0 || noneAllowed)

  return {
    question,
    picked,
    several,
    min,
    max,
    complete,
    noneAllowed,
    ordered,
    orderOnly,
    sequence,
    canPick: place => place in choices && (picked.includes(place) || picked.length < max),
    pick(place) {
      const n = choices[place]
      if (n === undefined) return
      if (!several) answer([n])
      else if (picked.includes(place)) setState({ number, picked: picked.filter(other => other !== place) })
      else if (picked.length < max) {
        const now = [...picked, place]
        setState({ number, picked: now })
        if (exact && now.length === max) answer(now.flatMap(each => choices[each] ?? []))
      }
    },
    put(place, spot) {
      if (!ordered || choices[place] === undefined) return
      const others = sequence.filter(other => other !== place)
      setState({ number, picked: [...others.slice(0, spot), place, ...others.slice(spot)].slice(0, max) })
    },
    take(n) {
      if (choices.includes(n)) answer([n])
    },
    confirm() {
      if (several && complete) answer(sequence.flatMap(place => choices[place] ?? []))
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
