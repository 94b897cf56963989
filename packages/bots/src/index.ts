export { bradleyTerry, type Pairing, type Rating, type Ratings } from './arena/bradley-terry.ts'
export { againstEgon } from './burgund/chances.ts'
export { FEATURES, features } from './burgund/features.ts'
export { greedy } from './burgund/greedy.ts'
export { ASPECTS, Aspects, WORTH_ASPECT } from './burgund/instinct/aspects.ts'
export { Instinct, instinctive } from './burgund/instinct/instinct.ts'
export { LEARNT_INSTINCT } from './burgund/instinct/learnt.ts'
export { burgundPlayers } from './burgund/kit.ts'
export type { Learnt, Note } from './burgund/net.ts'
export { LEARNT_OUTLOOK } from './burgund/outlook/learnt.ts'
export { type LearntOutlook, Outlook } from './burgund/outlook/outlook.ts'
export { noteTraits, TRAITS } from './burgund/outlook/traits.ts'
export { prospects, stageOf } from './burgund/prospects.ts'
export { searchable as burgundSearch } from './burgund/search.ts'
export { type Rated, ranked, rated, steady, steadyBy } from './burgund/steady.ts'
export { TASTE, type Taste } from './burgund/taste.ts'
export { SPREADS } from './burgund/weights.ts'
export { bigMoney } from './dominion/big-money.ts'
export { kingdomKey } from './dominion/kingdom-key.ts'
export { dominionPlayers, dominionPlayersOf } from './dominion/kit.ts'
export { type Plan, type PlanLine, parsePlan } from './dominion/plan/plan.ts'
export { PlanMistake } from './dominion/plan/source.ts'
export { writePlan, writePlanInline } from './dominion/plan/written.ts'
export { planPlayer } from './dominion/player.ts'
export { SHIPPED_PLANS } from './dominion/shipped-plans.ts'
export { missingFor } from './dominion/strategy.ts'
export { Evolution } from './dominion/tune/evolution.ts'
export { bestWithOneAction } from './dominion/tune/one-action.ts'
export { type Improvement, type Tuning, tunePlan, tuning } from './dominion/tune/tune.ts'
export { playersKits, playersOf } from './kits.ts'
export { playersKit } from './players-kit.ts'
export { type Balance, balancesOf } from './review/balance.ts'
export { type BroughtTable, type BroughtThing, broughtIn } from './review/brought.ts'
export type { Better, Verdict } from './review/closer.ts'
export {
  CLOSER,
  lossAgain,
  type Review,
  type Reviewed,
  type Reviewing,
  reviewCloser,
  reviewGame,
  told,
} from './review/review.ts'
export { type StrengthCourse, strengthsOf } from './review/strength.ts'
export { summaryOf, verdictName } from './review/summary.ts'
export type { Estimate } from './review/weighing.ts'
export { StudyTable } from './study/table.ts'
