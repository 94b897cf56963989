import { asCard, type Card, cardNamed, type OptionKind, optionNumber } from '@kartentisch/burgund'
import type { Wording } from '@kartentisch/kernel'
import { say } from '../../words/burgund-lesson.ts'
import type { Task } from '../lesson.ts'

/** Where things lie on a Burgund table, as selectors. The learner has the first seat. */
export const AT = {
  display: '[data-place^="row-"]',
  row: (n: number) => `[data-place="row-${n}"]`,
  hand: '[data-place="hand:0"]',
  projects: '[data-place="projects:0"]',
  storage: '[data-place="storage:0"]',
  estate: '[data-place="estate:0"]',
  round: '[data-look="A"], [data-look="B"], [data-look="C"], [data-look="D"], [data-look="E"]',
  stacks: '[data-place^="goods-"], [data-place^="animals-"]',
  bonuses: 'main [data-look^="first-triple:"], main [data-look^="all-seven:"]',
  stored: (id: string) => `[data-place="storage:0"] [data-look="${id}"]`,
} as const

export function card(name: string): Card {
  const found = cardNamed(name)
  if (found === undefined) throw new RangeError(`There is no card "${name}".`)
  return asCard(found)
}

const EXAMPLE: Wording = say('follow')

/** Choosing this one thing. */
function choose(click: string, kind: OptionKind, of = 0, beside = 0, instead: Wording = EXAMPLE): Task {
  const n = optionNumber(kind, of, beside)
  return { click, answer: ({ choices }) => (choices.includes(n) ? [n] : undefined), instead }
}

/** A card of the hand as a die. */
export const play = (name: string, instead?: Wording): Task =>
  choose(`${AT.hand} [data-look="${name}"]`, 'play', card(name), 0, instead)

export const take = (name: string, row: number): Task =>
  choose(`[data-place="row-${row}"] [data-look="${name}"]`, 'take-card', card(name), row)

export const placeProject = (name: string): Task =>
  choose(`${AT.projects} [data-look="${name}"]`, 'place-project', card(name))

export const buyCards = (): Task => choose('[data-move="buy-cards"]', 'buy-cards')

/** Of the two buttons of a bought card the first one keeps it. */
export const keep = (name: string): Task =>
  choose(`[data-place="bought"] li:has([data-look="${name}"]) button:first-of-type`, 'keep', card(name))

export const refillWorkers = (): Task => choose('[data-move="refill-workers"]', 'refill-workers')

export const takeGood = (stack: number): Task => choose(`[data-place="goods-${stack}"] button`, 'goods', stack - 1)

export const sell = (id: string, sort: number): Task => choose(AT.stored(id), 'sell-goods', sort)
