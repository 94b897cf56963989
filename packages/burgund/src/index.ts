export {
  ANIMALS,
  ANY_DIE,
  animalName,
  asCard,
  type Bonus,
  bonusName,
  bonusVp,
  CARDS,
  type Card,
  CLOISTER,
  COPIES,
  cardId,
  cardName,
  cardNamed,
  DIE,
  firstTriple,
  GIVES,
  GOODS,
  goodName,
  isAllSeven,
  KIND,
  type Kind,
  REACH,
  SALE_COST,
  WAITS,
} from './card.ts'
export { type CardData, type Data, data, KINDS, type KindId, type Mark, type RoundOption } from './data.ts'
export { hasAllColours, isTriple, placesFor, setKind } from './estate.ts'
export { type BurgundEvent, EVENTS, type EventType, isBurgundEvent, type Sort, sortOf } from './events.ts'
export { burgundKit } from './kit/kit.ts'
export { burgundTable } from './kit/table.ts'
export { burgundLitmus } from './litmus/position.ts'
export { OPTIONS, type Option, type OptionKind, optionNumber, optionOf, tellOption } from './options.ts'
export { Play } from './play/index.ts'
export { type BurgundQuestion, isBurgundQuestion, type Step } from './questions.ts'
export type { WhyNoAction, WhyNoPurchase, WhyNotReached } from './reach.ts'
export { BurgundRules, burgund } from './rules.ts'
export { account, animalsVp, type ScoreLine } from './scoring.ts'
export { parseSetup, type Setup } from './setup.ts'
export { type OpenPlayer, reachWith, Sight } from './sight.ts'
export type { EgonState, Phase, PlayerState, State } from './state.ts'
export type { Face } from './texts/face.ts'
export { texts } from './texts.ts'
export type { EgonView, PlayerView, Reach, Reached, SetView, StackView, View } from './view.ts'
export { readView } from './view.ts'
export { accountName } from './words/account.ts'
export { assumed } from './words/assumed.ts'
export { counted, countedGoods, given, listed } from './words/counting.ts'
export { choiceLabel, workersFor } from './words/labels.ts'
export { capitalised, faceName, nameOf, textOf } from './words/names.ts'
export { prompt } from './words/prompt.ts'
export { sentence } from './words/sentence.ts'
export { story } from './words/story.ts'
