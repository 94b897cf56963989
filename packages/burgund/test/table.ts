import { burgund, type Card, cardNamed, type Sight, type State, tellOption } from '@kartentisch/burgund'
import { at, Match, oneOf, type Random, seat, seeded, someAnswers } from '@kartentisch/kernel'

export type Table = Match<State, Sight>

export const rulesFor = (players: number, first?: number) =>
  burgund.prepare(burgund.parseSetup(first === undefined ? { players } : { players, first }))

/** `ship-4 mine-1` as cards. */
export const cards = (names: string): Card[] =>
  names.split(' ').map(name => {
    const card = cardNamed(name)
    if (card === undefined) throw new RangeError(`There is no card ${name}.`)
    return card
  })

/** A pile with these cards on top, the first one topmost. */
export const pile = (names: string): Card[] => cards(names).reverse()

/** A game of which a few things are as we want them; cards may stand in it more often than in the box. */
export function tableWith(players: number, change: (state: State) => void, first = 0): Table {
  const rules = rulesFor(players, first)
  const state = Match.deal(rules, 'table').snapshot().quiet
  change(state)
  return Match.from(rules, state)
}

/** The choices of the open question in words. */
export const offered = (table: Table): string[] => table.question?.choices.map(tellOption) ?? []

/** Answers the open question by words. */
export function say(table: Table, ...words: string[]) {
  return words.flatMap(word => {
    const { question } = table
    const option = question?.choices.find(choice => tellOption(choice) === word)
    if (question === undefined || option === undefined)
      throw new RangeError(`"${word}" is not among ${offered(table).join(', ')}.`)
    return [...table.answer(question.seat, [option])]
  })
}

/** Plays on by chance until this holds or the game is over. */
export function playUntil(table: Table, enough: (state: State) => boolean, random: Random = seeded('on')): void {
  for (let { question } = table; question !== undefined && !enough(table.state); question = table.question)
    table.answer(question.seat, oneOf(random, someAnswers(question, random)))
}

export const p1 = seat(0)
export const p2 = seat(1)
export const player = (table: Table, i: number) => at(table.state.players, i)
