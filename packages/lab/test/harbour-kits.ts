import { dominionPlayersOf } from '@kartentisch/bots'
import { createDominion, dominionKitOf, standard } from '@kartentisch/dominion'
import type { Kit } from '@kartentisch/kernel'

// By its path, as somebody would load a set that isn't part of the repository.
const { default: harbour } = await import(new URL('../../dominion/test/outside-set/set.ts', import.meta.url).href)

const dominion = createDominion({ sets: [...standard, harbour] })

const kit: Kit = { game: dominionKitOf(dominion), players: dominionPlayersOf(dominion) }

export default kit
