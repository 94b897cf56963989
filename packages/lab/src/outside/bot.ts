import { createHash } from 'node:crypto'
import {
  type Answer,
  type Event,
  eventsFor,
  inEvery,
  Mistake,
  objection,
  type Question,
  type Seat,
  type Wording,
} from '@kartentisch/kernel'
import { say } from '../words/say.ts'
import type { Interpreter } from './interpreter.ts'
import { askedOf, type Message, PROTOCOL, saidIn, toldOf } from './messages.ts'
import { type Program, shortened } from './program.ts'

/** A number for the program's own chance, which tells nothing about the deal. */
const chanceFrom = (seed: string): number =>
  createHash('sha256').update(`chance of a program ${seed}`).digest().readUInt32BE()

/** What a program learns of a game before it begins. */
export interface Beginning {
  readonly seats: number
  readonly setup: unknown
  readonly seed: string
}

/** A program that plays one seat of a game. It learns what that seat may know and nothing else. */
export class OutsideBot {
  readonly #program: Program
  readonly #interpreter: Interpreter
  readonly #seat: Seat
  /** Told to the seat since it was last asked. */
  #news: Event[] = []

  constructor(program: Program, interpreter: Interpreter, seat: Seat) {
    this.#program = program
    this.#interpreter = interpreter
    this.#seat = seat
  }

  /** Begins a game; what was heard before is forgotten. */
  begin({ seats, setup, seed }: Beginning): void {
    const { game, version } = this.#interpreter
    this.#news = []
    this.#program.send({
      type: 'hello',
      protocol: PROTOCOL,
      game,
      version,
      seat: this.#seat,
      seats,
      setup,
      random: chanceFrom(seed),
      catalogue: this.#interpreter.catalogue,
    })
  }

  /** Hears what happens, as far as its seat may. */
  hear(events: readonly Event[]): void {
    this.#news.push(...eventsFor(events, this.#seat))
  }

  /** `view` is the seat's. An answer that can't be is refused with the reason, once; a second one ends the game. */
  async answer(question: Question, number: number, view: unknown): Promise<Answer> {
    const asked = askedOf(this.#interpreter, number, question, view, this.#news)
    this.#news = []
    const what = say('bot question', { number, asked: `${question.about}: ${question.step}` })
    const first = await this.#ask(asked, question, what)
    if ('answer' in first) return first.answer
    const second = await this.#ask({ type: 'refused', number, why: first.why.en }, question, what)
    if ('answer' in second) return second.answer
    const faults = inEvery(language =>
      [first, second].map(({ why, line }) => `\n  ${line[language]}\n    ${why[language]}`).join(''),
    )
    throw new Mistake(say('bot illegal', { bot: this.#program.name, what, faults }))
  }

  async #ask(
    message: Message,
    question: Question,
    what: Wording,
  ): Promise<{ readonly answer: Answer } | { readonly why: Wording; readonly line: Wording }> {
    const line = await this.#program.ask(message, what)
    const said = saidIn(line)
    if ('error' in said) throw new Mistake(say('bot gave up', { bot: this.#program.name, what, error: said.error }))
    const wrong = (why: Wording) => ({ why, line: say('bot line', { n: this.#program.line, line: shortened(line) }) })
    if ('nonsense' in said) return wrong(said.nonsense)
    const { answer } = said
    const why = objection(question, answer)
    if (why === undefined && isAnswer(answer)) return { answer }
    return wrong(why ?? say('bot no list'))
  }

  /** The game has ended, or is left as it is. */
  end(scores: readonly number[], winners: readonly Seat[], view: unknown): void {
    const events = toldOf(this.#interpreter, this.#news)
    this.#news = []
    this.#program.send({ type: 'over', scores, winners, view, events })
  }
}

const isAnswer = (answer: unknown): answer is Answer =>
  Array.isArray(answer) && answer.every(n => typeof n === 'number')
