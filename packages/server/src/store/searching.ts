/** The longest beginning of a word that is kept. */
const LONGEST = 16

/** So many beginnings are kept for one game at most. */
const MOST = 200

/** What a thing begins with in the words of a game: no name has that in it. */
const THING = '+'

const PARTS = /\+[\p{L}\p{N}-]+|[\p{L}\p{N}]+/gu

export const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** A thing that was played with, as it stands among the words of a game. */
export const thingWord = (id: string): string => `${THING}${id}`

/**
 * All that a game can be found by: the beginnings of its words, and what was played with as a whole, since the server knows
 * all names a thing begins with. Each is looked up in an index.
 */
export function beginningsIn(text: string): string[] {
  const found = new Set<string>()
  for (const part of text.toLowerCase().match(PARTS) ?? []) {
    if (part.startsWith(THING)) {
      found.add(part)
      continue
    }
    const letters = [...part].slice(0, LONGEST)
    for (let i = 1; i <= letters.length; i++) found.add(letters.slice(0, i).join(''))
  }
  return [...found].slice(0, MOST)
}

/** What the words somebody looks for may stand for besides themselves: things by their ids. */
export type Meanings = Readonly<Record<string, readonly string[]>>

/** What somebody looks for, word by word, as the index has it: each as it stands, or a thing that it may mean. */
export const wantedIn = (text: string, meanings: Meanings = {}): string[][] =>
  [...new Set(wordsIn(text))].map(word => [
    [...word].slice(0, LONGEST).join(''),
    ...(Object.hasOwn(meanings, word) ? (meanings[word] ?? []) : []).map(thingWord),
  ])
