import { moveOf } from '@kartentisch/dominion'
import { at, isMove } from '@kartentisch/kernel'
import { useEffect, useRef, useState } from 'react'
import { useSettings } from '../browser/settings.ts'
import { faceOf } from '../cards/face.ts'
import { givenAmounts } from '../cards/text.ts'
import { cardText } from '../sets/dominion.ts'
import type { Moment, TableFeed } from '../table/feed.ts'
import { coinsNow, viewOf } from './seeing.ts'
import type { Buying, Wanted } from './wanted.ts'

/** Treasures that do nothing but give what is printed on them: nobody minds when they are played. */
const PLAIN: readonly string[] = ['copper', 'silver', 'gold', 'potion']

const given = (id: string, kind: string): number =>
  givenAmounts(cardText(id, 'en')).reduce((sum, one) => sum + (one.kind === kind ? Number(one.amount) : 0), 0)

const movesIn = ({ question }: Moment) =>
  question !== undefined && isMove(question) ? question.choices.map(n => ({ n, ...moveOf(n) })) : []

/** Money that could be had by playing plain Treasures; nothing where that must be thought about or isn't possible. */
function moneyInHand(moment: Moment): { readonly coins: number; readonly potions: number } | undefined {
  if (!movesIn(moment).some(({ kind }) => kind === 'treasures')) return undefined
  const view = viewOf(moment)
  const { hand } = at(view.players, view.turn.seat)
  const treasures = (hand ?? []).filter(id => faceOf(id).kinds.includes('treasure'))
  if (!treasures.every(id => PLAIN.includes(id))) return undefined
  const sum = (kind: string) => treasures.reduce((all, id) => all + given(id, kind), 0)
  return { coins: view.turn.coins + sum('coin'), potions: view.turn.potions + sum('potion') }
}

/** Lets a person buy with one click what the Treasures in hand pay for. All of them are played, so that no money is lost. */
export function useBuying(feed: TableFeed, moment: Moment): Buying {
  const { buyPlaysTreasures } = useSettings()
  const [wanted, setWanted] = useState<Wanted>()
  const money = buyPlaysTreasures && !feed.guided ? moneyInHand(moment) : undefined
  useEffect(() => {
    if (wanted === undefined || moment.number === wanted.answered) return
    const move = movesIn(moment).find(({ kind, of }) => kind === wanted.kind && of === wanted.of)
    if (wanted.bought || moment.anew || move === undefined) return setWanted(undefined)
    setWanted({ ...wanted, answered: moment.number, bought: true })
    feed.answer([move.n])
  }, [wanted, moment, feed])
  return {
    under: wanted !== undefined,
    reaches(id) {
      const face = faceOf(id)
      if (money === undefined || face.cost === undefined) return false
      const view = viewOf(moment)
      const mayBuy = view.turn.buys > 0 && at(view.players, view.turn.seat).debt === 0
      return mayBuy && coinsNow(view, face) <= money.coins && face.cost.potion <= money.potions
    },
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
