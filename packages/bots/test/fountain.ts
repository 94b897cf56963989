import { type DominionRules, dominion, moveOf, type Sight } from '@kartentisch/dominion'
import { at, Match, type Player, seeded } from '@kartentisch/kernel'
import { parsePlan } from '../src/dominion/plan/plan.ts'

const setup = { players: 2, kingdom: ['smithy', 'village', 'market'], landmarks: ['fountain'], first: 0 }
const rules: DominionRules = dominion.prepare(dominion.parseSetup(setup))
const { tables } = rules

export const MONEY = parsePlan('[province, gold, silver]')
export const COPPERS = parsePlan('[province, copper when own(copper) < 10, gold, silver]')

/** Whoever is asked owns nine Coppers, ten of which score 15 points, and is a Province behind; they buy without a coin. */
export function tenthCopper(phase: 'buy' | 'action' = 'buy', turns = 10) {
  const state = rules.lay(seeded('courses'))
  const cards = (n: number, id: string) => Array.from({ length: n }, () => tables.card(id))
  const hand = phase === 'buy' ? cards(3, 'estate') : cards(1, 'village')
  Object.assign(at(state.players, 0), { hand, deck: cards(9, 'copper'), turns })
  const deck = [...cards(6, 'gold'), ...cards(1, 'province')]
  Object.assign(at(state.players, 1), { hand: cards(5, 'gold'), deck, turns })
  state.piles[tables.pile('province')] = 2
  Object.assign(state.turn, { phase })
  return Match.from(rules, state)
}

/** What somebody buys there. */
export function boughtBy(player: Player<Sight>): string {
  const { kind, of } = moveOf(at(tenthCopper().consult(player), 0))
  return kind === 'buy' ? tables.name(of) : kind
}
