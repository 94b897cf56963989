import { dominionLitmus } from '@kartentisch/dominion'
import { dominion } from '../sets/dominion.ts'

// Loaded by itself, with what it needs to read positions.
export const litmus = dominionLitmus(dominion.catalogue)
