import { burgundVolume } from './BurgundVolume.tsx'
import { dominionVolume } from './DominionVolume.tsx'
import type { Entry } from './entry.ts'
import type { Volume } from './volume.ts'

/** The games one can look things up of, in the order of their things. */
export const volumes: readonly Volume[] = [dominionVolume, burgundVolume]

export const entries: readonly Entry[] = volumes.flatMap(volume => volume.entries)

export const entryOf = (game: string, id: string): Entry | undefined =>
  entries.find(entry => entry.game === game && entry.id === id)

export function volumeOf({ game }: Entry): Volume {
  const found = volumes.find(volume => volume.game === game)
  if (found === undefined) throw new RangeError(`There is no volume of "${game}".`)
  return found
}
