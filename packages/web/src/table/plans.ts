import type { Participant } from './feed.ts'

/** What is settled before a game on this machine begins. */
export interface Plan {
  readonly setup: unknown
  readonly participants: readonly Participant[]
  readonly seed: string
}

/** Games that were settled on this page and have not begun; after a reload they are found in the storage. */
const plans = new Map<string, Plan>()

/** A word nobody guesses. */
export const newWord = (): string => [...crypto.getRandomValues(new Uint32Array(3))].map(n => n.toString(36)).join('')

/** Settles a new game; it begins when its table is opened. Gives back its id. */
export function planGame(plan: Omit<Plan, 'seed'> & { readonly seed?: string }): string {
  const id = newWord()
  plans.set(id, { seed: newWord(), ...plan })
  return id
}

/** The plan of a game that hasn't begun; it is used once. */
export function takePlan(id: string): Plan | undefined {
  const plan = plans.get(id)
  plans.delete(id)
  return plan
}
