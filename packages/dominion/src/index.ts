export {
  ACTION,
  asCard,
  BASIC,
  type Card,
  COPPER,
  type Cost,
  CURSE,
  DUCHY,
  ESTATE,
  GOLD,
  NO_CARD,
  PROVINCE,
  SILVER,
  TREASURE,
  TYPES,
  type Type,
  VICTORY,
} from './card.ts'
export {
  type CardSet,
  cardSet,
  type Face,
  isCardSet,
  type SetNames,
  type Texts,
} from './card-set.ts'
export type { Catalogue, PileTraits } from './catalogue.ts'
export { costsExactlyMore, costsLess, costsUpTo, costsUpToMore } from './costs.ts'
export { type Counter, countedPerGame, countedPerTurn } from './counter.ts'
export { createDominion, Dominion, rulesWith } from './dominion.ts'
export { type DominionEvent, EVENTS, type EventType, isDominionEvent } from './events.ts'
export { type CardFace, card, type Owned } from './face.ts'
export type { Condition, Count, Demand, Range, What } from './kingdom/condition.ts'
export { type Picking, pick, picker, pickingDone } from './kingdom/pick.ts'
export { type Drawing, type Kingdom, someOf } from './kingdom/random.ts'
export type { Selection } from './kingdom/selection.ts'
export { writeDemand, writeSelection } from './kingdom/written.ts'
export { type Entry, entries, written } from './kit/box.ts'
export { dominionKitOf } from './kit/kit.ts'
export { dominionTableOf } from './kit/table.ts'
export { dominionLitmus } from './litmus/position.ts'
export { tellMove, tellNumber } from './litmus/tell.ts'
export { dominionLogs } from './logs/logs.ts'
export { MOVES, type Move, type MoveKind, moveNumber, moveOf } from './moves.ts'
export { type Offer, OPTIONS, type Option, type OwnStep, offer, optionNumber, type StandardOption } from './options.ts'
export { pileSize, type SplitPile } from './pile.ts'
export { Play } from './play/index.ts'
export type { WhyNotBought, WhyNotPlayed } from './purchase.ts'
export { type DominionQuestion, type From, isDominionQuestion, type Of, type Step } from './questions.ts'
export type { Recollection, Seen } from './recollection.ts'
export type { Recommended } from './recommended/recommended.ts'
export { Remembered } from './remembered.ts'
export { DominionRules } from './rules.ts'
export { account, type ScoreLine } from './scoring.ts'
export type { Setup } from './setup.ts'
export { type EventFace, event, type LandmarkFace, landmark } from './sideways.ts'
export { Sight } from './sight.ts'
export { type StandardThing, standard } from './standard.ts'
export { dominion } from './standard-game.ts'
export { dominionKit } from './standard-kit.ts'
export { nextStartingPlayer } from './starting.ts'
export type { Phase, PlayerState, State } from './state.ts'
export { Tables } from './tables.ts'
export type { Verbs } from './verbs.ts'
export { type PlayerView, readView, type View } from './view.ts'
export { counted, countedCard, listed } from './words/counting.ts'
export { choiceLabel } from './words/labels.ts'
export { cardName, cardText, costSign, typeName } from './words/names.ts'
export { prompt } from './words/prompt.ts'
export { sentence } from './words/sentence.ts'
export { story } from './words/story.ts'
