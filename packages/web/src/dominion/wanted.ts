/** What is to be bought as soon as the Treasures lie in play. */
export interface Wanted {
  readonly kind: 'buy' | 'event'
  readonly of: number
  /** The question answered last on the way: playing the Treasures, then buying. */
  readonly answered: number
  readonly bought: boolean
}

export interface Buying {
  /** Treasures are being played for something that is bought next: nothing is asked meanwhile. */
  readonly under: boolean
  /** Whether the top card of this pile, or this event, could be bought after all Treasures in hand were played. */
  reaches(id: string): boolean
  /** Plays all Treasures in hand, then buys. */
  buy(kind: Wanted['kind'], of: number): void
}
