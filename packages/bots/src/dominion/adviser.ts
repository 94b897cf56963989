import { moveOf, type Sight } from '@kartentisch/dominion'
import { type Adviser, isMove } from '@kartentisch/kernel'
import { parsePlan } from './plan/plan.ts'
import { planPlayer } from './player.ts'

/**
 * What one would tell a beginner: money and Provinces, with a few Actions that make it better. Lines about cards that
 * aren't on the table are passed over. In the first game's kingdom it wins four games of five against the easy bot.
 */
const PLAN = parsePlan(`
name: adviser
buy:
  - province when money > 15
  - duchy when endgame <= 4
  - estate when endgame <= 2
  - gold
  - witch when own(witch) < 1
  - torturer when own(torturer) < 1
  - council-room when own(council-room) < 1
  - laboratory when own(laboratory) < 4
  - hunting-party when own(hunting-party) < 4
  - market when own(market) < 3
  - militia when own(militia) < 1
  - young-witch when own(young-witch) < 1
  - smithy when own(smithy) < 2 and deck >= 14
  - smithy when own(smithy) < 1
  - caravan when own(caravan) < 3
  - village when own(village) < 2 and own(smithy) + own(militia) > 1
  - steward when own(steward) < 1
  - silver
`)

export const adviser: Adviser<Sight> = {
  player: planPlayer(PLAN)('adviser'),
  // Money on the table shows what can be bought.
  opensNothing: (question, [n = -1]) => isMove(question) && n >= 0 && moveOf(n).kind === 'treasures',
}
