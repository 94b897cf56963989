import { Turn } from './turn.ts'

/** A game being played: the state with all the verbs that change it. */
export class Play extends Turn {}
