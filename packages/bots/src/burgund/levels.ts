import type { Sight } from '@kartentisch/burgund'
import type { MakePlayer } from '@kartentisch/kernel'
import { budget, type Limit } from '../level.ts'
import { SearchingPlayer } from '../search/player.ts'
import { greedy } from './greedy.ts'
import { Instinct, instinctive } from './instinct/instinct.ts'
import { LEARNT_INSTINCT } from './instinct/learnt.ts'
import { LEARNT_OUTLOOK } from './outlook/learnt.ts'
import { Outlook } from './outlook/outlook.ts'
import { type Guide, searchable, type Thoroughness } from './search.ts'

const SEARCHING = {
  medium: { simulations: 8, milliseconds: 250, candidates: 4, cycles: 2, ahead: 0, lines: 4 },
  hard: { simulations: 800, milliseconds: 1400, candidates: 8, cycles: 4, ahead: 1, lines: 24 },
  expert: { simulations: 1500, milliseconds: 2900, candidates: 10, cycles: 3, ahead: 1, lines: 30 },
} satisfies Readonly<Record<string, Limit & Thoroughness>>

const searching =
  (name: keyof typeof SEARCHING, guide?: Guide): MakePlayer<Sight> =>
  (seed, thinking = {}) => {
    const { simulations, milliseconds } = SEARCHING[name]
    const limit = { simulations: thinking.simulations ?? simulations, milliseconds }
    return new SearchingPlayer(name, searchable(SEARCHING[name], guide), () => budget(limit, thinking), seed)
  }

const instinct = new Instinct(LEARNT_INSTINCT)
const outlook = new Outlook(LEARNT_OUTLOOK)
/** Imagined games that are played and judged better tell more: no number of worse ones makes up for that. */
const byInstinct: Guide = {
  player: instinctive(instinct),
  rated: (question, sight) => instinct.rated(question, sight),
  hopes: (sights, seat) => outlook.hopes(sights, seat),
}

/** The levels of Burgund, from the easiest up. */
export const burgundLevels = {
  easy: () => greedy,
  medium: searching('medium'),
  hard: searching('hard'),
  expert: searching('expert', byInstinct),
} satisfies Readonly<Record<string, MakePlayer<Sight>>>
