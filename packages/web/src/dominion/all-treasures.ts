import { isMove, type Question } from '@kartentisch/kernel'
import { useEffect, useState } from 'react'
import { faceOf } from '../cards/face.ts'
import type { Moment, TableFeed } from '../table/feed.ts'

/** Whether a card lets one play Treasures from the hand one by one, as many as one likes. */
export function playsTreasures(question: Question | undefined, nameOf: (card: number) => string): boolean {
  if (question === undefined || isMove(question)) return false
  const { of, from, step, max, min, choices } = question
  const oneByOne = of === 'card' && from === 'hand' && step === 'play' && max === 1 && min === 0
  return oneByOne && choices.every(card => faceOf(nameOf(card)).kinds.includes('treasure'))
}

export interface AllTreasures {
  /** Whether there are several to be played by one click. */
  readonly offered: boolean
  /** They are being played: nothing is asked meanwhile. */
  readonly under: boolean
  play(): void
}

/** Plays all Treasures in hand for a card that asks for one after the other. What a Treasure itself asks ends it. */
export function useAllTreasures(feed: TableFeed, moment: Moment, nameOf: (card: number) => string): AllTreasures {
  const [under, setUnder] = useState<{ readonly answered: number }>()
  const { question, number } = moment
  const asked = playsTreasures(question, nameOf)
  const next = question?.choices[0]
  useEffect(() => {
    if (under === undefined || number === under.answered) return
    if (!asked || next === undefined || moment.anew) return setUnder(undefined)
    setUnder({ answered: number })
    feed.answer([next])
  }, [under, number, asked, next, moment.anew, feed])
  return {
    offered: asked && (question?.choices.length ?? 0) > 1,
    under: under !== undefined,
    play() {
      if (!asked || next === undefined) return
      setUnder({ answered: number })
      feed.answer([next])
    },
  }
}
