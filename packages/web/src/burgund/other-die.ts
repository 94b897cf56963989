import { optionNumber } from '@kartentisch/burgund'
import { useEffect, useState } from 'react'
import type { Moment, TableFeed } from '../table/feed.ts'

/** Whether the die that acts was the last thing that happened, so that another can still be played instead. */
const mayChange = ({ question, events, mayUndo }: Moment): boolean =>
  question?.step === 'choose-action' && mayUndo === 'free' && events.at(-1)?.type === 'play'

/** Lets a person take back a die as long as nothing was done with it, and play this card of the hand instead. */
export function useOtherDie(feed: TableFeed, moment: Moment): ((card: number) => void) | undefined {
  const [wanted, setWanted] = useState<{ readonly card: number; readonly after: number }>()
  const { number, question } = moment
  useEffect(() => {
    if (wanted === undefined || number === wanted.after) return
    setWanted(undefined)
    const option = optionNumber('play', wanted.card)
    if (question?.choices.includes(option) === true) feed.answer([option])
  }, [wanted, number, question, feed])
  if (wanted !== undefined || !mayChange(moment)) return undefined
  return card => {
    setWanted({ card, after: number })
    feed.undo()
  }
}
