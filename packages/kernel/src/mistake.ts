import type { Wording } from './wording.ts'

/**
 * Something a person gave us is wrong; the message says what and what would be right.
 * What players come to read is given in every language; its message is the English one.
 */
export class Mistake extends Error {
  override name = 'Mistake'
  readonly wording: Wording

  constructor(said: string | Wording) {
    const wording = typeof said === 'string' ? { de: said, en: said } : said
    super(wording.en)
    this.wording = wording
  }
}

/** A mistake in a line of a text, counted from 1. */
export class LineMistake extends Mistake {
  readonly line: number

  constructor(said: string | Wording, line: number) {
    super(said)
    this.line = line
  }
}
