/** A place in the result of a shuffle; less than 0 for a card that came onto a deck otherwise. */
export type Slot = number

const SPAN = 4096
export const PLACED: Slot = -1

export const slotOf = (shuffle: number, position: number): Slot => shuffle * SPAN + position
export const shuffleOf = (slot: Slot): number => Math.floor(slot / SPAN)

const sorted = (cards: readonly number[]): string => [...cards].sort((a, b) => a - b).join()

/**
 * How the shuffles of a game came out, as far as it is known: what isn't known yet is guessed, and cards that nobody has
 * seen change places until all fits.
 */
export class Shuffles {
  readonly results: number[][] = []
  changes = 0

  /** The result of this shuffle: as it was guessed before, if the cards are the same. */
  result(index: number, cards: readonly number[], guess: () => number[]): readonly number[] {
    const known = this.results[index]
    if (known !== undefined && sorted(known) === sorted(cards)) return known
    const guessed = guess()
    this.results[index] = guessed
    return guessed
  }

  card(slot: Slot): number {
    return this.results[shuffleOf(slot)]?.[slot % SPAN] ?? -1
  }

  /** Puts another card at a place. */
  replace(slot: Slot, card: number): void {
    const result = this.results[shuffleOf(slot)]
    if (result === undefined) return
    result[slot % SPAN] = card
    this.changes++
  }

  /** Lets the cards at two places of one shuffle change places. */
  swap(a: Slot, b: Slot): void {
    const result = this.results[shuffleOf(a)]
    if (result === undefined) return
    const [one, other] = [this.card(a), this.card(b)]
    result[a % SPAN] = other
    result[b % SPAN] = one
    this.changes++
  }
}
