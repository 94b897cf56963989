import { dominionKitOf } from './kit/kit.ts'
import { dominion } from './standard-game.ts'

/** The kit of the standard game, in a file of its own: who draws cards alone needs none of it. */
export const dominionKit = dominionKitOf(dominion)
