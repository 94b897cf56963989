import { dominionTableOf } from '@kartentisch/dominion'
import { dominion } from '../sets/dominion.ts'

// Loaded by itself: of the whole package only what the kit needs comes with it.
export const kit = dominionTableOf(dominion)
