/** The longest beginning of a word that is kept. */
const LONGEST = 16

/** So many beginnings are kept for one game at most. */
const MOST = 200

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** All beginnings of the words a game can be found by: each is looked up as a whole, in an index. */
export function beginningsIn(text: string): string[] {
  const found = new Set<string>()
  for (const word of wordsIn(text)) {
    const letters = [...word].slice(0, LONGEST)
    for (let i = 1; i <= letters.length; i++) found.add(letters.slice(0, i).join(''))
  }
  return [...found].slice(0, MOST)
}

/** What somebody looks for, word by word, as the index has it. */
export const wantedIn = (text: string): string[] => [
  ...new Set(wordsIn(text).map(word => [...word].slice(0, LONGEST).join(''))),
]
