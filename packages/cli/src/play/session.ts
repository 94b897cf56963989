import {
  type Answer,
  type Awaited,
  at,
  type LetteredChoice as Choice,
  columns,
  type Event,
  groupedBy,
  type Language,
  labelled,
  Mistake,
  NOBODY,
  type Question,
  ruled,
  type Seat,
  type UndoRequest,
  type Wording,
  wrapped,
} from '@kartentisch/kernel'
import { say } from '../words/say.ts'
import type { Face } from './face.ts'
import { amountRange, keys, Reader, rightCount } from './input.ts'
import type { Table } from './table.ts'
import type { Terminal } from './terminal.ts'
import { victory } from './victory.ts'

/** What became of what somebody typed: the question is done with, or it stays, or they leave. */
type Outcome = 'done' | 'again' | 'leave'

/** At least so many lines tell what happened, however small the screen is. */
const LEAST_NEWS = 3

/** What is typed to agree, and not to, in any language. */
const YES = ['y', 'yes', 'j', 'ja']
const NO = ['n', 'no', 'nein']

const mayBeNone = ({ min, orNone }: Question): boolean => min === 0 || orNone

/** People playing in one terminal, from the first question to the points. */
export class Session {
  readonly #table: Table
  readonly #face: Face
  readonly #terminal: Terminal
  readonly #language: Language
  /** Who sits before the screen; nobody before the first question. */
  #before: Seat | undefined
  /** What the next screen begins with. */
  #notice: Wording | undefined

  constructor(table: Table, face: Face, terminal: Terminal, language: Language) {
    this.#table = table
    this.#face = face
    this.#terminal = terminal
    this.#language = language
  }

  /** Plays until the game is over or somebody leaves. */
  async run(): Promise<void> {
    while ((await this.#next()) !== 'leave') {}
    const { file } = this.#table
    const { result } = this.#table.sitting
    if (result !== undefined && file === undefined) return
    this.#terminal.write([''])
    if (file === undefined) this.#tell(say('notSaved'))
    else if (result !== undefined) {
      this.#tell(say('savedOver'))
      this.#terminal.write([`  kartentisch replay ${file}`])
    } else {
      this.#tell(say('saved'))
      this.#terminal.write([`  kartentisch play --load ${file}`])
    }
  }

  async #next(): Promise<Outcome> {
    const { awaited, request } = this.#table.sitting
    if (request !== undefined) return this.#askConsent(request)
    if (awaited === undefined) return this.#afterTheEnd()
    if (awaited.bot === undefined) return this.#askPerson(awaited)
    await this.#table.botAnswers(awaited.bot)
    return 'done'
  }

  #in(wording: Wording): string {
    return wording[this.#language]
  }

  #tell(wording: Wording): void {
    this.#terminal.write(wrapped(this.#in(wording), this.#terminal.width))
  }

  get #severalPeople(): boolean {
    return this.#table.people.length > 1
  }

  #sight(seat: Seat): unknown {
    return this.#table.sitting.match.sight(seat)
  }

  /** Asks whoever has to agree before something is taken back, one after the other. */
  async #askConsent({ seat: asking, number, waitingFor }: UndoRequest): Promise<Outcome> {
    const seat = at(waitingFor, 0)
    const name = this.#table.name(seat)
    if (!(await this.#handOver(seat))) return 'leave'
    this.#tell(say('askConsent', { asker: this.#table.name(asking), name }))
    for (;;) {
      const typed = await this.#terminal.line(this.#in(say('yesOrNo')))
      if (typed === undefined) return 'leave'
      const said = typed.trim().toLowerCase()
      if (!YES.includes(said) && !NO.includes(said)) this.#tell(say('sayYesOrNo'))
      else {
        const agree = YES.includes(said)
        this.#table.intend(seat, { type: 'consent', number, agree })
        if (!agree) this.#notice = say('declined', { name })
        return 'done'
      }
    }
  }

  async #askPerson({ seat, question, number }: Awaited): Promise<Outcome> {
    if (!(await this.#handOver(seat))) return 'leave'
    const choices = this.#face.letters.choices(question, this.#sight(seat))
    this.#show(question, choices)
    for (;;) {
      const typed = await this.#terminal.line('> ')
      if (typed === undefined) return 'leave'
      const outcome = this.#take(typed.trim(), question, number, choices)
      if (outcome !== 'again') return outcome
    }
  }

  /** Sees to it that nobody sees another's cards: the screen is wiped until the right person is there. */
  async #handOver(to: Seat): Promise<boolean> {
    if (!this.#severalPeople || this.#before === to) return true
    this.#before = to
    this.#terminal.clear(true)
    return (await this.#terminal.line(`${this.#in(say('handOver', { name: this.#table.name(to) }))} `)) !== undefined
  }

  /** Does what was typed. A mistake is answered with what would be right, and nothing changes. */
  #take(typed: string, question: Question, number: number, choices: readonly Choice[]): Outcome {
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
        this.#tell(say('notOver'))
        return 'again'
      default:
        if (this.#tellMore(command, rest.join(' '), seat)) return 'again'
    }
    const answer = this.#read(typed, question, choices)
    if (answer === undefined) return 'again'
    this.#table.intend(seat, { type: 'answer', number, answer })
    return 'done'
  }

  #read(typed: string, question: Question, choices: readonly Choice[]): Answer | undefined {
    try {
      return typed === '' ? this.#obvious(question) : new Reader(question, choices).read(typed)
    } catch (fault) {
      if (!(fault instanceof Mistake)) throw fault
      this.#tell(fault.wording)
      return undefined
    }
  }

  /** Commands that only tell something, whether or not the game is over. */
  #tellMore(command: string, rest: string, seat: Seat): boolean {
    const { width } = this.#terminal
    switch (command.toLowerCase()) {
      case '?':
        this.#terminal.write([
          ...this.#in(say('help'))
            .split('\n')
            .flatMap(line => wrapped(line, width)),
          '',
          ...wrapped(this.#face.letters.legend, width),
        ])
        return true
      case 'log':
        this.#terminal.write(this.#face.speaker.story(this.#table.events(seat)).flatMap(line => wrapped(line, width)))
        return true
      case 'i':
        this.#tellAbout(rest, this.#sight(seat))
        return true
      default:
        return false
    }
  }

  #tellAbout(name: string, sight: unknown): void {
    if (name === '') {
      this.#tell(say('whichThing'))
      return
    }
    try {
      this.#terminal.write(this.#face.letters.thing(name, sight, this.#terminal.width))
    } catch (fault) {
      if (!(fault instanceof Mistake)) throw fault
      this.#tell(fault.wording)
    }
  }

  /** Takes back the last answer, or asks the others for their consent. */
  #undo(seat: Seat): Outcome {
    try {
      this.#table.intend(seat, { type: 'undo' })
      return 'done'
    } catch (fault) {
      if (!(fault instanceof Mistake)) throw fault
      this.#tell(fault.wording)
      return 'again'
    }
  }

  #obvious(question: Question): Answer {
    const obvious = this.#face.letters.obvious(question)
    if (obvious !== undefined) return [obvious]
    if (mayBeNone(question)) return []
    throw new Mistake(say('nothingObvious', { right: rightCount(question) }))
  }

  /** The table, what happened, and the question. */
  #show(question: Question, choices: readonly Choice[]): void {
    const { width, height } = this.#terminal
    const { seat } = question
    const table = this.#face.letters.table(this.#sight(seat), width)
    const asked = this.#asked(question, choices)
    const room = height === undefined ? undefined : Math.max(LEAST_NEWS, height - table.length - asked.length - 2)
    this.#terminal.clear(this.#severalPeople)
    const notice = this.#notice === undefined ? [] : wrapped(this.#in(this.#notice), width)
    this.#notice = undefined
    this.#terminal.write([...notice, ...table, ...this.#log(seat, room), ...asked])
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
    if (missing > 0) shown[0] = this.#in(say('earlier', { n: missing + 1 }))
    return [paint('dim', ruled(this.#in(say('log')), width)), ...shown]
  }

  #asked(question: Question, choices: readonly Choice[]): string[] {
    const { width, paint } = this.#terminal
    const obvious = this.#face.letters.obvious(question)
    const enter =
      choices.find(({ n }) => n === obvious)?.label ?? (mayBeNone(question) ? this.#in(say('none')) : undefined)
    const hints = [...(enter === undefined ? [] : [say('enter', { what: enter })]), say('more')]
    return [
      paint('dim', ruled(hints.map(hint => this.#in(hint)).join(' · '), width)),
      ...wrapped(this.#face.speaker.prompt(question), width).map(line => paint('bold', line)),
      ...this.#listed(question, choices),
    ]
  }

  /** The choices with what is typed for them: amounts as a range, those of a group in a row, the others in columns. */
  #listed(question: Question, choices: readonly Choice[]): string[] {
    const { width, paint } = this.#terminal
    const range = amountRange(choices)
    if (range !== undefined) return [this.#in(range)]
    const places = keys(choices)
    const widest = Math.max(...places.map(place => place.length))
    const several = Math.min(question.max, question.choices.length) > 1
    const cells = choices.map(({ n, label, group, short = label }, i) => {
      const there = question.choices.filter(choice => choice === n).length
      const place = group === undefined ? at(places, i).padStart(widest) : at(places, i)
      return { group, text: `${paint('bold', place)} ${short}${several && there > 1 ? ` ×${there}` : ''}` }
    })
    return [...groupedBy(cells, ({ group }) => group)].flatMap(([group, members]) => {
      const texts = members.map(({ text }) => text)
      return group === undefined ? columns(texts, width) : labelled(group, texts, width)
    })
  }

  /** The points, and then what somebody still wants to know. */
  async #afterTheEnd(): Promise<Outcome> {
    // What is told at the end is for everybody's eyes.
    const [only] = this.#table.people
    const reader = only === undefined || this.#severalPeople ? NOBODY : only
    this.#terminal.clear(this.#severalPeople)
    this.#terminal.write([...this.#log(reader, LEAST_NEWS), ''])
    this.#points(reader)
    for (;;) {
      const typed = await this.#terminal.line(`(${this.#in(say('overPrompt'))}) > `)
      const [command = '', ...rest] = (typed ?? '').trim().split(/\s+/)
      if (typed === undefined || command === '' || command === 'q') return 'leave'
      if (command === 'score') this.#points(reader)
      else if (!this.#tellMore(command, rest.join(' '), reader)) this.#tell(say('overHelp'))
    }
  }

  #points(reader: Seat): void {
    const { width, paint } = this.#terminal
    const winners = this.#table.sitting.result?.winners ?? []
    this.#terminal.write([
      ...this.#face.letters.points(this.#sight(reader), width),
      '',
      paint('bold', this.#in(victory(winners.map(winner => this.#table.name(winner))))),
    ])
  }
}
