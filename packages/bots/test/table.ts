import { type DominionRules, dominion, moveOf, type Sight, type State } from '@kartentisch/dominion'
import { type Answer, at, Match, type Player, seat, seeded } from '@kartentisch/kernel'
import { parsePlan, planPlayer } from '../src/index.ts'

export interface Position {
  readonly kingdom?: readonly string[]
  readonly events?: readonly string[]
  readonly landmarks?: readonly string[]
  readonly hand: readonly string[]
  /** From the top down. */
  readonly deck?: readonly string[]
  readonly discard?: readonly string[]
  /** The other's deck, from the top down. */
  readonly theirs?: readonly string[]
  readonly plan?: string
  readonly coins?: number
  readonly actions?: number
}

/** A plan player in the middle of a turn, against somebody who does the least they must. */
export class PlanTable {
  readonly rules: DominionRules
  readonly match: Match<State, Sight>
  readonly #player: Player<Sight>

  constructor(position: Position) {
    const { kingdom = [], events = [], landmarks = [], hand, deck = [], discard = [], theirs = [], ...rest } = position
    const { plan = '[province, gold, silver]', ...turn } = rest
    this.rules = dominion.prepare(dominion.parseSetup({ players: 2, kingdom, events, landmarks, first: 0 }))
    const { tables } = this.rules
    const cards = (ids: readonly string[]) => ids.map(id => tables.card(id))
    const state = this.rules.lay(seeded('plan table'))
    Object.assign(at(state.players, 0), {
      hand: cards(hand),
      deck: cards(deck).reverse(),
      discard: cards(discard),
      turns: 1,
    })
    const coppers = Array.from({ length: 5 }, () => 'copper')
    Object.assign(at(state.players, 1), { hand: cards(coppers), deck: cards([...theirs, ...coppers]).reverse() })
    Object.assign(state.turn, { phase: 'action', ...turn })
    this.match = Match.from(this.rules, state)
    this.#player = planPlayer(parsePlan(plan))('1')
  }

  /** The player's answer to the open question, not given yet. */
  get answer(): Answer {
    const { question } = this.match
    if (question === undefined) throw new Error('Nobody is asked.')
    return this.#player.answer(question, this.match.sight(question.seat))
  }

  /** The names of the cards answered with. */
  get chosen(): string[] {
    return this.answer.map(card => this.rules.tables.name(card)).sort()
  }

  /** What is done with which card or event, such as "play village". */
  get move(): string {
    const { kind, of } = moveOf(at(this.answer, 0))
    if (kind === 'event') return `buy ${at(this.rules.tables.events, of).id}`
    return kind === 'play' || kind === 'buy' ? `${kind} ${this.rules.tables.name(of)}` : kind
  }

  /** Lets the player go on until this is asked. */
  until(about: string, step: string): this {
    while (this.match.question?.about !== about || this.match.question.step !== step) this.goOn()
    return this
  }

  /** The moves until the turn is over. */
  moves(): string[] {
    const moves: string[] = []
    while (this.match.question?.seat === seat(0) && this.match.state.turn.seat === seat(0)) {
      if (this.match.question.step === 'move') moves.push(this.move)
      this.goOn()
    }
    return moves
  }

  goOn(): void {
    const { question } = this.match
    if (question === undefined) throw new Error('Nobody is asked.')
    const answer = question.seat === 0 ? this.answer : question.choices.slice(0, question.min)
    this.match.answer(question.seat, answer)
  }
}
