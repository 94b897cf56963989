import { createHash } from 'node:crypto'
import { type Answer, type Event, eventsFor, Mistake, objection, type Question, type Seat } from '@kartentisch/kernel'
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
    const what = `question ${number} (${question.about}: ${question.step})`
    const first = await this.#ask(asked, question, what)
    if ('answer' in first) return first.answer
    const second = await this.#ask({ type: 'refused', number, why: first.why }, question, what)
    if ('answer' in second) return second.answer
    const faults = [first, second].map(({ why, line }) => `\n  ${line}\n    ${why}`)
    throw new Mistake(`The bot "${this.#program.name}" gave no legal answer to ${what}, twice:${faults.join('')}`)
  }

  async #ask(
    message: Message,
    question: Question,
    what: string,
  ): Promise<{ readonly answer: Answer } | { readonly why: string; readonly line: string }> {
    const line = await this.#program.ask(message, what)
    const said = saidIn(line)
    if ('error' in said) throw new Mistake(`The bot "${this.#program.name}" gave up at ${what}: ${said.error}`)
    const wrong = (why: string) => ({ why, line: `line ${this.#program.line}: ${shortened(line)}` })
    if ('nonsense' in said) return wrong(said.nonsense)
    const { answer } = said
    const why = objection(question, answer)
    if (why === undefined && isAnswer(answer)) return { answer }
    return wrong(why?.en ?? 'An answer is a list of whole numbers.')
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
