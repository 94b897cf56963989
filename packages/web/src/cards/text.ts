import type { SymbolKind } from './Symbol.tsx'

/** What our card texts call the things that have a symbol, in both languages. */
const WORDS: readonly (readonly [RegExp, SymbolKind])[] = [
  [/^(Coins?|Münzen?)$/, 'coin'],
  [/^(VP|SP)$/, 'vp'],
  [/^(Potions?|Tränke?|Trank)$/, 'potion'],
  [/^(Debt|Schuld(en)?)$/, 'debt'],
  [/^(Cards?|Karten?)$/, 'card'],
  [/^(Actions?|Aktion(en)?)$/, 'action'],
  [/^(Buys?|Kauf|Käufe)$/, 'buy'],
  [/^(Coffers|Taler)$/, 'coffers'],
]

/** An amount of something in a card's text: `+2 Cards`, `1 VP`. */
export interface Amount {
  readonly amount: string
  readonly kind: SymbolKind
  readonly words: string
}

export type Piece = string | Amount

const AMOUNT = /([+−-]?\d+) ([A-ZÄÖÜ][A-Za-zäöü]*)/gu

const kindOf = (word: string): SymbolKind | undefined => WORDS.find(([pattern]) => pattern.test(word))?.[1]

/** A line of a card's text, with the amounts told apart from the words. */
export function pieces(line: string): Piece[] {
  const found: Piece[] = []
  let end = 0
  for (const match of line.matchAll(AMOUNT)) {
    const [words, amount = '', noun = ''] = match
    const kind = kindOf(noun)
    // Cards, Actions and Buys stand for a symbol only where they are given; otherwise they are just words.
    const given = amount.startsWith('+') || kind === 'coin' || kind === 'vp' || kind === 'debt'
    if (kind === undefined || !given) continue
    if (match.index > end) found.push(line.slice(end, match.index))
    found.push({ amount, kind, words })
    end = match.index + words.length
  }
  if (end < line.length) found.push(line.slice(end))
  return found
}

/** What a card gives as such: the amounts of its first lines, as far as they say nothing else. */
export function givenAmounts(text: string): Amount[] {
  const amounts: Amount[] = []
  for (const line of text.split('\n')) {
    const parts = pieces(line)
    const whole = parts.filter(part => typeof part !== 'string')
    if (whole.length === 0 || parts.some(part => typeof part === 'string' && /\p{L}/u.test(part))) break
    amounts.push(...whole)
  }
  return amounts
}

/** What a card's text says besides what it gives. */
export function beyondGiven(text: string): string {
  const lines = text.split('\n')
  const first = lines.findIndex(line => givenAmounts(line).length === 0)
  return first < 0
    ? ''
    : lines
        .slice(first)
        .filter((line, i) => i > 0 || line !== '---')
        .join('\n')
}

/** Sizes of the text on a small card, in hundredths of its width, the largest first. */
const GIST_SIZES = [9.4, 8.8, 8.2, 7.6, 7, 6.4]

/** How high text may stand on a small card beside a name of one line, and what a letter takes, both by the same measure. */
const GIST_ROOM = 56
const NAME_LINE = 12
const LETTER = 0.46
const LEADING = 1.1
const WIDTH = 95

/** The largest size in which a small card's text leaves room for its name and enough of its picture. */
export function gistSize(text: string, name: string): number {
  const room = GIST_ROOM - (name.length > 12 && /[ -]/.test(name) ? NAME_LINE : 0)
  const height = (size: number) => {
    const letters = WIDTH / (LETTER * size)
    const lines = text.split('\n').map(line => (line === '---' ? 0.5 : Math.ceil(line.length / letters)))
    return lines.reduce((sum, n) => sum + n * LEADING + 0.1, 0) * size
  }
  return GIST_SIZES.find(size => height(size) <= room) ?? GIST_SIZES.at(-1) ?? 0
}
