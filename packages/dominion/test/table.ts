import {
  type Dominion,
  dominion,
  moveNumber,
  type PlayerState,
  type PlayerView,
  type State,
  type View,
} from '@kartentisch/dominion'
import { at, type Event, eventFor, Match, type Question, type Seat, seat, seeded } from '@kartentisch/kernel'

export const [p1, p2, p3] = [seat(0), seat(1), seat(2)]

type Zone = 'hand' | 'deck' | 'discard' | 'play'

/** What a player has, piles from the top down. */
export type Given = Partial<Record<Zone, readonly string[]>> & Partial<Pick<PlayerState, 'coffers' | 'debt' | 'vp'>>

/** A position made by hand, with the first player's action phase about to begin, and played on as a match. */
export class Table {
  readonly rules
  readonly match

  constructor(
    setup: Record<string, unknown>,
    players: readonly Given[],
    change: (state: State) => void = () => {},
    game: Dominion = dominion,
  ) {
    this.rules = game.prepare(game.parseSetup({ first: 0, players: players.length, ...setup }))
    const state = this.rules.lay(seeded('table'))
    state.turn.phase = 'action'
    for (const [i, { hand = [], deck = [], discard = [], play = [], ...tokens }] of players.entries()) {
      const player = at(state.players, i)
      Object.assign(player, tokens)
      player.hand = this.cards(hand)
      player.deck = this.cards(deck).reverse()
      player.discard = this.cards(discard).reverse()
      player.play = this.cards(play)
      player.marks = play.map(() => state.nextMark++)
    }
    change(state)
    this.match = Match.from(this.rules, state)
  }

  cards(ids: readonly string[]) {
    return ids.map(id => this.rules.tables.card(id))
  }

  names(cards: readonly number[]): string[] {
    return cards.map(card => this.rules.tables.name(card))
  }

  get asked(): Question {
    const { question } = this.match
    if (question === undefined) throw new Error('Nobody is asked.')
    return question
  }

  /** Answers the open question for whoever is asked. */
  answer(...numbers: number[]): readonly Event[] {
    return this.match.answer(this.asked.seat, numbers)
  }

  /** Answers a question about cards by their ids. */
  choose(...ids: string[]): readonly Event[] {
    return this.answer(...this.cards(ids))
  }

  play(id: string): readonly Event[] {
    return this.answer(moveNumber('play', this.rules.tables.card(id)))
  }

  playTreasures(): readonly Event[] {
    return this.answer(moveNumber('treasures'))
  }

  buy(id: string): readonly Event[] {
    return this.answer(moveNumber('buy', this.rules.tables.card(id)))
  }

  endTurn(): readonly Event[] {
    return this.answer(moveNumber('end-turn'))
  }

  view(by: Seat): View {
    return this.rules.view(this.match.state, by)
  }

  /** One player as another one sees them. */
  player(of: Seat, by: Seat): PlayerView {
    return at(this.view(by).players, of)
  }

  /** What a seat is told by the events of one kind: how many cards, and which as far as it may see them. */
  told(events: readonly Event[], type: string, by: Seat): { readonly count: number; readonly cards: string[] }[] {
    return events
      .filter(event => event.type === type)
      .map(event => ({ count: event.count, cards: this.names(eventFor(event, by).cards) }))
  }
}
