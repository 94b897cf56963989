/**
 * Big Money against itself, written by hand over integer arrays: the yardstick for the engine's speed on this machine.
 * It knows six cards and one strategy, asks nobody and checks nothing.
 */

const COPPER = 0
const SILVER = 1
const GOLD = 2
const ESTATE = 3
const PROVINCE = 5

interface Side {
  deck: number[]
  hand: number[]
  discard: number[]
  play: number[]
}

class Chance {
  #a: number
  #b = 0x9e3779b9 | 0
  #c = 0x243f6a88 | 0
  #d = 1

  constructor(seed: number) {
    this.#a = seed | 0
    for (let i = 0; i < 12; i++) this.below(2)
  }

  below(n: number): number {
    const t = (((this.#a + this.#b) | 0) + this.#d) | 0
    this.#d = (this.#d + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + t) | 0
    return Math.floor(((t >>> 0) * n) / 4294967296)
  }
}

function shuffle(cards: number[], chance: Chance): void {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = chance.below(i + 1)
    const card = cards[i] ?? 0
    cards[i] = cards[j] ?? 0
    cards[j] = card
  }
}

function draw(side: Side, chance: Chance): void {
  for (let i = 0; i < 5; i++) {
    if (side.deck.length === 0) {
      if (side.discard.length === 0) return
      const { deck } = side
      side.deck = side.discard
      side.discard = deck
      shuffle(side.deck, chance)
    }
    side.hand.push(side.deck.pop() ?? 0)
  }
}

const newSide = (chance: Chance): Side => {
  const deck = [COPPER, COPPER, COPPER, COPPER, COPPER, COPPER, COPPER, ESTATE, ESTATE, ESTATE]
  shuffle(deck, chance)
  const side = { deck, hand: [], discard: [], play: [] }
  draw(side, chance)
  return side
}

const provinces = (side: Side): number =>
  [...side.deck, ...side.hand, ...side.discard].filter(card => card === PROVINCE).length

/** Plays one game; answers 1 if the first player wins, -1 if the second does, 0 for a tie. */
export function bigMoneyByHand(seed: number): number {
  const chance = new Chance(seed)
  const supply = [46, 40, 30, 8, 8, 8, 10]
  const sides = [newSide(chance), newSide(chance)]
  for (let turn = 0; ; turn++) {
    const side = sides[turn & 1]
    if (side === undefined) return 0
    const { hand, play, discard } = side
    let coins = 0
    for (let i = hand.length - 1; i >= 0; i--) {
      const card = hand[i] ?? 0
      if (card > GOLD) continue
      coins += card === COPPER ? 1 : card === SILVER ? 2 : 3
      play.push(card)
      hand[i] = hand[hand.length - 1] ?? 0
      hand.pop()
    }
    let bought = -1
    if (coins >= 8) bought = PROVINCE
    else if (coins >= 6 && (supply[GOLD] ?? 0) > 0) bought = GOLD
    else if (coins >= 3 && (supply[SILVER] ?? 0) > 0) bought = SILVER
    if (bought >= 0) {
      supply[bought] = (supply[bought] ?? 0) - 1
      discard.push(bought)
    }
    for (const card of hand) discard.push(card)
    for (const card of play) discard.push(card)
    hand.length = 0
    play.length = 0
    draw(side, chance)
    if (supply[PROVINCE] === 0 || supply.filter(left => left === 0).length >= 3) {
      const [a, b] = sides.map(provinces)
      if (a === undefined || b === undefined) return 0
      if (a !== b) return a > b ? 1 : -1
      return turn % 2 === 0 ? -1 : 0
    }
  }
}
