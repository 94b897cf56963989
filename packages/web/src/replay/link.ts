import { type Answer, digestOf, Mistake, type Recording } from '@kartentisch/kernel'
import { linkTo } from '../browser/route.ts'
import { say } from '../words/refusals.ts'

/** The form of links; one that can't be read any more would get another number. */
const FORM = 1
/** The form of games in which only the cards of some seats are known, which say so after the number. */
const PARTLY_KNOWN = 2

/** Runs bytes through a stream that makes them smaller or larger. */
async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  const made = new Blob([bytes]).stream().pipeThrough(stream)
  return new Uint8Array(await new Response(made).arrayBuffer())
}

const toWord = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const fromWord = (word: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(word.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))

/** Most answers are of one number, which then stands alone. */
const shortened = (answer: Answer): number | Answer => (answer.length === 1 ? (answer[0] ?? answer) : answer)

/** A whole game in one word: set-up, seed and answers, from which everything follows. */
export async function wordOf(recording: Recording): Promise<string> {
  const { game, version, setup, seed, answers, players, bots, told, digest, eyes } = recording
  const sum = told === undefined ? digest : digestOf(told)
  const known = [game, version, setup, seed, players, bots, sum]
  const short = answers.map(shortened)
  const written = JSON.stringify(
    eyes === undefined ? [FORM, ...known, ...short] : [PARTLY_KNOWN, eyes, ...known, ...short],
  )
  // With a checksum, so that damage is found.
  return toWord(await through(new TextEncoder().encode(written), new CompressionStream('deflate')))
}

/** The game in a word, as a recorded one that is to be read; a damaged word is refused. */
export async function gameIn(word: string): Promise<unknown> {
  let read: unknown
  try {
    const bytes = await through(fromWord(word), new DecompressionStream('deflate'))
    read = JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    throw new Mistake(say('link damaged'))
  }
  if (!Array.isArray(read) || (read[0] !== FORM && read[0] !== PARTLY_KNOWN)) throw new Mistake(say('link damaged'))
  const eyes: unknown = read[0] === PARTLY_KNOWN ? read[1] : undefined
  const [game, version, setup, seed, players, bots, digest, ...short] = read.slice(eyes === undefined ? 1 : 2)
  const answers = short.map((answer: unknown) => (typeof answer === 'number' ? [answer] : answer))
  return { game, version, setup, seed, players, bots, digest: digest ?? undefined, answers, eyes, finished: true }
}

/** The address at which a game is looked at, wherever it is opened. */
export const linkToGame = async (recording: Recording): Promise<string> =>
  linkTo('replay', 'link', await wordOf(recording))
