import {
  ACTION,
  type Card,
  COPPER,
  CURSE,
  costsExactlyMore,
  costsLess,
  costsUpTo,
  costsUpToMore,
  DUCHY,
  ESTATE,
  GOLD,
  PROVINCE,
  SILVER,
  TREASURE,
  TYPES,
  VICTORY,
} from '@kartentisch/dominion'
import type { Facts } from './facts.ts'
import type { Judgement } from './judgement.ts'
import { less, ORDER } from './order.ts'
import type { Traits } from './traits.ts'
import { spent } from './trashing.ts'

/** What is to be known about a single card where the general principles are wrong about it. */
export interface Knowledge {
  /** What trying it out doesn't show. */
  readonly traits?: Partial<Traits>
  /** What it is good for in this hand, in coins; less than 0 if it had better not be played. */
  readonly use?: (j: Judgement) => number
  /** When to play it among the other Actions of this hand. */
  readonly order?: (j: Judgement) => number
  /** What owning it is worth in a young game, if its cost doesn't tell. */
  readonly worth?: number
  /** The points it would make. */
  readonly points?: (facts: Facts) => number
  /** Trashing a card with it: what comes of that, in coins. */
  readonly trashing?: (j: Judgement, card: Card) => number
  /** Whether it is any good to buy this event now. */
  readonly buy?: (j: Judgement) => boolean
}

/** What is won in the long run counts less than coins at once. */
const LATER = 0.6
const PRIZE = 7
const DISCARD_ATTACK = 1.3
const CURSE_ATTACK = 2

const count = (cards: readonly Card[], card: Card): number => cards.filter(other => other === card).length

const owned = (j: Facts, type: number): number =>
  j.owned.reduce((sum, n, card) => ((j.tables.types[card] ?? 0) & type ? sum + n : sum), 0)

const different = (j: Facts): number => j.owned.filter(n => n > 0).length

const others = (j: Judgement, id: string): Card[] => less(j.hand, j.card(id))

/** The junk in hand besides the card that would trash it. */
const junk = (j: Judgement, id: string, most: number): number => j.junk(others(j, id), most).length

/** A card that trashes one of the hand for something: played if one is better gone. */
function trasher(
  id: string,
  trashing: (j: Judgement, card: Card) => number,
  gives = 0,
  fits: (j: Judgement, card: Card) => boolean = () => true,
  times = 1,
): Knowledge {
  return {
    trashing,
    use: j => {
      const able = others(j, id).filter(card => fits(j, card))
      if (able.length < times) return gives > 0 ? gives : -1
      const values = able.map(card => trashing(j, card) - spent(j, card)).sort((a, b) => b - a)
      const won = values.slice(0, times).reduce((sum, value) => sum + value, 0)
      return won > 0 ? gives + LATER * won : gives + won
    },
  }
}

const intoUpTo = (more: number) => (j: Judgement, card: Card) =>
  j.exchange(card, gained => costsUpToMore(j.cost(gained), j.cost(card), more))

const intoExactly = (more: number) => (j: Judgement, card: Card) =>
  j.exchange(card, gained => costsExactlyMore(j.cost(gained), j.cost(card), more))

const isTreasure = (j: Judgement, card: Card) => j.is(card, TREASURE)

const intoTreasure = (j: Judgement, card: Card) =>
  isTreasure(j, card)
    ? j.exchange(card, gained => isTreasure(j, gained) && costsUpToMore(j.cost(gained), j.cost(card), 3))
    : -Infinity

const gained = (j: Judgement, card: Card): number => (j.sight.inSupply(card) ? j.worth(card) : 0)

/** The best Action to play twice, and what it is good for. */
export function twice(j: Judgement, id: string, type = ACTION): { card: Card | undefined; use: number } {
  const able = others(j, id).filter(card => j.is(card, type) && !j.tables.is(card, TYPES.command))
  const plain = able.filter(card => card !== j.card('throne-room') && card !== j.card('crown'))
  const card = j.best(plain, other => j.use(other)) ?? able[0]
  return { card, use: card === undefined ? -1 : plain.length === 0 ? 0 : j.use(card) }
}

/** Thrones wait for a terminal to double; if there is none, they come before what they double. */
function throneOrder(j: Judgement, id: string): number {
  const { card, use } = twice(j, id)
  if (card === undefined || use < 0) return -1
  const inner = (j.lore.traits[card]?.actions ?? 0) > 0
  return inner && j.terminals.length <= 1 ? j.lore.liveOrder(card) + 1 : ORDER.drawing + 50 + use
}

const castles = (j: Facts): number => owned(j, TYPES.castle)

export const KNOWLEDGE: Readonly<Record<string, Knowledge>> = {
  // Points that depend on what one owns.
  gardens: { points: j => (j.deck + 3) / 10 },
  duke: { points: j => j.own(DUCHY) },
  vineyard: { points: j => owned(j, ACTION) / 3 },
  fairgrounds: { points: j => 2 * Math.floor(different(j) / 5) },
  'humble-castle': { points: j => castles(j) + 1 },
  'kings-castle': { points: j => 2 * (castles(j) + 1) },

  // Cards that trash.
  chapel: { use: j => 1.3 * junk(j, 'chapel', 4) },
  steward: { use: j => Math.max(2, 2 * j.drawn, 1.4 * junk(j, 'steward', 2)) },
  masquerade: { use: j => 2 * j.drawn + 0.8 },
  // What it pays is more than the Copper would.
  moneylender: { use: j => (j.holds(COPPER) ? 2.3 : 0), trashing: () => 3 },
  'trading-post': { use: j => (junk(j, 'trading-post', 2) < 2 ? -1 : 3.4) },
  temple: { use: j => 0.9 + (junk(j, 'temple', 1) > 0 ? junk(j, 'temple', 3) : -1) },
  doctor: { use: () => 0.8 },
  remodel: trasher('remodel', intoUpTo(2)),
  upgrade: trasher('upgrade', intoExactly(1), 1),
  remake: trasher('remake', intoExactly(1), 0, undefined, 2),
  mine: trasher('mine', intoTreasure, 0, isTreasure),
  taxman: trasher('taxman', intoTreasure, 0.5, isTreasure),
  butcher: trasher('butcher', intoUpTo(1), 2.2),
  stonemason: trasher('stonemason', (j, card) => {
    const cheaper = j.gainOf(j.supplyCards(other => costsLess(j.cost(other), j.cost(card))))
    return (cheaper === undefined ? 0 : 2 * j.worth(cheaper)) - j.worth(card)
  }),
  transmute: trasher('transmute', (j, card) => {
    const gold = j.is(card, VICTORY) ? gained(j, GOLD) : 0
    const duchy = j.is(card, ACTION) ? gained(j, DUCHY) : 0
    const transmute = j.is(card, TREASURE) ? gained(j, j.card('transmute')) : 0
    return gold + duchy + 0.5 * transmute - j.worth(card)
  }),
  sacrifice: trasher('sacrifice', (j, card) => {
    const action = j.is(card, ACTION) ? 2 * j.drawn : 0
    const treasure = j.is(card, TREASURE) ? 2 - (j.lore.coins[card] ?? 0) : 0
    return action + treasure + (j.is(card, VICTORY) ? 2.8 : 0) - j.worth(card)
  }),
  apprentice: trasher('apprentice', (j, card) => {
    const { coins, potion } = j.cost(card)
    // Of many cards drawn at once not all serve; and points are gone for good, though their card was in the way.
    const drawn = Math.min(coins + 2 * potion, j.undrawn, 5)
    return drawn * j.drawn - Math.max(j.worth(card), j.inPoints(card))
  }),
  catapult: trasher(
    'catapult',
    (j, card) => {
      const curses = j.cost(card).coins >= 3 && j.sight.supply(CURSE) > 0
      return (curses ? CURSE_ATTACK : 0) + (isTreasure(j, card) ? DISCARD_ATTACK : 0) - j.worth(card)
    },
    1,
  ),
  'small-castle': {
    use: j => (j.sight.topOfPile(j.tables.pile('castles')) === undefined ? -1 : 1),
    trashing: (j, card) => -j.worth(card),
  },
  rocks: { worth: 2 },
  ritual: {
    trashing: (j, card) => 1.4 * j.cost(card).coins - j.worth(card),
    buy: j => j.sight.supply(CURSE) > 0 && j.hand.some(card => 1.4 * j.cost(card).coins - j.worth(card) > 4),
  },
  advance: {
    trashing: (j, card) => j.exchange(card, other => j.is(other, ACTION) && costsUpTo(j.cost(other), 6)),
    buy: j =>
      j.hand.some(card => j.is(card, ACTION) && j.exchange(card, o => j.is(o, ACTION) && costsUpTo(j.cost(o), 6)) > 1),
  },
  windfall: { buy: j => j.sight.deckSize() === 0 && j.sight.topOfDiscard(j.whose) === undefined },
  dominate: { buy: j => j.sight.supply(PROVINCE) > 0 },
  // Debt waits for whoever buys the next Province: a little keeps the others off, more keeps everybody off.
  tax: { buy: j => j.sight.debtOnPile(PROVINCE) < 4 },
  annex: { buy: j => j.sight.supply(DUCHY) > 0 },
  triumph: { buy: j => j.sight.supply(ESTATE) > 0 },
  donate: { buy: j => j.junk(j.tables.all.filter(card => j.own(card) > 0)).length > 0 },

  // Cards whose use depends on the hand.
  cellar: { use: j => 0.1 + j.drawn * others(j, 'cellar').filter(card => j.isDead(card)).length },
  baron: { use: j => (j.holds(ESTATE) ? 4.25 : j.endgame <= 3 ? 0.5 : -1) },
  coppersmith: { use: j => count(j.hand, COPPER) },
  'secret-chamber': { use: j => j.hand.filter(card => j.isDead(card)).length },
  'horse-traders': {
    use: j => {
      const given = others(j, 'horse-traders').map(card => (j.isDead(card) ? 0 : j.is(card, ACTION) ? 1 : j.use(card)))
      given.sort((a, b) => a - b)
      return 3.25 - (given[0] ?? 0) - (given[1] ?? 0)
    },
  },
  library: { use: j => Math.max(0, 8 - j.hand.length) * j.drawn },
  legionary: { use: j => 3 + (j.holds(GOLD) ? 1.6 : 0) },
  merchant: { use: j => j.drawn + (j.holds(SILVER) ? 1 : 0.4) },
  'opulent-castle': { use: j => 2 * (j.hand.filter(card => j.isVictory(card)).length - 1) },
  'farmers-market': {
    use: j => {
      const tokens = j.sight.vpOnPile(j.card('farmers-market'))
      return 0.25 + (tokens >= 4 ? tokens : tokens + 1)
    },
  },
  'royal-blacksmith': { use: j => Math.max(0, 5 * j.drawn - count(j.hand, COPPER) - 1) },
  'city-quarter': {
    traits: { cards: 2 },
    order: () => ORDER.first,
    use: j => 0.2 + j.drawn * (j.hand.filter(card => j.is(card, ACTION)).length - 1),
  },
  tournament: {
    traits: { cards: 0, coins: 0 },
    order: j => (j.holds(PROVINCE) ? ORDER.first : ORDER.cantrip + 1),
    use: j => (j.holds(PROVINCE) ? 5 : 0.6 * (1 + j.drawn)),
  },
  menagerie: {
    traits: { cards: 1.5 },
    order: j => (new Set(others(j, 'menagerie')).size === j.hand.length - 1 ? ORDER.first : ORDER.lively + 90),
  },
  'shanty-town': {
    traits: { cards: 1 },
    order: j => (j.hand.filter(card => j.is(card, ACTION)).length === 1 ? ORDER.first : ORDER.lively),
  },
  conspirator: {
    order: j => (j.sight.turn.actionsPlayed >= 2 ? ORDER.cantrip + 2 : ORDER.last + 2),
  },
  nobles: {
    order: j =>
      j.actions === 1 && j.terminals.length > 1 ? ORDER.village : ORDER.drawing + 30 + (j.actions > 1 ? 3 : 0),
  },
  'throne-room': { use: j => 1.5 * twice(j, 'throne-room').use, order: j => throneOrder(j, 'throne-room') },
  crown: {
    use: j => {
      const buying = j.sight.turn.phase !== 'action' && j.sight.turn.seat === j.whose
      return Math.max(0, twice(j, 'crown', buying ? TREASURE : ACTION | TREASURE).use)
    },
    order: j => throneOrder(j, 'crown'),
  },
  overlord: {
    traits: { coins: 0, cards: 0, gains: 0, curses: 0, handLoss: 0, actions: 0 },
    // Any further one in hand would be weighed the same way again, and so on.
    use: j => Math.max(0, ...overlordChoices(j).map(card => j.usualUse(card))),
  },

  // Cards that the trial shows too little or too much of.
  adventurer: { use: () => 3.6 },
  tribute: { use: () => 3 },
  harvest: { use: () => 3 },
  golem: { use: () => 4.5 },
  possession: { use: () => 5 },
  enchantress: { use: j => 1.6 * j.drawn + 1 },
  thief: { use: () => 0.8 },
  saboteur: { use: () => 1.5 },
  bandit: { use: () => 3.2 },
  bureaucrat: { use: () => 1.8 },
  swindler: { use: () => 3 },
  jester: { use: () => 3.5 },
  'fortune-teller': { use: () => 2.5 },
  gladiator: { traits: { coins: 2 }, use: () => 2.8 },
  bridge: { use: () => 2.5 },
  'merchant-guild': { use: () => 2.2 },
  'black-market': { use: () => 2.6 },
  'young-witch': { use: j => (j.sight.supply(CURSE) > 0 ? 3 : 0.8) },
  'hunting-party': { traits: { cards: 2 } },
  apothecary: { traits: { cards: 2 } },
  'farming-village': { traits: { cards: 1 } },
  'scrying-pool': { traits: { cards: 1.6 } },
  courtyard: { traits: { cards: 2.5 } },
  forum: { traits: { cards: 1.7 } },
  caravan: { traits: { cards: 1.8 } },
  archive: { traits: { cards: 1.9 } },
  herald: { traits: { cards: 1.5 } },

  // Treasures.
  'horn-of-plenty': { use: () => 2.5 },
  fortune: { use: () => 5, worth: 9 },
  capital: { use: () => 4 },
  diadem: { worth: PRIZE - 2 },
  'bag-of-gold': { worth: PRIZE - 1 },
  princess: { use: () => 3, worth: PRIZE },
  followers: { worth: PRIZE + 2 },
  'trusty-steed': { worth: PRIZE + 1 },
}

/** What Overlord could be. */
export const overlordChoices = (j: Judgement): Card[] =>
  j.supplyCards(card => j.is(card, ACTION) && !j.is(card, TYPES.command) && costsUpTo(j.cost(card), 5))

/** What an Overlord makes of a card: what it gives, and what its Actions let the hand do. */
export function overlordUse(j: Judgement, card: Card): number {
  const more = j.lore.traits[card]?.actions ?? 0
  const actions = Math.max(0, j.actions)
  const rest = others(j, 'overlord')
  return j.usualUse(card) + (more > 0 ? j.handUse(rest, actions + more) - j.handUse(rest, actions) : 0)
}
