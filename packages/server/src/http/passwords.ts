import { Mistake } from '@kartentisch/kernel'
import { say } from '../words/serving.ts'

const SHORTEST = 8
const LONGEST = 128

/** What those who guess try first, among what is long enough; in small letters and without the figures at their end. */
const COMMON = new Set(
  `password passwort password1 passw0rd p@ssword p@ssw0rd qwertyui qwertyuiop qwertzui qwertzuiop asdfghjk asdfghjkl
  1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx qazwsxedc iloveyou ichliebedich schatzi sunshine princess football baseball
  superman starwars whatever trustno trustnoone welcome willkommen letmein changeme geheim secret computer internet
  michelle jennifer dragon monkey shadow master hallohallo hallo hello administrator admin kartentisch dominion burgund
  abcdefgh abcdefghi abcdefghij abcd1234 aa123456 a1b2c3d4 q1w2e3r4 qwer1234 asdf1234 test testtest`.split(/\s+/),
)

/** Letters or figures that follow each other, up or down. */
const isRun = (text: string): boolean => {
  const steps = [...text].slice(1).map((letter, i) => (letter.codePointAt(0) ?? 0) - (text.codePointAt(i) ?? 0))
  return steps.every(step => step === 1) || steps.every(step => step === -1)
}

const isCommon = (text: string): boolean =>
  COMMON.has(text) ||
  COMMON.has(text.replace(/[\d!.?]+$/, '')) ||
  new Set(text).size < 4 ||
  /^\d{1,10}$/.test(text) ||
  isRun(text)

/** Refuses a password that would be guessed. */
export function checkPassword(password: string, own: readonly string[] = []): void {
  if (password.length < SHORTEST) throw new Mistake(say('passwordShort'))
  if (password.length > LONGEST) throw new Mistake(say('passwordLong'))
  const text = password.toLowerCase().trim()
  if (isCommon(text)) throw new Mistake(say('passwordCommon'))
  const names = own.flatMap(name => [name.toLowerCase().trim(), name.toLowerCase().split('@')[0] ?? ''])
  if (names.some(name => name !== '' && text.replace(/\d+$/, '') === name.replace(/\d+$/, '')))
    throw new Mistake(say('passwordOwn'))
}
