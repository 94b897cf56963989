import {
  type Adviser,
  type Answer,
  at,
  botEntry,
  type Entry,
  entryFor,
  eventsFor,
  type Game,
  historyOf,
  type Intention,
  type MakePlayer,
  Mistake,
  NOBODY,
  type Player,
  peopleAt,
  type Save,
  type Seat,
  type Seed,
  Sitting,
  type Step,
  save,
} from '@kartentisch/kernel'
import type { Hint, Moment, Participant, TableInfo } from '../table/feed.ts'
import { say } from '../words/refusals.ts'
import type { StoredGame } from './storage.ts'

/** What a game is begun from: a set-up and a seed, or all that was kept of one. */
export type Beginning = { readonly setup: unknown; readonly seed: Seed } | Pick<StoredGame, 'save' | 'entries'>

const botsOf = (participants: readonly Participant[]): (string | null)[] =>
  participants.map(participant => (participant.kind === 'bot' ? participant.bot : null))

/** The answers of a save as entries: whoever was asked gave them. */
function takeAnswers<Setup, State, Sight>(sitting: Sitting<Setup, State, Sight>, answers: readonly Answer[]): Entry[] {
  return answers.map(answer => {
    const { awaited } = sitting
    if (awaited === undefined) throw new Mistake(say('goes on after end'))
    const { seat, number, bot } = awaited
    const entry: Entry = { what: 'answer', seat, question: number, answer, bot: bot !== undefined }
    sitting.apply(entry)
    return entry
  })
}

/** A sitting on this machine: people at one screen, and bots. Knows everything; gives away what a seat may know. */
export class ScreenTable<Setup, State, Sight> {
  readonly info: TableInfo
  readonly #sitting: Sitting<Setup, State, Sight>
  /** All that was done; nothing where the game went on under other rules, whose entries are gone. */
  readonly #entries: Entry[] | undefined
  /** The rules' version the answers belong to. */
  readonly #version: string
  readonly #bots: readonly (Player<Sight> | undefined)[]
  /** Whose view the screen shows; nobody's while it is handed over. */
  #atScreen: Seat
  /** Who had the screen before it was handed over. */
  #before: Seat = NOBODY

  /** `player` finds bots by their names. */
  constructor(
    game: Game<Setup, State, Sight>,
    player: (name: string) => MakePlayer<Sight>,
    id: string,
    participants: readonly Participant[],
    from: Beginning,
  ) {
    const kept = 'save' in from ? from.save : undefined
    const { seed, setup: given } = 'save' in from ? from.save : from
    const setup = game.parseSetup(given)
    const origin = { game, setup, seed }
    const bots = botsOf(participants)
    this.#version = kept?.version ?? game.version
    if (kept !== undefined && (kept.version !== game.version || (kept.before ?? 0) > 0)) {
      this.#sitting = resumed(origin, bots, kept)
    } else {
      this.#sitting = Sitting.deal(origin, bots)
      this.#entries = []
      if ('save' in from) this.#entries = this.#takeAll(from)
    }
    this.#bots = bots.map((bot, i) => (bot === null ? undefined : player(bot)(`${seed} ${i}`)))
    const people = this.#people
    this.#atScreen = people.length === 1 ? at(people, 0) : NOBODY
    this.info = { id, game: game.id, setup, participants }
  }

  #takeAll({ save: kept, entries }: Pick<StoredGame, 'save' | 'entries'>): Entry[] {
    if (entries === undefined) return takeAnswers(this.#sitting, kept.answers)
    for (const entry of entries) this.#sitting.apply(entry)
    return [...entries]
  }

  get #people(): readonly Seat[] {
    return peopleAt(this.#sitting.keepers)
  }

  /** Whether the open question is a bot's, and nobody waits for an undo to be granted. */
  get botIsAsked(): boolean {
    return this.#sitting.awaited?.bot !== undefined && this.#sitting.request === undefined
  }

  answer(answer: Answer, number: number): void {
    this.#asked()
    this.#do(this.#atScreen, { type: 'answer', number, answer })
  }

  /** Lets the bot that is asked answer. */
  letBotAnswer(): void {
    const { asked } = this.#sitting
    const bot = this.#bots[asked]
    if (bot === undefined) throw new Mistake(say('no bot asked'))
    this.#apply(botEntry(this.#sitting, this.#sitting.consult(bot)))
  }

  /** What the adviser would answer in the place of the person at the screen, knowing no more than they may. */
  advice({ player, opensNothing }: Adviser<Sight>): { readonly number: number; readonly hint: Hint } {
    const { question, number } = this.#asked()
    const { match } = this.#sitting
    const answer = match.consult(player)
    if (!opensNothing(question, answer)) return { number, hint: { answer } }
    const ahead = match.fork()
    ahead.answer(question.seat, answer)
    const next = ahead.question
    if (next?.seat !== question.seat) return { number, hint: { answer } }
    return { number, hint: { answer, next: { question: next, answer: ahead.consult(player) } } }
  }

  /** The question to the person at the screen; refuses where there is none. */
  #asked() {
    const { awaited } = this.#sitting
    if (awaited === undefined) throw new Mistake(say('nothing asked'))
    if (awaited.seat !== this.#atScreen) throw new Mistake(say('another asked'))
    return awaited
  }

  /** Who can take something back here: the person at the screen, or who had it until now. */
  get #undoing(): Seat {
    return this.#atScreen === NOBODY ? this.#before : this.#atScreen
  }

  /** Takes back that person's last answer, or asks the others whether they agree. */
  undo(): void {
    this.#do(this.#undoing, { type: 'undo' })
  }

  /** What the next person says to an undo that was asked for. */
  consent(agree: boolean): void {
    const { request } = this.#sitting
    const [seat] = request?.waitingFor ?? []
    if (request === undefined || seat === undefined) throw new Mistake(say('nothing to undo'))
    this.#do(seat, { type: 'consent', number: request.number, agree })
  }

  #do(seat: Seat, intention: Intention): void {
    this.#apply(entryFor(this.#sitting, seat, intention))
  }

  #apply(entry: Entry): void {
    this.#sitting.apply(entry)
    this.#entries?.push(entry)
  }

  /** The person who is asked sits down at the screen. */
  take(): void {
    const { asked } = this.#sitting
    if (this.#people.includes(asked)) this.#atScreen = asked
  }

  /** The table as the screen may show it; `anew` tells everything from the beginning. */
  moment(anew: boolean): Moment {
    const { opened, asked, steps, match } = this.#sitting
    const handOver = this.#people.includes(asked) && asked !== this.#atScreen ? asked : undefined
    if (handOver !== undefined && this.#atScreen !== NOBODY) {
      this.#before = this.#atScreen
      this.#atScreen = NOBODY
    }
    const seat = this.#atScreen
    const { view, question, undo } = this.#sitting.standing(seat)
    const last: Step | undefined = steps.findLast(({ what }) => what === 'answer')
    return {
      number: opened,
      seat,
      view,
      question: question ?? undefined,
      asked: match.question && { seat: asked, whose: match.question.whose, about: match.question.about },
      events: eventsFor(anew ? historyOf(steps).flat() : (steps.at(-1)?.events ?? []), seat),
      anew,
      by: last?.seat ?? NOBODY,
      mayUndo: this.#sitting.undoFor(this.#undoing).may,
      undo,
      handOver,
    }
  }

  /** Everything that has to be kept, at this time. */
  stored(changed: number): StoredGame {
    const { origin, match, result, steps, base } = this.#sitting
    const saved = save(origin.game, origin.setup, origin.seed, match)
    const history = historyOf(steps)
    const over = match.over || result !== undefined
    const { id, game, participants } = this.info
    return {
      id,
      game,
      participants,
      save: { ...saved, version: this.#version },
      ...(this.#entries !== undefined && { entries: [...this.#entries] }),
      over,
      ...(over && { told: Array.from({ length: match.log.length + 1 }, (_, i) => history[base + i] ?? []) }),
      answers: match.number,
      changed,
    }
  }
}

/** A game that goes on under other rules: what was played stands, and can't be taken back. */
function resumed<Setup, State, Sight>(
  origin: Sitting<Setup, State, Sight>['origin'],
  bots: readonly (string | null)[],
  { snapshot }: Save<unknown, unknown>,
): Sitting<Setup, State, Sight> {
  const dealt = Sitting.deal(origin, bots)
  // What a snapshot's state is only the rules can tell, and they do.
  const match = snapshot as ReturnType<typeof dealt.snapshot>['match']
  const marks = match.since.map(() => ({ seat: NOBODY, bot: true, plain: false }))
  return Sitting.resume(origin, { ...dealt.snapshot(), match, marks })
}
