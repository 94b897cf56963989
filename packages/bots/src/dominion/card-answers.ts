import {
  ACTION,
  asCard,
  type Card,
  COPPER,
  CURSE,
  ESTATE,
  type Option,
  optionNumber,
  PROVINCE,
  TREASURE,
} from '@kartentisch/dominion'
import type { Answer, Question } from '@kartentisch/kernel'
import { overlordChoices, overlordUse, twice } from './cards.ts'
import type { Judgement } from './judgement.ts'
import { less } from './order.ts'
import { keepingPurchase } from './trashing.ts'

/** With more money than this in the deck Coppers are in the way. */
const RICH = 18
/** What it is worth to make the others discard. */
const DISCARD_ATTACK = 1

type Answering = (j: Judgement, question: Question) => Answer

const options = (...chosen: readonly Option[]): Answer => chosen.map(optionNumber)
export const may = (yes: boolean): Answer => options(yes ? 'yes' : 'no')
const one = (card: Card | undefined): Answer => (card === undefined ? [] : [card])
export const cardsOf = ({ choices }: Question): Card[] => choices.map(asCard)
const shown = ({ shown: [card] }: Question): Card => asCard(card ?? CURSE)

/** The best of the choices for whoever gets it, or the worst. */
const bestWorth: Answering = (j, question) => one(j.best(cardsOf(question)))
const worstWorth: Answering = (j, question) => one(j.best(cardsOf(question), card => -j.worth(card)))
const all: Answering = (_, question) => question.choices

/** Whether a card on the deck had better not be drawn. */
const unwelcome = (j: Judgement, card: Card): boolean => j.isDead(card) || j.use(card) < Math.max(1.01, j.average)

/** How many cards of the hand, the one that asks aside, lose it less than this much if they go. */
function cheapestLosses(j: Judgement, cards: readonly Card[], limit: number): Card[] {
  const gone: Card[] = []
  let rest: readonly Card[] = cards
  for (const card of j.leastUseful(cards, cards.length)) {
    if (j.loss(card, rest) >= limit) break
    gone.push(card)
    rest = less(rest, card)
  }
  return gone
}

/** What the deck may still hold, most numerous first: all that is owned and lies nowhere in sight. */
function likely(j: Judgement, weight: (card: Card) => number): Card | undefined {
  const { sight } = j
  const seen = [...j.hand, ...sight.inPlay(sight.seat)]
  const left = (card: Card) => j.own(card) - seen.filter(other => other === card).length
  return j.best(
    j.tables.all.filter(card => left(card) > 0),
    card => left(card) * weight(card),
  )
}

const name = (card: Card | undefined, { choices }: Question): Answer =>
  card !== undefined && choices.includes(card) ? [card] : choices.slice(0, 1)

/** Whether two coins more would buy something better. */
const coinsMatter = (j: Judgement, more: number): boolean => {
  const now = j.purchase(j.coinsAhead)
  const then = j.purchase(j.coinsAhead + more)
  return then !== undefined && then !== now && (now === undefined || j.worth(then) > j.worth(now))
}

/** Whether any other player holds so many cards. */
const othersHold = (j: Judgement, size: number): boolean =>
  j.tables.others[j.sight.seat]?.some(seat => j.sight.handSize(seat) >= size) ?? false

/** Takes as much as brings something, up to the most there is. */
const most: Answering = (_, { choices }) => choices.slice(-1)

/** Spends what is left once there is nothing else to buy. */
const leftOver =
  (limit: number): Answering =>
  (j, { choices }) => {
    const spare = j.buys > 0 ? 0 : Math.min(limit, choices.length - 1)
    return [choices[spare] ?? 0]
  }

/** Questions of single cards that the general answers don't fit. */
export const CARD_ANSWERS: Readonly<Record<string, Readonly<Record<string, Answering>>>> = {
  'throne-room': { play: (j, question) => one(best(j, question, 'throne-room')) },
  crown: { play: (j, question) => one(best(j, question, 'crown')) },
  overlord: { play: (j, q) => one(j.best(overlordChoices(j), card => overlordUse(j, card)) ?? cardsOf(q)[0]) },
  masquerade: {
    // One Copper at a time makes no deck better that has little else.
    trash: (j, q) => {
      const junk = j.junk(cardsOf(q), 1)
      if (j.strategy.saysTrash) return junk
      return keepingPurchase(j, junk, 0).filter(card => card !== COPPER || j.money > RICH)
    },
  },
  'black-market': { play: (_, { choices }) => choices.slice(0, 1), buy: buyFromMarket },

  // One of several.
  minion: {
    // The last one decides about what is left of the hand.
    choose: j => {
      if (j.holds(j.card('minion'))) return options('coins')
      const now = j.power(j.coinsAhead + 2)
      const then = j.power(Math.floor(j.coins + 4 * j.average))
      return options(now < then + (othersHold(j, 5) ? DISCARD_ATTACK : 0) ? 'discard' : 'coins')
    },
  },
  nobles: {
    choose: j => {
      const gain = j.handUse(j.hand, j.actions + 2) - j.handUse(j.hand, j.actions)
      return options(gain > (j.actions > 0 ? 3.3 : 3) * j.drawn ? 'actions' : 'cards')
    },
  },
  pawn: {
    choose: j => {
      if (j.actions > 0) return options('cards', 'coins')
      return j.hand.some(card => j.is(card, ACTION)) ? options('cards', 'actions') : options('cards', 'coins')
    },
  },
  steward: {
    choose: j => {
      const junk = j.junk(j.hand, 2)
      // Two Coppers pay now and aren't worth a turn.
      const worthwhile = j.strategy.saysTrash || junk.some(card => j.isDead(card))
      if (junk.length === 2 && worthwhile) return options('trash')
      return options(coinsMatter(j, 2) || j.average < 1 ? 'coins' : 'cards')
    },
  },
  torturer: {
    choose: j => {
      if (j.sight.supply(CURSE) === 0) return options('curse')
      const [first, second] = j.leastUseful(j.hand, 2)
      if (first === undefined || second === undefined) return options('discard')
      return options(j.loss(first) + j.loss(second, less(j.hand, first)) <= 3.5 ? 'discard' : 'curse')
    },
  },
  'trusty-steed': {
    choose: j => {
      const busy = j.actions > 0 || !j.hand.some(card => j.is(card, ACTION))
      return busy ? options('cards', 'coins') : options('cards', 'actions')
    },
  },
  charm: { choose: () => options('buy-and-coins') },
  'wild-hunt': {
    choose: j => {
      const tokens = j.sight.vpOnPile(j.card('wild-hunt'))
      const wins = j.sight.supply(ESTATE) > 0 && tokens >= (j.endgame <= 3 ? 2 : 4)
      return options(wins ? 'estate' : 'cards')
    },
  },
  doctor: {
    doctor: (j, question) => {
      const card = shown(question)
      if (j.junk([card]).length > 0) return options('trash')
      return options(unwelcome(j, card) ? 'discard' : 'keep')
    },
    name: (j, question) => name(j.junk(j.tables.all.filter(card => j.own(card) > 0))[0] ?? CURSE, question),
    overpay: leftOver(Infinity),
  },
  jester: {
    // What would serve the other is better had, even if the plan doesn't ask for it.
    jester: (j, q) => options(j.worthGaining(shown(q)) > -j.worth(shown(q)) ? 'gain-copy-self' : 'gain-copy-victim'),
  },
  spy: { spy: spying },
  'scrying-pool': {
    // Own Actions are drawn along with what follows; anything else would end the drawing.
    spy: (j, q) => (q.concerns === undefined ? options(j.is(shown(q), ACTION) ? 'keep' : 'discard') : spying(j, q)),
  },
  'sprawling-castle': { gain: j => options(j.sight.supply(ESTATE) >= 3 && j.endgame > 3 ? 'duchy' : 'estates') },
  'small-castle': { trash: (j, q) => (q.of === 'option' ? options('self') : worstWorth(j, q)) },

  // Names.
  'wishing-well': {
    name: (j, q) =>
      name(
        likely(j, () => 1),
        q,
      ),
  },
  journeyman: {
    name: (j, q) =>
      name(
        // What makes the rest better on average by being passed over.
        likely(j, card => Math.max(0.01, j.average - (j.isDead(card) ? 0 : j.use(card)))),
        q,
      ),
  },

  // What others get or lose.
  swindler: { gain: worstWorth },
  thief: {
    trash: bestWorth,
    gain: (j, q) => cardsOf(q).filter(card => j.worth(card) > 1),
  },
  advisor: { discard: (j, q) => one(j.best(cardsOf(q), card => (j.isDead(card) ? 0 : (j.lore.rough[card] ?? 0)))) },
  'salt-the-earth': { trash: worstWorth },
  tax: { 'put-debt': (_, { choices }) => [choices.includes(PROVINCE) ? PROVINCE : (choices[0] ?? 0)] },

  // Discarding for something.
  cellar: { discard: (j, q) => cheapestLosses(j, cardsOf(q), Math.min(1, 0.9 * j.average)) },
  'secret-chamber': { discard: (j, q) => cheapestLosses(j, cardsOf(q), 0.9) },
  baron: { discard: all },
  plaza: { discard: (j, q) => one(cardsOf(q).find(card => card === COPPER && j.coins < 8)) },
  hamlet: {
    'discard-for-action': (j, q) => {
      const gain = j.handUse(j.hand, j.actions + 1) - j.handUse(j.hand, j.actions)
      const [least] = j.leastUseful(cardsOf(q), 1)
      return least !== undefined && j.loss(least) < gain - 0.5 ? [least] : []
    },
    'discard-for-buy': (j, q) => (j.coinsAhead < 11 ? [] : cheapestLosses(j, cardsOf(q), 0.1).slice(0, 1)),
  },
  arena: { discard: worstWorth },
  'opulent-castle': { discard: all },

  // Trashing itself for something.
  'mining-village': { trash: j => may(coinsMatter(j, 2) && j.coinsAhead + 2 >= 8) },
  engineer: { trash: j => may(j.endgame <= 3) },

  // Setting aside and putting back.
  library: { 'set-aside': j => may(j.actions === 0) },
  chancellor: { 'deck-to-discard': () => may(true) },
  annex: { keep: (j, q) => [...cardsOf(q)].sort((a, b) => j.worth(a) - j.worth(b)).slice(0, q.max) },
  herbalist: { 'put-on-deck': bestWorth },
  alchemist: { 'put-on-deck': () => may(true) },
  'walled-village': { 'put-on-deck': () => may(true) },
  bureaucrat: { 'put-on-deck': worstWorth },

  // Gaining.
  tournament: {
    gain: (j, q) => {
      if (q.of !== 'option') return bestWorth(j, q)
      return options(j.endgame <= 1 ? 'duchy' : 'prize')
    },
  },
  butcher: { 'remove-coffers': removeCoffers },
  stonemason: {
    overpay: (j, { choices }) => {
      const able = j.supplyCards(card => j.is(card, ACTION) && choices.includes(j.cost(card).coins))
      // The one that is being bought is as good as owned.
      const owned = j.owned.map((n, card) => (card === j.card('stonemason') ? n + 1 : n))
      const wanted = j.supposing(owned, () => j.wanted(able))
      const cost = wanted === undefined ? 0 : j.cost(wanted).coins
      return [choices.includes(cost) ? cost : (choices[0] ?? 0)]
    },
  },
  masterpiece: { overpay: most },
  herald: { overpay: leftOver(1) },
}

/** What to double: the best by the player's own reckoning, if it is offered. */
function best(j: Judgement, question: Question, id: string): Card | undefined {
  const cards = cardsOf(question)
  const type = j.sight.turn.phase === 'action' ? ACTION : TREASURE
  const { card, use } = twice(j, id, type)
  if (card !== undefined && cards.includes(card) && (use >= 0 || question.min > 0)) return card
  return question.min > 0 ? cards[0] : undefined
}

/** One's own deck is cleared of what isn't wanted, the others' of what is. */
function spying(j: Judgement, question: Question): Answer {
  const card = shown(question)
  const bad = j.isDead(card) || card === COPPER
  return options((question.concerns === undefined) === bad ? 'discard' : 'keep')
}

/** Buys from the Black Market what the plan wants, or what is worth more than the purchase it would spoil. */
function buyFromMarket(j: Judgement, question: Question): Answer {
  const cards = cardsOf(question)
  const wanted = j.wanted(cards)
  if (wanted !== undefined) return [wanted]
  const best = j.best(cards)
  if (best === undefined) return []
  const before = j.purchase(j.coinsAhead)
  const after = j.purchase(j.coinsAhead - j.cost(best).coins)
  const lost = (before === undefined ? 0 : j.worth(before)) - (after === undefined ? 0 : j.worth(after))
  return j.worth(best) > Math.max(1, lost) ? [best] : []
}

/** As many coffers as the better card is worth. The trashed card lies on top of the trash. */
function removeCoffers(j: Judgement, { choices }: Question): Answer {
  const trashed = j.sight.trash.at(-1)
  if (trashed === undefined) return choices.slice(0, 1)
  const { coins, potion, debt } = j.cost(trashed)
  const value = (n: number) => {
    const gained = j.gainOf(
      j.supplyCards(card => {
        const cost = j.cost(card)
        return cost.coins <= coins + n && cost.potion <= potion && cost.debt <= debt
      }),
    )
    return (gained === undefined ? 0 : j.worth(gained)) - 0.9 * n
  }
  return [choices.reduce((best, n) => (value(n) > value(best) ? n : best))]
}
