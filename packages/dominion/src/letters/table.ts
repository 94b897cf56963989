import { at, columns, labelled, padEnd, ruled, type Seat, seat, strung } from '@kartentisch/kernel'
import type { Sight } from '../sight.ts'
import type { PlayerView, View } from '../view.ts'
import { counted } from '../words/counting.ts'
import type { CardWriter } from './cards.ts'

/** The table of Dominion as a seat sees it. */
export class DominionTable {
  readonly #cards: CardWriter
  readonly #sight: Sight
  readonly #view: View
  readonly #width: number

  constructor(cards: CardWriter, sight: Sight, width: number) {
    this.#cards = cards
    this.#sight = sight
    this.#view = sight.view()
    this.#width = width
  }

  lines(): string[] {
    const { paint } = this.#cards.look
    const others = this.#view.players.map((_, i) => seat(i)).filter(other => other !== this.#sight.seat)
    return [
      paint('bold', this.#title()),
      ...this.#supply(),
      ...this.#beside(),
      ...others.flatMap(other => this.#other(other)),
      ...this.#own(),
    ]
  }

  #name(of: Seat): string {
    return at(this.#cards.look.names, of)
  }

  #title(): string {
    const { say } = this.#cards
    const { turn, players } = this.#view
    const phase = say(`phase ${turn.phase}`)
    const name = this.#name(turn.seat)
    const title = turn.extra
      ? say('extra turn', { name, phase })
      : say('turn', { n: at(players, turn.seat).turns, name, phase })
    return turn.controller === turn.seat ? title : `${title} · ${say('decides', { name: this.#name(turn.controller) })}`
  }

  /** The supply in the order of costs: cost, name, types and how many are left. */
  #supply(): string[] {
    const { paint, language } = this.#cards.look
    const { tables } = this.#sight
    const piles = this.#view.supply.map(({ pile, left, vp, debt, marks }, i) => {
      const top = this.#sight.topOfPile(i)
      const id = top === undefined ? pile : tables.name(top)
      const { cost, types } = tables.catalogue.cards.get(id) ?? { cost: at(tables.piles, i).cost, types: [] }
      const name = [
        this.#cards.name(id),
        ...(this.#view.bane === pile ? [`(${this.#cards.say('bane')})`] : []),
        ...marks.map(mark => `(${this.#cards.name(mark)})`),
        ...(vp > 0 ? [`+${counted(vp, 'vp', language)}`] : []),
        ...(debt > 0 ? [`+${this.#cards.cost({ coins: 0, potion: 0, debt })}`] : []),
      ].join(' ')
      const now = top === undefined ? cost : this.#sight.price(top)
      return { name, left, types, price: cost, cost: this.#cards.cost(now), signs: this.#cards.signs(types) }
    })
    piles.sort(
      (a, b) =>
        a.price.coins - b.price.coins ||
        a.price.potion - b.price.potion ||
        a.price.debt - b.price.debt ||
        a.name.localeCompare(b.name, language),
    )
    const widest = (texts: readonly string[]) => Math.max(...texts.map(text => text.length))
    const [cost, name, signs] = (['cost', 'name', 'signs'] as const).map(key => widest(piles.map(pile => pile[key])))
    const cells = piles.map(pile => {
      const text = `${pile.cost.padStart(cost ?? 0)} ${padEnd(pile.name, name ?? 0)} ${pile.signs.padEnd(signs ?? 0)}`
      const left = String(pile.left).padStart(3)
      return pile.left === 0 ? paint('dim', `${text}${left}`) : `${this.#cards.paint(pile.types, text)}${left}`
    })
    return columns(cells, this.#width)
  }

  /** What lies beside the supply. */
  #beside(): string[] {
    const { say, look } = this.#cards
    const { landmarks, prizes, trash, market } = this.#view
    const bought = this.#view.events.map(({ id }) => {
      const cost = this.#sight.tables.catalogue.events.get(id)?.cost
      return cost === undefined ? this.#cards.name(id) : `${this.#cards.cost(cost)} ${this.#cards.name(id)}`
    })
    const marked = landmarks.map(({ id, vp }) =>
      vp > 0 ? `${this.#cards.name(id)} (${counted(vp, 'vp', look.language)})` : this.#cards.name(id),
    )
    return [
      ...labelled(say('events'), bought, this.#width),
      ...labelled(say('landmarks'), marked, this.#width),
      ...labelled(say('prizes'), this.#cards.list(prizes), this.#width),
      ...labelled(say('market'), this.#cards.list(market), this.#width),
      ...labelled(say('trash'), this.#cards.list(trash), this.#width),
    ]
  }

  #tokens({ vp, coffers, debt }: PlayerView): string[] {
    const { language } = this.#cards.look
    return (['vp', 'coffers', 'debt'] as const).flatMap(token => {
      const n = { vp, coffers, debt }[token]
      return n === 0 ? [] : [counted(n, token, language)]
    })
  }

  /** What a player has set aside, for now or for later turns. */
  #aside({ aside, later, lookedSize, looked }: PlayerView): string[] {
    const { say, look } = this.#cards
    const faceDown = (n: number) => say('face down', { cards: counted(n, 'card', look.language) })
    const hidden = looked === null ? lookedSize : 0
    return [
      ...this.#cards.list([...aside, ...later.flatMap(({ cards }) => cards ?? [])]),
      ...later.flatMap(({ cards, size }) => (cards === null && size > 0 ? [faceDown(size)] : [])),
      ...(hidden > 0 ? [faceDown(hidden)] : []),
    ]
  }

  #discard({ topOfDiscard }: PlayerView): string {
    const { say } = this.#cards
    return `${say('discard')}: ${topOfDiscard === null ? say('empty') : this.#cards.list([topOfDiscard])[0]}`
  }

  #other(of: Seat): string[] {
    const { say, look } = this.#cards
    const player = at(this.#view.players, of)
    const hand = say('in hand', { cards: counted(player.handSize, 'card', look.language) })
    const lines = labelled(
      look.paint('bold', this.#name(of)),
      [hand, this.#discard(player), ...this.#tokens(player)],
      this.#width,
      ' ·',
    )
    return [
      ...lines,
      ...labelled(`  ${say('hand')}`, this.#cards.hand(player.hand ?? []), this.#width),
      ...labelled(`  ${say('in play')}`, this.#cards.list(player.play), this.#width),
      ...labelled(`  ${say('aside')}`, this.#aside(player), this.#width),
    ]
  }

  #own(): string[] {
    const { say, look } = this.#cards
    const { turn, players } = this.#view
    const own = players[this.#sight.seat]
    if (own === undefined) return []
    const deck = own.deckSize === null || own.deckSize === 0 ? say('empty') : String(own.deckSize)
    const piles = [`${say('deck')}: ${deck}`, this.#discard(own), ...this.#tokens(own)]
    const counters = [
      `${say('actions')} ${turn.actions}`,
      `${say('buys')} ${turn.buys}`,
      `${say('coins')} ${turn.coins}`,
      ...(turn.potions > 0 ? [`${say('potions')} ${turn.potions}`] : []),
    ].map(text => look.paint('bold', text))
    const decides = turn.controller === this.#sight.seat && turn.phase !== 'over'
    return [
      look.paint('dim', ruled(this.#name(this.#sight.seat), this.#width)),
      ...labelled(say('in play'), this.#cards.list(own.play), this.#width),
      ...labelled(say('aside'), this.#aside(own), this.#width),
      ...labelled(say('looked'), this.#cards.list(own.looked ?? []), this.#width),
      ...labelled(look.paint('bold', say('hand')), this.#cards.hand(own.hand ?? []), this.#width),
      ...strung([...(decides ? counters : []), ...piles], this.#width),
    ]
  }
}
