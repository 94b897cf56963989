import {
  type Answer,
  at,
  type Event,
  isMove,
  type Kit,
  type Player,
  plain,
  type Question,
  type Rules,
  type Seed,
  simulate,
} from '@kartentisch/kernel'

type Deck = readonly string[]

/** Where a recorded game begins. */
type Start = Pick<RecordedGame, 'setup' | 'seed' | 'deck'>

/** Listens to a game that is played anew. */
export type Listener = (event: Event, rules: Rules<unknown, unknown>) => void

/** A game that was played once, with what was told at each answer, in short. */
export interface RecordedGame {
  readonly setup: unknown
  readonly seed: Seed
  /** What everybody begins with, where that is something else than the rules say. */
  readonly deck?: Deck
  readonly answers: readonly Answer[]
  /** For each question, what had been told since the one before, and what was asked: three letters each. */
  readonly told: readonly string[]
}

/** Games of one kind under one version of its rules. */
export interface RecordedGames {
  readonly game: string
  readonly version: string
  readonly games: readonly RecordedGame[]
}

/** Longer games are left after so many answers. */
const MOST_ANSWERS = 300

/** The game goes on, but nobody looks any more. */
const ENOUGH = Symbol('enough')

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Three letters that follow from a text, and are others for nearly every other text. */
function digest(text: string): string {
  let sum = 0x811c9dc5
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193)
  const folded = (sum ^ (sum >>> 14)) >>> 0
  return [0, 6, 12].map(shift => LETTERS[(folded >>> shift) & 63]).join('')
}

function dealt({ game: { game, dealWith } }: Pick<Kit, 'game'>, { setup, seed, deck }: Start) {
  const rules = game.prepare(game.parseSetup(setup))
  const decks = deck && Array.from({ length: rules.seats }, () => deck)
  return {
    rules,
    from: decks === undefined || dealWith === undefined ? rules.deal(seed) : dealWith(rules, seed, decks),
  }
}

/** Plays a game and says at each question what was told; `answer` may stop it by throwing `ENOUGH`. */
function play(
  kit: Pick<Kit, 'game'>,
  start: Start,
  playerAt: (seat: number) => Player<unknown>,
  listener?: Listener,
): Pick<RecordedGame, 'answers' | 'told'> {
  const { rules, from } = dealt(kit, start)
  const answers: Answer[] = []
  const told: string[] = []
  let events: Event[] = []
  const note = (question?: Question) => {
    // By which name something is asked matters to words alone: it may be called otherwise under the same rules.
    const asked = question && { ...plain(question), step: isMove(question) }
    told.push(digest(JSON.stringify([events, asked])))
    events = []
  }
  const noting = Array.from({ length: rules.seats }, (_, seat): Player<unknown> => {
    const player = playerAt(seat)
    return {
      ...player,
      name: player.name,
      answer: (question, sight, prospect) => {
        if (answers.length >= MOST_ANSWERS) throw ENOUGH
        note(question)
        const answer = player.answer(question, sight, prospect)
        answers.push(answer)
        return answer
      },
    }
  })
  const hear = (event: Event) => {
    events.push(event)
    listener?.(event, rules)
  }
  try {
    simulate(rules, noting, { from }, undefined, hear)
    note()
  } catch (signal) {
    if (signal !== ENOUGH) throw signal
  }
  return { answers, told }
}

/** Lets players play a game. */
export const record = (
  kit: Pick<Kit, 'game'>,
  start: Start,
  playerAt: (seat: number) => Player<unknown>,
  listener?: Listener,
): RecordedGame => ({ ...start, ...play(kit, start, playerAt, listener) })

/** The number of the answer at which other things are told than were recorded; nothing if everything is the same. */
export function changedAt(kit: Pick<Kit, 'game'>, game: RecordedGame, listener?: Listener): number | undefined {
  const { answers, told } = game
  let next = 0
  const again: Player<unknown> = { name: 'again', answer: () => at(answers, next++) }
  let now: readonly string[]
  try {
    now = play(kit, game, () => again, listener).told
  } catch {
    // Answers that can't be given any more lead anywhere.
    return next
  }
  const place = told.findIndex((letters, i) => letters !== now[i])
  return place < 0 && now.length === told.length ? undefined : Math.max(0, place)
}

/** Says of each game that goes another way under these rules which it is, and from where on. */
export const changedGames = (kit: Pick<Kit, 'game'>, games: readonly RecordedGame[], listener?: Listener): string[] =>
  games.flatMap((game, i) => {
    const answer = changedAt(kit, game, listener)
    return answer === undefined ? [] : [`game ${i} (${game.seed}) goes another way from answer ${answer} on`]
  })

const written = (answers: readonly Answer[]): string => answers.map(answer => answer.join('.')).join(',')

const readAnswers = (text: string): Answer[] =>
  text.split(',').map(answer => (answer === '' ? [] : answer.split('.').map(Number)))

/** Games as the text of a file: a line that says what they are, then three lines a game. */
export const writeGames = ({ game, version, games }: RecordedGames): string =>
  [
    `${game} ${version}`,
    ...games.flatMap(({ setup, seed, deck, answers, told }) => [
      JSON.stringify(deck === undefined ? [seed, setup] : [seed, setup, deck]),
      written(answers),
      told.join(''),
    ]),
    '',
  ].join('\n')

/** Recorded games from the text of their file. */
export function readGames(text: string): RecordedGames {
  const [head = '', ...lines] = text.trimEnd().split('\n')
  const [game = '', version = ''] = head.split(' ')
  const games: RecordedGame[] = []
  for (let i = 0; i + 2 < lines.length; i += 3) {
    const [seed, setup, deck]: [Seed, unknown, Deck?] = JSON.parse(lines[i] ?? '[]')
    games.push({
      seed,
      setup,
      ...(deck !== undefined && { deck }),
      answers: readAnswers(lines[i + 1] ?? ''),
      told: (lines[i + 2] ?? '').match(/.{3}/g) ?? [],
    })
  }
  return { game, version, games }
}
