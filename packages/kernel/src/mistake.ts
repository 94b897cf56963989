import type { Wording } from './wording.ts'

/**
 * Something a person gave us is wrong; the message says what and what would be right.
 * What players come to read is given in every language; its message is the English one.
 */
export class Mistake extends Error {
  override name = 'Mistake'
  readonly wording: Wording
  /** The line of a text in which it is, from 1 on; nothing where there are no lines. */
  readonly line: number | undefined

  constructor(said: string | Wording, line?: number) {
    const wording = typeof said === 'string' ? { de: said, en: said } : said
    super(wording.en)
    this.wording = wording
    this.line = line
  }
}
