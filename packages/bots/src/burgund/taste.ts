/** What things are worth in victory points where nobody can know: what a player goes by that looks no further. */
export interface Taste {
  readonly silver: number
  readonly worker: number
  /** A good in storage, and more for each of its sort: one sale brings them all. */
  readonly good: number
  readonly alike: number
  /** An animal, beside the points it brings at once. */
  readonly animal: number
  /** A set of one and of two cards, as a share of what the triple brings: it may never be completed. */
  readonly one: number
  readonly two: number
  /** How much of the bonuses for a triple is hoped for while it isn't complete. */
  readonly bonuses: number
  /** A colour on the way to the all-seven card, as a share of the card. */
  readonly colour: number
  /** A castle's action, a card that a building takes from the display, and a town hall's project, when they come later. */
  readonly action: number
  readonly display: number
  readonly town: number
  /** The share of what a castle and such a building can bring now that one can count on. */
  readonly actionNow: number
  readonly displayNow: number
  /** A purchase is a further action or project, chosen among three cards. */
  readonly purchase: number
  /** How likely a project is ever placed; each further one has to wait longer for its die. */
  readonly prospect: number
  readonly waiting: number
  /** A project whose die is at hand, and one a worker away from it. */
  readonly atHand: number
  readonly nearHand: number
  /** The start player card, by a sale. */
  readonly start: number
  /** Turns before the end from which it is late to begin something. */
  readonly late: number
  /** How much the next turn's die counts, and a card of the display that others may take till then. */
  readonly later: number
  readonly contested: number
}

/** The taste that has won most. */
export const TASTE: Taste = {
  silver: 0.55,
  worker: 0.49,
  good: 1.05,
  alike: 0.05,
  animal: 0,
  one: 0.05,
  two: 0.47,
  bonuses: 0.22,
  colour: 0.7,
  action: 1.52,
  display: 0.86,
  actionNow: 0.65,
  displayNow: 1.02,
  town: 1.52,
  purchase: 4.45,
  prospect: 0.77,
  waiting: 0.03,
  atHand: 0.41,
  nearHand: 0.09,
  start: 0.27,
  late: 4.85,
  later: 0.18,
  contested: 0.72,
}
