import { createDominion } from './dominion.ts'
import { standard } from './standard.ts'

/** Dominion from the sets that come with the program: for whoever wants to play and not to choose sets first. */
export const dominion = createDominion({ sets: standard })
