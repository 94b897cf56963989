/** What kind of strategy a master follows. */
export type Kind = 'money' | 'attack' | 'stack' | 'engine' | 'rush' | 'points' | 'event' | 'landmark'

/** A strategy written by hand for one kingdom, which our players meet there. */
export interface Master {
  readonly name: string
  readonly kind: Kind
  /** Cards, events and landmarks on the table, as a selection of a kingdom is written. */
  readonly kingdom: string
  /** The plan, written out as players take it. */
  readonly plan: string
}

/** What else a plan says, its lines divided by semicolons as those of what to buy are. */
interface Besides {
  readonly trash?: string
  readonly play?: string
  readonly discard?: string
}

const lines = (text: string): string[] => text.split(';').map(line => line.trim())

/** A master of a kingdom, whose names are divided by spaces. */
export function master(kind: Kind, name: string, kingdom: string, buy: string, besides: Besides = {}): Master {
  const sections = Object.fromEntries(Object.entries(besides).map(([section, text]) => [section, lines(text)]))
  return {
    name,
    kind,
    kingdom: kingdom.split(' ').join(', '),
    plan: JSON.stringify({ name, buy: lines(buy), ...sections }),
  }
}

/** Points as most plans buy them, Provinces once the deck has more than so many coins. */
export const green = (money: number): string =>
  `province when money > ${money}; duchy when endgame <= 5; estate when endgame <= 2`

/** Trashing down to a deck of hardly anything but what was bought. */
export const LEAN = 'curse; estate when endgame > 3; copper when money > 4'
