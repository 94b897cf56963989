import {
  type Answer,
  at,
  type LetteredChoice as Choice,
  columns,
  type Event,
  labelled,
  Mistake,
  NOBODY,
  type Question,
  ruled,
  type Seat,
  seat,
  wrapped,
} from '@kartentisch/kernel'
import type { Face } from './game.ts'
import { amountRange, keys, Reader, rightCount } from './input.ts'
import type { Table } from './table.ts'
import type { Terminal } from './terminal.ts'
import type { Sayings } from './words.ts'

/** What became of what somebody typed: the question is done with, or it stays, or they leave. */
type Outcome = 'done' | 'again' | 'leave'

/** At least so many lines tell what happened, however small the screen is. */
const LEAST_NEWS = 3

const mayBeNone = ({ min, orNone }: Question): boolean => min === 0 || orNone

/** People playing in one terminal, from the first question to the points. */
export class Session<Setup, State, Sight> {
  readonly #table: Table<Setup, State, Sight>
  readonly #face: Face<Sight>
  readonly #terminal: Terminal
  readonly #say: Sayings
  /** Who sits before the screen; nobody before the first question. */
  #before: Seat | undefined

  constructor(table: Table<Setup, State, Sight>, face: Face<Sight>, terminal: Terminal, say: Sayings) {
    this.#table = table
    this.#face = face
    this.#terminal = terminal
    this.#say = say
  }

  /** Plays until the game is over or somebody leaves. */
  async run(): Promise<void> {
    for (;;) {
      const { question } = this.#table
      if (question !== undefined && this.#table.isBot(question.seat)) {
        await this.#table.botAnswers()
        continue
      }
      const outcome = question === undefined ? await this.#afterTheEnd() : await this.#askPerson(question)
      if (outcome === 'leave') break
    }
    const { file, question, gameId } = this.#table
    if (question === undefined && file === undefined) return
    this.#terminal.write([''])
    if (file === undefined) this.#tell(this.#say.notSaved)
    else if (question === undefined) {
      this.#tell(this.#say.savedOver)
      this.#terminal.write([`  kartentisch replay ${file}`])
    } else {
      this.#tell(this.#say.saved)
      this.#terminal.write([`  kartentisch play ${gameId} --load ${file}`])
    }
  }

  #tell(text: string): void {
    this.#terminal.write(wrapped(text, this.#terminal.width))
  }

  get #severalPeople(): boolean {
    return this.#table.company.people > 1
  }

  async #askPerson(question: Question): Promise<Outcome> {
    if (!(await this.#handOver(question.seat))) return 'leave'
    const choices = this.#face.letters.choices(question, this.#table.sight(question.seat))
    this.#show(question, choices)
    for (;;) {
      const typed = await this.#terminal.line('> ')
      if (typed === undefined) return 'leave'
      const outcome = this.#take(typed.trim(), question, choices)
      if (outcome !== 'again') return outcome
    }
  }

  /** Sees to it that nobody sees another's cards: the screen is wiped until the right person is there. */
  async #handOver(to: Seat): Promise<boolean> {
    if (!this.#severalPeople || this.#before === to) return true
    this.#before = to
    this.#terminal.clear(true)
    return (await this.#terminal.line(`${this.#say.handOver(this.#table.name(to))} `)) !== undefined
  }

  /** Does what was typed. A mistake is answered with what would be right, and nothing changes. */
  #take(typed: string, question: Question, choices: readonly Choice[]): Outcome {
    const { seat } = question
    const [command = '', ...rest] = typed.split(/\s+/)
    switch (command.toLowerCase()) {
      case 'q':
        return 'leave'
      case 't':
        this.#show(question, choices)
        return 'again'
      case 'u':
        return this.#undo(seat)
      case 'score':
        this.#tell(this.#say.notOver)
        return 'again'
      default:
        if (this.#tellMore(command, rest.join(' '), seat)) return 'again'
    }
    const answer = this.#read(typed, question, choices)
    if (answer === undefined) return 'again'
    this.#table.answer(answer)
    return 'done'
  }

  #read(typed: string, question: Question, choices: readonly Choice[]): Answer | undefined {
    try {
      return typed === '' ? this.#obvious(question) : new Reader(question, choices, this.#say).read(typed)
    } catch (fault) {
      if (!(fault instanceof Mistake)) throw fault
      this.#tell(fault.message)
      return undefined
    }
  }

  /** Commands that only tell something, whether or not the game is over. */
  #tellMore(command: string, rest: string, seat: Seat): boolean {
    const { width } = this.#terminal
    const sight = this.#table.sight(seat)
    switch (command.toLowerCase()) {
      case '?':
        this.#terminal.write([
          ...this.#say.help.flatMap(line => wrapped(line, width)),
          '',
          ...wrapped(this.#face.letters.legend, width),
        ])
        return true
      case 'log':
        this.#terminal.write(this.#face.speaker.story(this.#table.events(seat)).flatMap(line => wrapped(line, width)))
        return true
      case 'i':
        this.#tellAbout(rest, sight)
        return true
      default:
        return false
    }
  }

  #tellAbout(name: string, sight: Sight): void {
    if (name === '') {
      this.#tell(this.#say.whichCard)
      return
    }
    try {
      this.#terminal.write(this.#face.letters.thing(name, sight, this.#terminal.width))
    } catch (fault) {
      if (!(fault instanceof Mistake)) throw fault
      this.#tell(fault.message)
    }
  }

  #undo(seat: Seat): Outcome {
    const other = this.#table.actedSince(seat)
    if (other !== undefined) {
      this.#tell(this.#say.othersActed(this.#table.name(other)))
      return 'again'
    }
    if (this.#table.undo(seat)) return 'done'
    this.#tell(this.#say.nothingToUndo)
    return 'again'
  }

  #obvious(question: Question): Answer {
    const obvious = this.#face.letters.obvious(question)
    if (obvious !== undefined) return [obvious]
    if (mayBeNone(question)) return []
    throw new Mistake(this.#say.nothingObvious(rightCount(question, this.#say)))
  }

  /** The table, what happened, and the question. */
  #show(question: Question, choices: readonly Choice[]): void {
    const { width, height } = this.#terminal
    const { seat } = question
    const sight = this.#table.sight(seat)
    const table = this.#face.letters.table(sight, width)
    const asked = this.#asked(question, choices)
    const room = height === undefined ? undefined : Math.max(LEAST_NEWS, height - table.length - asked.length - 2)
    this.#terminal.clear(this.#severalPeople)
    this.#terminal.write([...table, ...this.#log(seat, room), ...asked])
  }

  /** The last that happened: what there is room for, or all that is new. */
  #log(seat: Seat, room?: number): string[] {
    const { width, paint } = this.#terminal
    const lines = (events: readonly Event[]) =>
      this.#face.speaker.story(events).flatMap(sentence => wrapped(sentence, width))
    const news = lines(this.#table.news(seat))
    const shown = room === undefined ? news : lines(this.#table.events(seat)).slice(-room)
    if (shown.length === 0) return []
    const missing = news.length - shown.length
    if (missing > 0) shown[0] = this.#say.earlier(missing + 1)
    return [paint('dim', ruled(this.#say.log, width)), ...shown]
  }

  #asked(question: Question, choices: readonly Choice[]): string[] {
    const { width, paint } = this.#terminal
    const obvious = this.#face.letters.obvious(question)
    const enter = choices.find(({ n }) => n === obvious)?.label ?? (mayBeNone(question) ? this.#say.none : undefined)
    const hints = [...(enter === undefined ? [] : [this.#say.enter(enter)]), this.#say.more]
    return [
      paint('dim', ruled(hints.join(' · '), width)),
      ...wrapped(this.#face.speaker.prompt(question), width).map(line => paint('bold', line)),
      ...this.#listed(question, choices),
    ]
  }

  /** The choices with what is typed for them: amounts as a range, those of a group in a row, the others in columns. */
  #listed(question: Question, choices: readonly Choice[]): string[] {
    const { width, paint } = this.#terminal
    const range = amountRange(choices, this.#say)
    if (range !== undefined) return [range]
    const places = keys(choices)
    const widest = Math.max(...places.map(place => place.length))
    const several = Math.min(question.max, question.choices.length) > 1
    const cells = choices.map(({ n, label, group, short = label }, i) => {
      const there = question.choices.filter(choice => choice === n).length
      const place = group === undefined ? at(places, i).padStart(widest) : at(places, i)
      return { group, text: `${paint('bold', place)} ${short}${several && there > 1 ? ` ×${there}` : ''}` }
    })
    return [...Map.groupBy(cells, ({ group }) => group)].flatMap(([group, members]) => {
      const texts = members.map(({ text }) => text)
      return group === undefined ? columns(texts, width) : labelled(group, texts, width)
    })
  }

  /** The points, and then what somebody still wants to know. */
  async #afterTheEnd(): Promise<Outcome> {
    // What is told at the end is for everybody's eyes.
    const reader = this.#severalPeople ? NOBODY : seat(0)
    this.#terminal.clear(this.#severalPeople)
    this.#terminal.write([...this.#log(reader, LEAST_NEWS), ''])
    this.#points(reader)
    for (;;) {
      const typed = await this.#terminal.line(`(${this.#say.overPrompt}) > `)
      const [command = '', ...rest] = (typed ?? '').trim().split(/\s+/)
      if (typed === undefined || command === '' || command === 'q') return 'leave'
      if (command === 'score') this.#points(reader)
      else if (command === 'u') {
        const last = this.#table.lastPerson
        if (last !== undefined && this.#table.undo(last)) return 'done'
        this.#tell(this.#say.nothingToUndo)
      } else if (!this.#tellMore(command, rest.join(' '), reader)) this.#tell(this.#say.overHelp)
    }
  }

  #points(reader: Seat): void {
    const { width, paint } = this.#terminal
    const winners = this.#table.winners.map(winner => this.#table.name(winner))
    this.#terminal.write([
      ...this.#face.letters.points(this.#table.sight(reader), width),
      '',
      paint('bold', this.#say.wins(winners)),
    ])
  }
}
