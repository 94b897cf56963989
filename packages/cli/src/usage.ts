import { availableParallelism } from 'node:os'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { at, didYouMean, type Kit, type Language, Mistake, type Wording } from '@kartentisch/kernel'
import type { Shelf } from '@kartentisch/lab/shelf'
import { say } from './words/say.ts'

/** A command was called in a way it doesn't know. */
export class UsageMistake extends Mistake {}

/** What every command is given besides its own arguments. */
export interface Given {
  readonly shelf: Shelf
  /** The one that was asked for, or that of the environment. */
  readonly language: Language
}

/** A command of the command line. */
export interface Command {
  /** What it takes besides the options that every command knows. */
  readonly options: Options
  /** Answers the exit code, 0 if it says nothing. */
  run(args: readonly string[], given: Given): Promise<number | undefined> | number | undefined
}

type Options = NonNullable<ParseArgsConfig['options']>

/** A negative number belongs to the option before it, and is refused there with what would be right. */
function withNegatives(args: readonly string[]): string[] {
  const joined: string[] = []
  for (const arg of args) {
    const before = joined.at(-1)
    if (/^-\d/.test(arg) && before !== undefined && /^--[^=]+$/.test(before)) joined.splice(-1, 1, `${before}=${arg}`)
    else joined.push(arg)
  }
  return joined
}

/** What Node says about arguments it can't read, in our words where we know them. */
function misread(fault: unknown, options: Options): string | Wording {
  const { code, message } = fault instanceof Error && 'code' in fault ? fault : { code: '', message: String(fault) }
  const [, option = ''] = /--([\w-]+)/.exec(message) ?? []
  if (code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE' || options[option] === undefined) return message
  return options[option].type === 'boolean' ? say('takesNoValue', { option }) : say('needsValue', { option })
}

/** Options that every command knows. */
const EVERYWHERE = ['help', 'language', 'kits', 'sets']

/** Nobody knows this option; perhaps one of these is meant. */
export const unknownOption = (option: string, known: readonly string[]): UsageMistake =>
  new UsageMistake(
    say('unknownOption', {
      option,
      nearest: didYouMean(
        `--${option}`,
        known.map(name => `--${name}`),
      ),
    }),
  )

/** Reads the arguments of a command; an unknown option is said with the nearest right one. */
export function read<T extends Options>(args: readonly string[], options: T) {
  for (const arg of args) {
    const name = /^--([^=]+)/.exec(arg)?.[1]
    if (name !== undefined && !(name in options)) throw unknownOption(name, [...Object.keys(options), ...EVERYWHERE])
  }
  try {
    return parseArgs({ args: withNegatives(args), options, allowPositionals: true, strict: true })
  } catch (fault) {
    throw new UsageMistake(misread(fault, options))
  }
}

/** The most of anything that somebody may ask for: a thousand million games take a night on all cores. */
const MOST = 1_000_000_000

/** A whole number given on the command line. */
export function wholeNumber(
  text: string | undefined,
  option: string,
  otherwise: number,
  least = 0,
  most = MOST,
): number {
  if (text === undefined) return otherwise
  const n = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  if (!(n >= least && n <= most)) throw new UsageMistake(say('needsWholeNumber', { option, least, most, given: text }))
  return n
}

/** A seed as it is printed: one that is a number as a number. */
export const seedNumber = (seed: string): string | number =>
  seed.trim() === '' || Number.isNaN(Number(seed)) ? seed : Number(seed)

/** Refuses arguments beyond those a command takes. */
export function atMost(positionals: readonly string[], n: number): void {
  const extra = positionals[n]
  if (extra !== undefined) throw new UsageMistake(say('whatFor', { extra }))
}

/** Nobody has so many cores, and each thread takes its memory. */
const MOST_WORKERS = 512

/** How many threads play. */
export const readWorkers = (text: string | undefined): number =>
  wholeNumber(text, 'workers', availableParallelism(), 1, MOST_WORKERS)

/** Names joined by commas; what stands in brackets or quotes belongs together. */
export function playerNames(text: string): string[] {
  if (text.replace(/\[[^\]]*\]/g, '').includes('[')) throw new UsageMistake(say('openBracket', { given: text }))
  const names = text.match(/(?:\[[^\]]*\]|"[^"]*"|'[^']*'|[^,[])+/g) ?? []
  return names.map(name => name.trim()).filter(name => name !== '')
}

/** A share of 1, as `0.5%` or `0.005`. */
export function readShare(text: string | undefined, option: string): number | undefined {
  if (text === undefined) return undefined
  const share = text.trim().endsWith('%') ? Number(text.trim().slice(0, -1)) / 100 : Number(text)
  if (!(share > 0 && share < 0.5)) throw new UsageMistake(say('needsShare', { option, given: text }))
  return share
}

/** What each player begins with: `copper x7, estate x3; copper x10`. */
export const readDecks = (text: string): string[][] =>
  text.split(';').map(deck =>
    deck.split(',').flatMap(entry => {
      const [, id, copies = '1'] = /^\s*([\w-]+)(?:\s*x\s*(\d+))?\s*$/.exec(entry) ?? []
      if (id === undefined) throw new UsageMistake(say('needsDecks', { given: entry.trim() }))
      return Array.from({ length: Number(copies) }, () => id)
    }),
  )

/** The game that was named, or the first there is. */
export function kitChosen(shelf: Shelf, id: string | undefined): Kit {
  if (id === undefined) return at(shelf.kits, 0)
  try {
    return shelf.kit(id)
  } catch (fault) {
    throw fault instanceof Mistake ? new UsageMistake(fault.wording) : fault
  }
}
