import { at, type Rules, seat as seatOf } from '@kartentisch/kernel'
import { DominionRules } from '../rules.ts'
import type { Sight } from '../sight.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'

/** `copper x 3`, in the order in which they lie. */
function listed(tables: Tables, cards: readonly number[]): string[] {
  const runs: { readonly id: string; n: number }[] = []
  for (const card of cards) {
    const id: string = tables.name(card)
    const run = runs.at(-1)
    if (run?.id === id) run.n++
    else runs.push({ id, n: 1 })
  }
  return runs.map(({ id, n }) => (n === 1 ? id : `${id} x ${n}`))
}

const sorted = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b)

/** What there is some of. */
const some = (fields: Readonly<Record<string, number | readonly string[]>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => (typeof value === 'number' ? value > 0 : value.length > 0)),
  )

/** A position at the beginning of a turn, as a rule test states it; nothing where something is left from before. */
export function statedPosition(
  rules: Rules<State, Sight>,
  state: State,
): Readonly<Record<string, unknown>> | undefined {
  if (!(rules instanceof DominionRules)) return undefined
  const { tables } = rules
  const { setup } = tables
  const { turn, players } = state
  const fresh = turn.actionsPlayed === 0 && turn.purchases === 0 && turn.gains.length === 0 && turn.coins === 0
  const plain = players.every(
    ({ later, aside, looked, play }) => later.length + aside.length + looked.length + play.length === 0,
  )
  if (!fresh || !plain || turn.extra || state.extraTurns.length > 0 || setup.blackMarket.length > 0) return undefined
  const from = (i: number) => at(players, seatOf((turn.seat + i) % players.length))
  const given = players.map((_, i) => {
    const { hand, deck, discard, coffers, debt, vp, turns } = from(i)
    const own = i === 0
    return [
      `p${i + 1}`,
      some({
        hand: listed(tables, sorted(hand)),
        // In which order the deck lies the player doesn't know.
        deck: listed(tables, own ? sorted(deck) : deck.toReversed()),
        discard: listed(tables, discard.toReversed()),
        coffers,
        debt,
        vp,
        turns: own ? Math.max(0, turns - 1) : turns,
      }),
    ]
  })
  const tokens = [
    ...tables.piles.map(({ id }, i) => [id, some({ vp: at(state.pileVp, i), debt: at(state.pileDebt, i) })] as const),
    ...tables.landmarks.map(({ id }, i) => [id, some({ vp: at(state.landmarkVp, i) })] as const),
  ].filter(([, kinds]) => Object.keys(kinds).length > 0)
  return {
    players: players.length,
    kingdom: setup.kingdom,
    ...some({ events: setup.events, landmarks: setup.landmarks }),
    ...(setup.edition === 1 && { options: { edition: 1 } }),
    ...(setup.bane !== undefined && { bane: setup.bane }),
    ...setup.marked,
    given: {
      supply: Object.fromEntries(
        tables.piles.map(({ id, split }, i) => [
          id,
          split < 0 ? at(state.piles, i) : listed(tables, at(state.stacks, split).toReversed()),
        ]),
      ),
      ...(tokens.length > 0 && { tokens: Object.fromEntries(tokens) }),
      ...(state.trash.length > 0 && { trash: listed(tables, sorted(state.trash)) }),
      ...Object.fromEntries(given),
    },
  }
}

/** The player to move doesn't know how the own deck lies. */
export const hiddenOrder = (state: State): number[][] => [at(state.players, state.turn.seat).deck]
