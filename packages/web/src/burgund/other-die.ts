import { optionNumber, optionOf } from '@kartentisch/burgund'
import { useEffect, useRef, useState } from 'react'
import type { Moment, TableFeed } from '../table/feed.ts'

interface Played {
  /** The number of the question that playing a die answered. */
  readonly number: number
  readonly option: number
}

/** Whether the die that acts was played just now, so that another can still be played instead. */
export const mayChange = (played: Played | undefined, { number, question, mayUndo }: Moment): boolean =>
  played !== undefined &&
  question?.step === 'choose-action' &&
  played.number === number - 1 &&
  optionOf(played.option).kind === 'play' &&
  mayUndo === 'free'

export interface OtherDie {
  /** The die that was played can be changed for another one. */
  readonly offered: boolean
  /** One answers this; it is remembered if it plays a die. */
  answer(n: number): void
  /** Takes the die back and plays this card of the hand instead. */
  play(card: number): void
}

/** Lets a person play another die as long as nothing was done with the first. */
export function useOtherDie(feed: TableFeed, moment: Moment): OtherDie {
  const played = useRef<Played>(undefined)
  const [wanted, setWanted] = useState<{ readonly card: number; readonly after: number }>()
  const answer = (n: number) => {
    played.current = { number: moment.number, option: n }
    feed.answer([n])
  }
  const { number, question } = moment
  useEffect(() => {
    if (wanted === undefined || number === wanted.after) return
    setWanted(undefined)
    const option = optionNumber('play', wanted.card)
    if (!question?.choices.includes(option)) return
    played.current = { number, option }
    feed.answer([option])
  }, [wanted, number, question, feed])
  return {
    offered: wanted === undefined && mayChange(played.current, moment),
    answer,
    play(card) {
      setWanted({ card, after: number })
      feed.undo()
    },
  }
}
