import { at, type Feature, type Numerals, type Seat, Sheet, seat as seatOf } from '@kartentisch/kernel'
import { ANIMALS, CARDS, GOODS, KIND } from '../card.ts'
import { data, KINDS } from '../data.ts'
import {
  ANIMALS_STACK,
  BONUS,
  BUY_CARDS,
  DISCARD,
  EFFECT,
  END_TURN,
  GOODS_STACK,
  KEEP,
  optionNumber,
  PASS,
  PLACE,
  PLAY,
  REFILL,
  ROUND_BONUS,
  SELL,
  SET,
  SILVER,
  TAKE,
  tellOption,
  USE,
  WITH,
} from '../options.ts'
import { QUESTIONS } from '../questions.ts'
import type { BurgundRules } from '../rules.ts'
import type { Sight } from '../sight.ts'
import type { Phase, State } from '../state.ts'

/** More workers or silver than this can't be given back in one action here: who has more does it twice. */
const MOST_CONVERTED = 12
/** The places of sets in an estate: nobody lays out more. */
const MOST_SETS = 24
const STACKS = [0, 1]

const PHASES: readonly Phase[] = ['set-up', 'start-of-turn', 'action', 'end-of-turn', 'over']
/** What a card's effect asks for is told by what asks. */
const STEPS = [...Object.keys(QUESTIONS), 'effect']
const ROWS = Array.from({ length: data.rows }, (_, i) => i + 1)

/** Everything that can be chosen. */
function options(): number[] {
  const amounts = Array.from({ length: MOST_CONVERTED + 1 }, (_, i) => i)
  const conversions = amounts.flatMap(workers =>
    amounts
      .filter(silver => workers + silver > 0 && (workers + silver) % data.convertRate === 0)
      .map(silver => optionNumber('convert', workers, silver)),
  )
  return [
    END_TURN,
    PASS,
    BUY_CARDS,
    REFILL,
    SILVER,
    EFFECT,
    ROUND_BONUS,
    ...[PLAY, PLACE, KEEP, USE, DISCARD].flatMap(kind => CARDS.map(card => kind + card)),
    ...ROWS.flatMap(row => CARDS.map(card => TAKE + row * WITH + card)),
    ...GOODS.map((_, sort) => SELL + sort),
    ...[GOODS_STACK, ANIMALS_STACK].flatMap(kind => STACKS.map(stack => kind + stack)),
    ...Array.from({ length: MOST_SETS }, (_, place) => SET + place),
    ...data.roundCards.flatMap((card, round) => card.options.map((_, i) => BONUS + round * WITH + i)),
    ...conversions,
  ]
}

const NUMBERS = options()
const PLACES: ReadonlyMap<number, number> = new Map(NUMBERS.map((n, place) => [n, place]))
const ACTIONS = NUMBERS.map(tellOption)

const CARD_NAMES = CARDS.map(card => tellOption(PLAY + card).slice('play '.length))

const featuresOf = (who: string): Feature[] =>
  [
    ...KINDS.map(kind => `estate.${kind}`),
    ...KINDS.map(kind => `triples.${kind}`),
    ...CARD_NAMES.map(name => `projects.${name}`),
    ...GOODS.map(sort => `goods.${sort}`),
    ...ANIMALS.map(sort => `animals.${sort}`),
    ...GOODS.map(sort => `sold.${sort}`),
    ...['silver', 'workers', 'vp', 'bonus', 'handSize', 'stackSize', 'points'],
  ].map(name => ({ name: `${who}.${name}` }))

/** What lies open before a player. */
function player(sheet: Sheet, sight: Sight, whose: Seat): void {
  const { estate, projects, goods, animals, sold, silver, workers, vp, bonus } = sight.player(whose)
  sheet.count(
    estate.flatMap(set => set.map(card => at(KIND, card))),
    KINDS.length,
  )
  sheet.count(
    estate.filter(set => set.length >= data.setSize).map(set => at(KIND, at(set, 0))),
    KINDS.length,
  )
  sheet.count(projects, CARDS.length)
  sheet.writeAll(goods, 0, GOODS.length)
  sheet.writeAll(animals, 0, ANIMALS.length)
  sheet.writeAll(sold, 0, GOODS.length)
  for (const n of [silver, workers, vp, bonus.length, sight.handSize(whose), sight.stackSize(whose)]) sheet.write(n)
  sheet.write(sight.score(whose))
}

/** Burgund in numbers. All that a seat may know lies open or in its hand: there is nothing to remember. */
export const numerals = ({ seats }: BurgundRules): Numerals<State, Sight> => ({
  actions: ACTIONS,
  action: (_, n) => PLACES.get(n) ?? -1,
  features: [
    { name: 'asked.step', of: STEPS },
    { name: 'asked.about', of: CARD_NAMES },
    { name: 'turn.own' },
    { name: 'turn.phase', of: PHASES },
    { name: 'turn.purchased' },
    { name: 'round', of: data.roundCards.map(({ id }) => id) },
    { name: 'cycle' },
    { name: 'startPlayer' },
    ...CARD_NAMES.map(name => ({ name: `own.hand.${name}` })),
    ...featuresOf('own'),
    ...CARD_NAMES.map(name => ({ name: `shown.${name}` })),
    ...Array.from({ length: seats - 1 }, (_, i) => featuresOf(`other${i + 1}`)).flat(),
    ...ROWS.flatMap(row => CARD_NAMES.map(name => ({ name: `row${row}.${name}` }))),
    ...STACKS.flatMap(stack => [
      { name: `goods${stack + 1}.top`, of: GOODS },
      { name: `goods${stack + 1}.height` },
      { name: `animals${stack + 1}.top`, of: ANIMALS },
      { name: `animals${stack + 1}.height` },
    ]),
    ...CARD_NAMES.map(name => ({ name: `discard.${name}` })),
    { name: 'drawSize' },
    { name: 'bonusLeft' },
    { name: 'egon.points' },
  ],
  observe(sight, question, _, into, from) {
    const sheet = new Sheet(into, from)
    const step = STEPS.indexOf(question.step)
    sheet.write(step < 0 ? STEPS.length - 1 : step)
    sheet.write(CARD_NAMES.indexOf(question.about))
    sheet.write(sight.turn === sight.seat ? 1 : 0)
    sheet.write(PHASES.indexOf(sight.phase))
    sheet.write(sight.purchased ? 1 : 0)
    for (const n of [sight.round, sight.cycle, sight.first === sight.seat ? 1 : 0]) sheet.write(n)
    sheet.count(sight.hand, CARDS.length)
    player(sheet, sight, sight.seat)
    sheet.count(question.shown, CARDS.length)
    for (let i = 1; i < seats; i++) player(sheet, sight, seatOf((sight.seat + i) % seats))
    for (const row of ROWS) sheet.count(sight.row(row), CARDS.length)
    for (const stack of STACKS)
      for (const sort of ['goods', 'animals'] as const) {
        sheet.write(sight.top(sort, stack) ?? -1)
        sheet.write(sight.height(sort, stack))
      }
    sheet.count(sight.discard, CARDS.length)
    for (const n of [sight.drawSize, sight.bonus.length, sight.solo ? sight.egonScore : 0]) sheet.write(n)
  },
  begin: () => [],
  heard: new Set(),
  hear: seen => seen,
})
