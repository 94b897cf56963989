import type { Game, Rules } from './game.ts'
import { Match, type Snapshot } from './match.ts'
import { Mistake } from './mistake.ts'
import type { Answer } from './question.ts'
import type { Seed } from './random.ts'
import { seat } from './seat.ts'

/** A match as a file: its set-up, its seed and the answers say everything; the snapshot survives a change of rules. */
export interface Save<Setup, State> {
  readonly game: string
  readonly version: string
  readonly setup: Setup
  readonly seed: Seed
  readonly answers: readonly Answer[]
  /** How many answers came before these: a match that went on under other rules has left them behind. */
  readonly before?: number
  readonly snapshot: Snapshot<State>
}

export function save<Setup, State, Sight>(
  game: Game<Setup, State, Sight>,
  setup: Setup,
  seed: Seed,
  match: Match<State, Sight>,
): Save<Setup, State> {
  const { id, version } = game
  const before = match.number - match.log.length
  return { game: id, version, setup, seed, answers: match.log, before, snapshot: match.snapshot() }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Whether this is the outer shape of a snapshot; what its state is only the rules can tell. */
export const isSnapshot = <State>(given: unknown): given is Snapshot<State> =>
  isRecord(given) && isRecord(given.quiet) && Array.isArray(given.since) && Number.isInteger(given.before)

const damaged = (de: string, en: string): Mistake =>
  new Mistake({ de: `Das gespeicherte Spiel ist beschädigt: ${de}.`, en: `The saved game is damaged: ${en}.` })

/** Goes on from a snapshot. Whatever the rules stumble over, it is the file that is wrong. */
function resume<State, Sight>(rules: Rules<State, Sight>, snapshot: Snapshot<State>): Match<State, Sight> {
  try {
    return Match.resume(rules, snapshot)
  } catch (fault) {
    throw damaged(`mit seinem Stand geht es nicht weiter (${fault})`, `its state can't be gone on with (${fault})`)
  }
}

/** Reads a saved match; a file that was damaged or belongs to another game is refused with the reason. */
export function load<Setup, State, Sight>(
  game: Game<Setup, State, Sight>,
  given: unknown,
): { setup: Setup; seed: Seed; rules: Rules<State, Sight>; match: Match<State, Sight> } {
  if (!isRecord(given))
    throw new Mistake({ de: 'Ein gespeichertes Spiel ist ein JSON-Objekt.', en: 'A saved game is a JSON object.' })
  for (const field of ['game', 'version', 'setup', 'seed', 'answers', 'snapshot']) {
    if (given[field] === undefined)
      throw new Mistake({
        de: `Das ist kein gespeichertes Spiel: Es hat kein „${field}“.`,
        en: `This is no saved game: it has no "${field}".`,
      })
  }
  if (given.game !== game.id)
    throw new Mistake({
      de: `Das ist ein gespeichertes Spiel von „${given.game}“, nicht von „${game.id}“.`,
      en: `This is a saved game of "${given.game}", not of "${game.id}".`,
    })
  const { seed, answers, snapshot } = given
  if (typeof seed !== 'string' && typeof seed !== 'number')
    throw new Mistake({
      de: 'Der Startwert eines gespeicherten Spiels ist ein Wort oder eine Zahl.',
      en: 'The seed of a saved game is a word or a number.',
    })
  if (!Array.isArray(answers))
    throw new Mistake({
      de: 'Die Antworten eines gespeicherten Spiels sind eine Liste.',
      en: 'The answers of a saved game are a list.',
    })
  if (!isSnapshot<State>(snapshot)) throw damaged('sein „snapshot“ ist keiner', 'its "snapshot" is none')
  const setup = game.parseSetup(given.setup)
  const rules = game.prepare(setup)
  if (given.version !== game.version || (given.before ?? 0) !== 0) {
    // Other rules: what was played stands, and the match goes on from where it is.
    return { setup, seed, rules, match: resume(rules, snapshot) }
  }
  const match = Match.deal(rules, seed)
  for (const [i, answer] of answers.entries()) {
    const asked = match.question
    if (asked === undefined)
      throw damaged(`Antwort ${i + 1} kommt nach seinem Ende`, `answer ${i + 1} comes after its end`)
    try {
      match.answer(seat(asked.seat), answer)
    } catch (fault) {
      if (!(fault instanceof Mistake)) throw fault
      throw new Mistake({
        de: `Das gespeicherte Spiel ist bei Antwort ${i + 1} beschädigt: ${fault.wording.de}`,
        en: `The saved game is damaged at answer ${i + 1}: ${fault.message}`,
      })
    }
  }
  if (JSON.stringify(match.snapshot().quiet) !== JSON.stringify(snapshot.quiet)) {
    throw damaged('seine Antworten führen nicht zu seinem Stand', 'its answers do not lead to its state')
  }
  return { setup, seed, rules, match }
}
