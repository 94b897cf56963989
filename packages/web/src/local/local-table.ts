import {
  type Adviser,
  type Answer,
  at,
  type Event,
  eventsFor,
  type Game,
  type MakePlayer,
  Match,
  Mistake,
  NOBODY,
  type Player,
  type Rules,
  type Save,
  type Seat,
  type Seed,
  save,
  seat,
} from '@kartentisch/kernel'
import type { Hint, Moment, Sitting, TableInfo } from '../table/feed.ts'
import { say } from '../words/refusals.ts'
import type { StoredGame } from './storage.ts'

/** A match with all that happened in it, answer by answer. */
interface Played<State, Sight> {
  readonly match: Match<State, Sight>
  /** What happened at the beginning and after each answer. */
  readonly told: (readonly Event[])[]
  readonly by: Seat[]
}

function begin<State, Sight>(match: Match<State, Sight>): Played<State, Sight> {
  return { match, told: [match.opening], by: [NOBODY] }
}

/** Plays a saved game again from its beginning; from its snapshot if the rules have changed since. */
function playAgain<Setup, State, Sight>(
  game: Game<Setup, State, Sight>,
  rules: Rules<State, Sight>,
  saved: Save<Setup, State>,
): Played<State, Sight> {
  if (saved.version !== game.version) return begin(Match.resume(rules, saved.snapshot))
  const played = begin(Match.deal(rules, saved.seed))
  for (const answer of saved.answers) {
    const asked = played.match.question
    if (asked === undefined) throw new Mistake(say('goes on after end'))
    played.told.push(played.match.answer(asked.seat, answer))
    played.by.push(asked.seat)
  }
  return played
}

/** A table on this machine: people at one screen and bots. Knows everything; gives away what a seat may know. */
export class LocalTable<Setup, State, Sight> {
  readonly info: TableInfo
  readonly #game: Game<Setup, State, Sight>
  readonly #setup: Setup
  readonly #seed: Seed
  /** The rules' version the answers belong to. */
  readonly #version: string
  readonly #played: Played<State, Sight>
  readonly #bots: readonly (Player<Sight> | undefined)[]
  readonly #people: readonly Seat[]
  /** Whose view the screen shows; nobody's while it is handed over. */
  #shown: Seat

  constructor(
    game: Game<Setup, State, Sight>,
    bots: Readonly<Record<string, MakePlayer<Sight>>>,
    id: string,
    sittings: readonly Sitting[],
    from: { readonly setup: unknown; readonly seed: Seed } | Save<Setup, State>,
  ) {
    this.#game = game
    this.#setup = game.parseSetup(from.setup)
    this.#seed = from.seed
    const rules = game.prepare(this.#setup)
    this.#version = 'answers' in from ? from.version : game.version
    this.#played = 'answers' in from ? playAgain(game, rules, from) : begin(Match.deal(rules, from.seed))
    this.#bots = sittings.map((sitting, i) => {
      if (sitting.kind === 'person') return undefined
      const make = bots[sitting.bot]
      if (make === undefined) throw new Mistake(say('no such bot', { bot: sitting.bot }))
      return make(`${from.seed} ${i}`)
    })
    this.#people = sittings.flatMap((sitting, i) => (sitting.kind === 'person' ? [seat(i)] : []))
    this.#shown = this.#people.length === 1 ? at(this.#people, 0) : NOBODY
    this.info = { id, game: game.id, setup: this.#setup, sittings }
  }

  get #match(): Match<State, Sight> {
    return this.#played.match
  }

  /** Whether the open question is a bot's. */
  get botIsAsked(): boolean {
    const { question } = this.#match
    return question !== undefined && this.#bots[question.seat] !== undefined
  }

  answer(answer: Answer, number: number): void {
    const { question } = this.#match
    if (question === undefined) throw new Mistake(say('nothing asked'))
    if (question.seat !== this.#shown) throw new Mistake(say('another asked'))
    this.#give(question.seat, answer, number)
  }

  /** Lets the bot that is asked answer. */
  letBotAnswer(): void {
    const { question } = this.#match
    const bot = question === undefined ? undefined : this.#bots[question.seat]
    if (question === undefined || bot === undefined) throw new Mistake(say('no bot asked'))
    this.#give(question.seat, this.#match.consult(bot), this.#match.number)
  }

  /** What the adviser would answer in the place of the person at the screen, knowing no more than they may. */
  advice({ player, opensNothing }: Adviser<Sight>): { readonly number: number; readonly hint: Hint } {
    const { question, number } = this.#match
    if (question === undefined) throw new Mistake(say('nothing asked'))
    if (question.seat !== this.#shown) throw new Mistake(say('another asked'))
    const answer = this.#match.consult(player)
    if (!opensNothing(question, answer)) return { number, hint: { answer } }
    const ahead = this.#match.fork()
    ahead.answer(question.seat, answer)
    const next = ahead.question
    if (next?.seat !== question.seat) return { number, hint: { answer } }
    return { number, hint: { answer, next: { question: next, answer: ahead.consult(player) } } }
  }

  #give(by: Seat, answer: Answer, number: number): void {
    this.#played.told.push(this.#match.answer(by, answer, number))
    this.#played.by.push(by)
  }

  /** The number of answers before the last one a person gave; less than 0 if there is none. */
  get #lastByPerson(): number {
    return this.#played.by.findLastIndex(by => this.#people.includes(by)) - 1
  }

  /** Goes back to before the last answer a person gave. */
  undo(): void {
    const back = this.#lastByPerson
    if (back < 0) throw new Mistake(say('nothing to undo'))
    this.#match.undoTo(back)
    this.#played.told.length = back + 1
    this.#played.by.length = back + 1
  }

  /** The person who is asked sits down at the screen. */
  take(): void {
    const { question } = this.#match
    if (question !== undefined && this.#people.includes(question.seat)) this.#shown = question.seat
  }

  /** The table as the screen may show it; `anew` tells everything from the beginning. */
  moment(anew: boolean): Moment {
    const { question, number, state, rules } = this.#match
    const { told, by } = this.#played
    const nextPerson = question !== undefined && this.#people.includes(question.seat) ? question.seat : undefined
    const handOver = nextPerson !== undefined && nextPerson !== this.#shown ? nextPerson : undefined
    if (handOver !== undefined) this.#shown = NOBODY
    const viewer = this.#shown
    return {
      number,
      seat: viewer,
      view: rules.view(state, viewer),
      question: question?.seat === viewer ? question : undefined,
      asked: question && { seat: question.seat, whose: question.whose, about: question.about },
      events: eventsFor(anew ? told.flat() : (told.at(-1) ?? []), viewer),
      anew,
      by: by.at(-1) ?? NOBODY,
      canUndo: this.#lastByPerson >= 0,
      handOver,
    }
  }

  /** Everything that has to be kept, at this time. */
  stored(changed: number): StoredGame {
    const saved = save(this.#game, this.#setup, this.#seed, this.#match)
    return {
      id: this.info.id,
      game: this.info.game,
      sittings: this.info.sittings,
      save: { ...saved, version: this.#version },
      over: this.#match.over,
      ...(this.#match.over && { told: this.#played.told }),
      answers: this.#match.log.length,
      changed,
    }
  }
}
