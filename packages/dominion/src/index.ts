export {
  ACTION,
  asCard,
  BASIC,
  type Card,
  type CardFace,
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
  cards,
  events,
  landmarks,
  pileIds,
  pileNamed,
  pileTraits,
  sets,
  splitPiles,
} from './catalogue.ts'
export { costsExactlyMore, costsLess, costsUpTo, costsUpToMore } from './costs.ts'
export { chooseKingdom } from './kingdom/choose.ts'
export type { Condition, Count, Demand, Range, What } from './kingdom/condition.ts'
export { kingdomNamed } from './kingdom/named.ts'
export { type Picking, pick, picker, pickingDone } from './kingdom/pick.ts'
export {
  completed,
  type Drawing,
  type Kingdom,
  kingdomSets,
  pilesFrom,
  randomKingdom,
  someOf,
} from './kingdom/random.ts'
export { type Recommended, recommended } from './kingdom/recommended.ts'
export { parseSelection, type Selection } from './kingdom/selection.ts'
export { writeDemand, writeSelection } from './kingdom/written.ts'
export { dominionLitmus } from './litmus/position.ts'
export { tellChoice, tellMove, tellNumber } from './litmus/tell.ts'
export { MOVES, type Move, type MoveKind, moveNumber, moveOf } from './moves.ts'
export { OPTIONS, type Option, optionNumber, optionOf } from './options.ts'
export { pileSize } from './pile.ts'
export { Play } from './play/index.ts'
export type { Recollection, Seen } from './recollection.ts'
export { Remembered } from './remembered.ts'
export { DominionRules, dominion } from './rules.ts'
export { account, type ScoreLine } from './scoring.ts'
export { parseSetup, type Setup } from './setup.ts'
export { type PlayerView, Sight, type View } from './sight.ts'
export { nextStartingPlayer } from './starting.ts'
export type { Phase, PlayerState, State } from './state.ts'
export { Tables } from './tables.ts'
export type { Face, Words } from './texts/words.ts'
export { counted, countedCard, listed } from './words/counting.ts'
export { choiceLabel } from './words/labels.ts'
export { cardName, cardText, costSign, typeName } from './words/names.ts'
export { prompt } from './words/prompt.ts'
export { sentence } from './words/sentence.ts'
export { story } from './words/story.ts'
