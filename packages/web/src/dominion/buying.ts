import { moveOf, type View } from '@kartentisch/dominion'
import { isMove } from '@kartentisch/kernel'
import { useEffect, useRef, useState } from 'react'
import { useSettings } from '../browser/settings.ts'
import type { Moment, TableFeed } from '../table/feed.ts'
import type { Buying, Wanted } from './wanted.ts'

const movesIn = ({ question }: Moment) =>
  question !== undefined && isMove(question) ? question.choices.map(n => ({ n, ...moveOf(n) })) : []

/** Lets a person buy with one click what the Treasures in hand pay for. All of them are played, so that no money is lost. */
export function useBuying(feed: TableFeed, moment: Moment, { treasures }: View): Buying {
  const { buyPlaysTreasures } = useSettings()
  const [wanted, setWanted] = useState<Wanted>()
  const offered = buyPlaysTreasures && !feed.guided && movesIn(moment).some(({ kind }) => kind === 'treasures')
  useEffect(() => {
    if (wanted === undefined || moment.number === wanted.answered) return
    const move = movesIn(moment).find(({ kind, of }) => kind === wanted.kind && of === wanted.of)
    if (wanted.bought || moment.anew || move === undefined) return setWanted(undefined)
    setWanted({ ...wanted, answered: moment.number, bought: true })
    feed.answer([move.n])
  }, [wanted, moment, feed])
  return {
    under: wanted !== undefined,
    reaches: id => offered && treasures?.buys.includes(id) === true,
    buy(kind, of) {
      const treasures = movesIn(moment).find(move => move.kind === 'treasures')
      if (treasures === undefined) return
      setWanted({ kind, of, answered: moment.number, bought: false })
      feed.answer([treasures.n])
    },
  }
}

/** Whether the table went back to an earlier question, so that nothing should be done again by itself. */
function useTakenBack({ number }: Moment): boolean {
  const furthest = useRef(number)
  const back = number < furthest.current
  useEffect(() => {
    furthest.current = Math.max(furthest.current, number)
  }, [number])
  return back
}

/** What is done by itself: what somebody has settled so, and paying debt once nothing else can be done with the coins. */
export function useByItself(feed: TableFeed, moment: Moment): void {
  const { autoTreasures, autoEnd } = useSettings()
  const takenBack = useTakenBack(moment)
  useEffect(() => {
    if (feed.guided || feed.info.replayed || takenBack) return
    const moves = movesIn(moment)
    const treasures = moves.find(({ kind }) => kind === 'treasures')
    const debt = moves.findLast(({ kind }) => kind === 'debt')
    const [only, second] = moves
    if (autoTreasures && treasures !== undefined) feed.answer([treasures.n])
    else if (debt !== undefined && treasures === undefined) feed.answer([debt.n])
    else if (autoEnd && only?.kind === 'end-turn' && second === undefined) feed.answer([only.n])
  }, [autoTreasures, autoEnd, moment, takenBack, feed])
}
