import {
  type Answer,
  at,
  type Event,
  type Kit,
  type Player,
  plain,
  type Question,
  type Seed,
  simulate,
} from '@kartentisch/kernel'

/** A game that was played once, with what was told at each answer, in short. */
export interface RecordedGame {
  readonly setup: unknown
  readonly seed: Seed
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

/** Plays a game and says at each question what was told; `answer` may stop it by throwing `ENOUGH`. */
function play(
  kit: Kit,
  setup: unknown,
  seed: Seed,
  players: readonly Player<unknown>[],
): Omit<RecordedGame, 'setup' | 'seed'> {
  const answers: Answer[] = []
  const told: string[] = []
  let events: Event[] = []
  const note = (question?: Question) => {
    told.push(digest(JSON.stringify([events, question && plain(question)])))
    events = []
  }
  const noting = players.map(
    (player): Player<unknown> => ({
      ...player,
      name: player.name,
      answer: (question, sight, prospect) => {
        if (answers.length >= MOST_ANSWERS) throw ENOUGH
        note(question)
        const answer = player.answer(question, sight, prospect)
        answers.push(answer)
        return answer
      },
    }),
  )
  const { game } = kit.game
  const hear = (event: Event) => void events.push(event)
  try {
    simulate(game.prepare(game.parseSetup(setup)), noting, seed, undefined, hear)
    note()
  } catch (signal) {
    if (signal !== ENOUGH) throw signal
  }
  return { answers, told }
}

/** Lets players by these names play a game. */
export function record(kit: Kit, setup: unknown, seed: Seed, names: readonly string[]): RecordedGame {
  const players = names.map((name, i) => kit.players.player(name)(`${seed} ${i}`))
  return { setup, seed, ...play(kit, setup, seed, players) }
}

/** The number of the answer at which other things are told than were recorded; nothing if everything is the same. */
export function changedAt(kit: Kit, { setup, seed, answers, told }: RecordedGame): number | undefined {
  let next = 0
  const again: Player<unknown> = { name: 'again', answer: () => at(answers, next++) }
  const seats = kit.game.game.prepare(kit.game.game.parseSetup(setup)).seats
  let now: readonly string[]
  try {
    now = play(
      kit,
      setup,
      seed,
      Array.from({ length: seats }, () => again),
    ).told
  } catch {
    // Answers that can't be given any more lead anywhere.
    return next
  }
  const place = told.findIndex((letters, i) => letters !== now[i])
  return place < 0 && now.length === told.length ? undefined : Math.max(0, place)
}

const written = (answers: readonly Answer[]): string => answers.map(answer => answer.join('.')).join(',')

const readAnswers = (text: string): Answer[] =>
  text.split(',').map(answer => (answer === '' ? [] : answer.split('.').map(Number)))

/** Games as the text of a file: a line that says what they are, then three lines a game. */
export const writeGames = ({ game, version, games }: RecordedGames): string =>
  [
    `${game} ${version}`,
    ...games.flatMap(({ setup, seed, answers, told }) => [
      JSON.stringify([seed, setup]),
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
    const [seed, setup]: [Seed, unknown] = JSON.parse(lines[i] ?? '[]')
    games.push({
      seed,
      setup,
      answers: readAnswers(lines[i + 1] ?? ''),
      told: (lines[i + 2] ?? '').match(/.{3}/g) ?? [],
    })
  }
  return { game, version, games }
}
