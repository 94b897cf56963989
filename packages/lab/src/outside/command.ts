import { Mistake } from '@kartentisch/kernel'
import { say } from '../words/say.ts'

/** How a player that is a program of its own is named: `exec:python3 bot.py`. */
const MARK = 'exec:'

/** Whether a player is a program of its own, by its name. */
export const isOutside = (name: string): boolean => name.startsWith(MARK)

/** The words of a command: what stands in quotes is one word. */
const WORDS = /"([^"]*)"|'([^']*)'|[^\s"']+/g

/** The program and its arguments. No shell stands between: what runs is what is named. */
export function commandOf(name: string): readonly [program: string, ...args: string[]] {
  const text = name.slice(MARK.length)
  if (text.replace(WORDS, '').trim() !== '') throw new Mistake(say('openQuote', { name }))
  const [program, ...args] = Array.from(text.matchAll(WORDS), match => match[1] ?? match[2] ?? match[0])
  if (program === undefined) throw new Mistake(say('noCommand'))
  return [program, ...args]
}
