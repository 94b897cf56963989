import type { Shelf } from '@kartentisch/lab/shelf'
import { type Meanings, wordsIn } from '../store/searching.ts'

/** Shorter words begin too many names. */
const SHORTEST = 3

/** So many things a word may mean at most: the shortest names first, since they are meant most likely. */
const MOST = 12

/** Which things the words of a search may mean: those with a word in their name, in any language, that begins so. */
export function meaningsOf(search: string, shelf: Shelf): Meanings {
  const words = wordsIn(search).filter(word => word.length >= SHORTEST)
  if (words.length === 0) return {}
  const things = shelf.kits
    .flatMap(({ game }) => game.box.entries())
    .flatMap(({ id, names }) => Object.values(names).map(name => ({ id, words: wordsIn(name), length: name.length })))
    .sort((a, b) => a.length - b.length)
  return Object.fromEntries(
    words.map(word => {
      const meant = things.filter(thing => thing.words.some(one => one.startsWith(word)))
      return [word, [...new Set(meant.map(({ id }) => id))].slice(0, MOST)]
    }),
  )
}
