/**
 * A generator whose first shuffles are given: so a game that was played elsewhere, of which one knows how the cards lay,
 * is a game like any other. After the four words of the quick generator, which decides all else, stand a mark where to
 * read on, room that tells it from a key, and the results, each with its length before it.
 */
const ARRANGED_SEED = /^shuffles:([\d./]*);(.*)$/s

const MARK = 4
const FIRST = 9

/** A seed by which the first shuffles come out like this; where they can't any more, and after them, `seed` decides. */
export const arrangedSeed = (results: readonly (readonly number[])[], seed: string | number): string =>
  `shuffles:${results.map(cards => cards.join('.')).join('/')};${seed}`

/** The results that a seed gives, and the seed for all else; nothing for any other seed. */
export function readArranged(text: string): { readonly results: number[]; readonly seed: string } | undefined {
  const [, written, seed] = ARRANGED_SEED.exec(text) ?? []
  if (written === undefined || seed === undefined) return undefined
  const results = written.split('/').map(cards => cards.split('.').filter(Boolean).map(Number))
  return { results: results.flatMap(cards => [cards.length, ...cards]), seed }
}

export const arrange = (quick: readonly number[], results: readonly number[]): number[] => [
  ...quick,
  FIRST,
  ...new Array<number>(FIRST - MARK - 1).fill(0),
  ...results,
]

/** These cards in the given order; nothing if they are others. */
function ordered<T>(cards: readonly T[], order: readonly number[]): T[] | undefined {
  const left = [...cards]
  const found = order.flatMap(card => {
    const i = left.findIndex(one => Object.is(one, card))
    return i < 0 ? [] : left.splice(i, 1)
  })
  return found.length === order.length && left.length === 0 ? found : undefined
}

/** The given result of a shuffle of these cards. Once one doesn't fit, another game is played: no more is given. */
export function nextArranged<T>(random: number[], cards: readonly T[]): T[] | undefined {
  const mark = random[MARK] ?? 0
  const size = random[mark]
  if (size === undefined) return undefined
  const end = mark + 1 + size
  const result = ordered(cards, random.slice(mark + 1, end))
  random[MARK] = result === undefined ? random.length : end
  return result
}
