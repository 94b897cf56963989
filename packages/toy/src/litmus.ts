import {
  at,
  type Given,
  type Guide,
  isMove,
  isNot,
  type LitmusGame,
  type LitmusMove,
  type Pattern,
  type Position,
  readSeat,
  type Seat,
  seatNames,
  seat as seatOf,
  tellChoice,
  unknownMove,
} from '@kartentisch/kernel'
import { CLAIM, DRAW, LAY, MIX, moveName, PASS } from './moves.ts'
import { ToyRules } from './rules.ts'
import { parseSetup } from './setup.ts'
import type { Sight } from './sight.ts'
import { choiceName } from './speaker.ts'
import { type PlayerState, type State, score } from './state.ts'

const PILES = ['deck', 'discard'] as const
const MOVES: Readonly<Record<string, number>> = { pass: PASS, draw: DRAW, claim: CLAIM, mix: MIX }
const FORMS = 'pass, draw, mix, lay N, claim N'

const cardsOf = (given: Given): number[] => given.list().map(card => card.count())

function layPlayer(player: PlayerState, given: Given): void {
  for (const [field, value] of given.record(['hand', 'laid', 'tokens', 'turns'])) {
    if (field === 'hand') player.hand = cardsOf(value)
    else if (field === 'laid') player.laid = cardsOf(value)
    else if (field === 'tokens') player.tokens = value.count()
    else player.turns = value.count()
  }
}

/** A table as a test gives it: what it doesn't mention is empty. */
function lay(rules: ToyRules, given: Given | undefined): State {
  const state = rules.deal('litmus')
  state.deck = []
  for (const player of state.players) player.hand = []
  const names = seatNames(rules.seats)
  for (const [field, value] of given?.record([...names, ...PILES, 'actions']) ?? []) {
    if (names.includes(field)) layPlayer(at(state.players, names.indexOf(field)), value)
    else if (field === 'deck') state.deck = cardsOf(value).reverse()
    else if (field === 'discard') state.discard = cardsOf(value)
    else state.actions = value.count()
  }
  return state
}

interface Wanted {
  readonly move: number
  readonly card: number | undefined
}

function readWanted(words: string, given: Given): Wanted {
  const claim = /^claim (\d)$/.exec(words)
  if (claim !== null) return { move: CLAIM, card: Number(claim[1]) }
  const laid = /^lay (\d)$/.exec(words)
  const move = laid === null ? MOVES[words] : LAY + Number(laid[1])
  if (move === undefined) return unknownMove(given, words, FORMS)
  return { move, card: undefined }
}

/** Reads `lay 3` or `p2: lay 3`; without a seat it is p1's, or that of whoever is to move. */
function readMove(rules: ToyRules, given: Given, seatless: boolean): LitmusMove<State> {
  const [, who, words = ''] = /^(?:(p\d)\s*:\s*)?(.*)$/.exec(given.text()) ?? []
  const named = readSeat(who ?? 'p1', rules.seats, given)
  const anybody = seatless && who === undefined
  const { move, card } = readWanted(words.trim(), given)
  const start = (): Guide<State> => {
    let made = false
    return question => {
      if (isMove(question)) {
        if (made) return 'done'
        if ((!anybody && question.seat !== named) || !question.choices.includes(move)) return 'illegal'
        made = true
        return { answer: [move], final: card === undefined }
      }
      if (question.step === 'doubt' || card === undefined) return 'every'
      return question.choices.includes(card) ? { answer: [card], final: true } : 'illegal'
    }
  }
  return { text: given.text(), start }
}

const ascending = (cards: readonly number[]): string => cards.toSorted((a, b) => a - b).join(' ')

/** Compares cards or a number with what a test wants. */
function test(what: string, given: Given, is: (state: State) => readonly number[] | number): Pattern<State> {
  const wanted = given.isList ? ascending(cardsOf(given)) : undefined
  const fits = given.isList ? undefined : given.comparison()
  return state => {
    const found = is(state)
    const right = typeof found === 'number' ? fits?.(found) === true : ascending(found) === wanted
    const shown = typeof found === 'number' ? found : `[${ascending(found)}]`
    return right ? undefined : isNot(what, String(shown), given)
  }
}

function playerTests(seat: Seat, given: Given): Pattern<State>[] {
  return given.record(['hand', 'laid', 'tokens', 'score']).map(([field, value]) =>
    test(`p${seat + 1}.${field}`, value, ({ players }) => {
      const player = at(players, seat)
      if (field === 'hand' || field === 'laid') return player[field]
      return field === 'tokens' ? player.tokens : score(player)
    }),
  )
}

function readPattern(rules: ToyRules, given: Given): Pattern<State> {
  const names = seatNames(rules.seats)
  const tests = given.record([...names, ...PILES, 'turn', 'over']).flatMap(([field, value]): Pattern<State>[] => {
    if (names.includes(field)) return playerTests(seatOf(names.indexOf(field)), value)
    if (field === 'deck') return [test(field, value, state => state.deck)]
    if (field === 'discard') return [test(field, value, state => state.discard)]
    if (field === 'over') {
      const over = value.flag()
      return [state => (state.over === over ? undefined : isNot(field, String(state.over), value))]
    }
    const turn = names.indexOf(value.text())
    return [state => (state.turn === turn ? undefined : isNot(field, `p${state.turn + 1}`, value))]
  })
  return state => tests.map(fits => fits(state)).find(fault => fault !== undefined)
}

/** Litmus tests of the toy. */
export const toyLitmus: LitmusGame<State, Sight> = {
  id: 'toy',
  fields: ['rounds'],
  position(given): Position<State, Sight> {
    const fields = new Map(given.record(key => key))
    const [players, rounds] = [fields.get('players')?.count(), fields.get('rounds')?.count()]
    const setup = parseSetup({ ...(players && { players }), ...(rounds && { rounds }) })
    const rules = new ToyRules(setup)
    return {
      rules,
      setup,
      start: lay(rules, fields.get('given')),
      move: (move, seatless) => readMove(rules, move, seatless),
      pattern: pattern => readPattern(rules, pattern),
      verbs: ['pass', 'draw', 'mix', 'lay', 'claim'],
      names: (question, n) => [choiceName(question, n).en],
      tell: choice => tellChoice(choice, String, (question, n) => (isMove(question) ? moveName(n) : String(n))),
    }
  },
}
