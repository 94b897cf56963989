import {
  completed,
  events,
  kingdomSets,
  landmarks,
  parseSetup,
  pileNamed,
  randomKingdom,
  recommended,
  type Setup,
  someOf,
} from '@kartentisch/dominion'
import { didYouMean, Mistake, seeded } from '@kartentisch/kernel'

/** A recommended kingdom by its id, or by the part after the set where that is enough (`first-game`). */
const recommendedNamed = (name: string) =>
  recommended.find(({ id }) => id === name) ?? recommended.find(({ id }) => id.endsWith(`-${name}`))

/** Reads `--kingdom`: a recommended one, `random` (of these sets), or the ids of piles, events and landmarks. */
export function readKingdom(text: string, players: number, seed: string, sets: readonly string[] = kingdomSets): Setup {
  const random = seeded(`kingdom ${seed}`)
  if (text === 'random') {
    const drawing = { sets, events: someOf(random, 2), landmarks: someOf(random, 2) }
    return parseSetup({ players, ...randomKingdom(random, drawing) })
  }
  const known = recommendedNamed(text)
  if (known !== undefined) {
    return parseSetup({ players, edition: known.edition, ...completed(random, known, { sets: kingdomSets }) })
  }
  const ids = text.split(',').map(id => id.trim())
  const [only] = ids
  if (ids.length === 1 && only !== undefined && pileNamed(only) === undefined) {
    const names = ['random', 'first-game', ...recommended.map(({ id }) => id)]
    throw new Mistake(
      `Unknown kingdom "${only}".${didYouMean(only, names)} Give a recommended one, "random", or piles joined by commas.`,
    )
  }
  const kingdom = parseSetup({
    players,
    kingdom: ids.filter(id => !events.has(id) && !landmarks.has(id)),
    events: ids.filter(id => events.has(id)),
    landmarks: ids.filter(id => landmarks.has(id)),
  })
  return parseSetup({ players, ...completed(random, kingdom, { sets: kingdomSets }) })
}
