import type { Question } from '@kartentisch/kernel'
import type { ThingId } from './card.ts'
import { isOwnStep, type OwnStep } from './options.ts'
import type { Phase } from './state.ts'

/** What is counted where an amount is asked for. */
type Counted = 'coin' | 'potion' | 'debt' | 'coffers'

/** What one step may ask for: cards that lie somewhere, an amount of something, or one of the others. */
interface Asked {
  readonly card?: readonly string[]
  readonly number?: Counted
  readonly option?: true
  readonly pile?: true
  readonly name?: true
  readonly effect?: true
  readonly position?: true
  readonly move?: true
}

/**
 * Everything that several cards or the rules ask players for. What a question's numbers are is its `of`. What one card
 * alone asks it declares itself (`Offer`).
 */
export const QUESTIONS = {
  move: { move: true },
  /** Which of several effects comes first. */
  order: { effect: true },
  name: { name: true },
  choose: { option: true },

  discard: { card: ['hand', 'looked', 'aside'], option: true },
  'discard-for-action': { card: ['hand'] },
  'discard-for-buy': { card: ['hand'] },
  'discard-next': { card: ['play'] },
  'deck-to-discard': { option: true },
  trash: { card: ['hand', 'looked', 'aside', 'supply'], option: true },
  gain: { card: ['supply', 'prizes', 'trash'], option: true },
  buy: { card: ['market'] },
  play: { card: ['hand', 'supply', 'aside'], option: true },
  reveal: { card: ['hand'] },
  react: { card: ['hand'] },
  pass: { card: ['hand'] },
  keep: { card: ['discard'] },
  'set-aside': { option: true },
  'put-on-deck': { card: ['hand', 'discard', 'aside', 'looked', 'play'], option: true },
  /** Which of several equal cards in play: the one that stays there with this Duration, or one that doesn't stay. */
  'stays-with': { card: ['play'] },
  'put-in-hand': { card: ['aside', 'looked', 'discard'] },
  'put-under': { card: ['market'] },
  /** The places of cards with a back of their own among shuffled cards. */
  place: { position: true },
  'put-debt': { pile: true },

  overpay: { number: 'coin' },
  'overpay-potions': { number: 'potion' },
  'pay-debt': { number: 'debt' },
  'remove-coffers': { number: 'coffers' },
  bid: { number: 'debt' },
} as const satisfies Readonly<Record<string, Asked>>

type Questions = typeof QUESTIONS

/** What a question is asked for. */
export type Step = keyof Questions

/** What the numbers of a question are. */
export type Of = keyof Asked

/** The steps that ask for this. */
export type StepFor<What extends Of> = {
  [S in Step]: Questions[S] extends { readonly [W in What]: unknown } ? S : never
}[Step]

type Places = {
  [S in Step]: Questions[S] extends { readonly card: readonly (infer Place extends string)[] } ? Place : never
}

/** Where the cards may lie that a step asks for. */
export type FromIn<S extends Step> = Places[S]

/** Where the things of any question may lie. */
export type From = FromIn<Step> | 'supply' | 'shuffled' | ''

/** What asks: a card, event or landmark, or the turn itself. */
export type About = ThingId | Phase | 'turn' | 'none'

/** A question of this game. */
export type DominionQuestion = Question<Step | OwnStep, Of, From, About>

/** A record may be older or newer than the table. */
export const isDominionQuestion = (question: Question): question is DominionQuestion =>
  Object.hasOwn(QUESTIONS, question.step) || isOwnStep(question.step)

/** What is counted by a step that asks for a number. */
export function nounAsked(step: Step | OwnStep): Counted {
  const asked: Asked = isOwnStep(step) ? {} : QUESTIONS[step]
  if (asked.number === undefined) throw new RangeError(`"${step}" asks for no number.`)
  return asked.number
}

type Stepped<S extends Step> = S | `${S} from ${FromIn<S>}` | `${S} of ${keyof Questions[S] & string}`
type Unmarked = { [S in Step]: Stepped<S> }[Step]

/**
 * By what the words of a question may be found: `step from place` or `step of what` where that makes a difference, else
 * the step alone. A `?` at the end is for what may be left undone.
 */
export type PromptKey = `${Unmarked}${'' | '?'}` | OwnStep

/** What any card can ask has words of its own, whatever else a card brings along. */
export type GeneralPrompts = Readonly<
  Record<Exclude<Step, 'move'> | `${StepFor<'card'>}?`, string> &
    Partial<Record<Exclude<PromptKey, OwnStep>, string>> &
    Record<'action: move' | 'buy: move' | `buy: move ${'buy' | 'debt' | 'end'}`, string>
>
