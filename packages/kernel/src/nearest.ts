import { inEvery } from './phrasebook.ts'
import { GRAMMARS, type Wording } from './wording.ts'

/** How many letters must be put in, left out, changed or swapped to make `a` into `b`. */
function distance(a: string, b: string): number {
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let best = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1)
      row.push(best)
    }
    before = above
    above = row
  }
  return above[b.length] ?? 0
}

/** Who has typed so much of a word has typed its beginning. */
const BEGINNING = 3

/** The word most like `word`, or the first that it is the beginning of; nothing if none is. */
export function nearest(word: string, words: Iterable<string>): string | undefined {
  const plain = word.toLowerCase()
  let best: string | undefined
  let least = Math.max(2, Math.floor(plain.length / 2)) + 1
  for (const candidate of words) {
    const other = candidate.toLowerCase()
    const d = plain.length >= BEGINNING && other.startsWith(plain) ? 1 : distance(plain, other)
    if (d < least) {
      least = d
      best = candidate
    }
  }
  return best
}

/** ` Did you mean "militia"?` in every language, or nothing. */
export function didYouMean(word: string, words: Iterable<string>): Wording {
  const best = nearest(word, words)
  return inEvery(language => (best === undefined ? '' : GRAMMARS[language].didYouMean(best)))
}
