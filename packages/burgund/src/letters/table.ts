import { at, columns, labelled, padEnd, possessive, ruled, type Seat, seat, strung, widthOf } from '@kartentisch/kernel'
import { data, KINDS } from '../data.ts'
import type { Sight } from '../sight.ts'
import type { PlayerView, StackView, View } from '../view.ts'
import { accountName } from '../words/account.ts'
import { counted } from '../words/counting.ts'
import { capitalised } from '../words/names.ts'
import { kindOf, marked, type ThingWriter } from './things.ts'

const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

const isAllSeven = (id: string): boolean => id.startsWith('all-seven:')

/** Between two rows of the display. */
const GAP = 2

/** The table of Burgund as a seat sees it. */
export class BurgundTable {
  readonly #things: ThingWriter
  readonly #view: View
  readonly #width: number

  constructor(things: ThingWriter, sight: Sight, width: number) {
    this.#things = things
    this.#view = sight.view()
    this.#width = width
  }

  lines(): string[] {
    const { paint } = this.#things.look
    const others = this.#view.players.map((_, i) => seat(i)).filter(other => other !== this.#view.seat)
    return [
      ...this.#title().map(line => paint('bold', line)),
      ...this.#display(),
      ...this.#stacks(),
      ...this.#bonuses(),
      ...this.#egon(),
      ...others.flatMap(other => this.#other(other)),
      ...this.#own(),
    ]
  }

  #name(of: Seat): string {
    return at(this.#things.look.names, of)
  }

  /** The name of something as the beginning of a line. */
  #label(id: string): string {
    return capitalised(this.#things.name(id))
  }

  #title(): string[] {
    const { say, look } = this.#things
    const { round, cycle, turn, over, draw, discard } = this.#view
    return strung(
      [
        say('title', { round, cycle, cycles: data.cardsPerRound }),
        over ? say('over') : say('turn', { whose: possessive(this.#name(turn), look.language) }),
        `${this.#things.name('draw-pile')} ${draw}`,
        `${this.#things.name('discard-pile')} ${discard.length}`,
      ],
      this.#width,
    )
  }

  /** The display, its cards under their dice: all rows beside each other where they fit, else in two halves. */
  #display(): string[] {
    const { paint } = this.#things.look
    const rows = this.#view.display.map((cards, i) => {
      const [first = '–', ...others] = this.#things.list(cards)
      return [`${paint('bold', `[${i + 1}]`)} ${first}`, ...others.map(card => `    ${card}`)]
    })
    const cell = Math.max(...rows.flat().map(widthOf)) + GAP
    const beside = cell * rows.length - GAP <= this.#width ? rows.length : rows.length / 2
    const parts = [rows.slice(0, beside), rows.slice(beside)]
    return [
      paint('dim', ruled(this.#label('display'), this.#width)),
      ...parts.flatMap(part => {
        const height = Math.max(0, ...part.map(row => row.length))
        const line = (i: number) => part.map(row => padEnd(row[i] ?? '', cell)).join('')
        return Array.from({ length: height }, (_, i) => line(i).trimEnd())
      }),
    ]
  }

  #stacks(): string[] {
    const { say } = this.#things
    const { goods, animals, bought } = this.#view
    const tops = (stacks: readonly StackView[]) =>
      stacks.map(({ top, height }) => (top === null ? '–' : `${this.#things.name(top)} (${height})`)).join(', ')
    return [
      ...strung([`${say('goods stacks')}: ${tops(goods)}`, `${say('animal stacks')}: ${tops(animals)}`], this.#width),
      ...labelled(say('bought'), this.#things.list(bought), this.#width),
    ]
  }

  /** The round card in force and the bonus cards still to be had, the top one first. */
  #bonuses(): string[] {
    const { say } = this.#things
    const { round, bonus } = this.#view
    const mark = data.roundCards.find(({ id }) => id === round)?.mark ?? 'printed'
    const first = KINDS.filter(kind => bonus.includes(`first-triple:${kind}`)).map(kind => this.#things.name(kind))
    const sevens = bonus.filter(isAllSeven).map(id => this.#things.vp(Number(id.split(':').at(-1))))
    const orNone = (list: readonly string[]) => (list.length === 0 ? [say('none')] : list)
    return [
      ...labelled(marked(this.#label(round), mark), this.#things.options(round), this.#width, ' |'),
      ...labelled(`${say('first triples')} (${this.#things.vp(data.firstTripleVp)})`, orNone(first), this.#width),
      ...labelled(say('all seven'), orNone(sevens.reverse()), this.#width),
    ]
  }

  #heading(name: string, score: number, ...facts: readonly string[]): string {
    return ruled([name, this.#things.vp(score), ...facts].join(' · '), this.#width)
  }

  #egon(): string[] {
    const { say, look } = this.#things
    const { egon } = this.#view
    if (egon === null) return []
    const stacks = egon.stacks.map(size => counted(size, 'card', look.language))
    return [
      look.paint('dim', this.#heading(this.#things.name('egon'), egon.score)),
      ...columns(this.#things.estate(egon.estate), this.#width),
      ...labelled(say('to come'), stacks, this.#width),
    ]
  }

  #startPlayerCard(of: Seat): string[] {
    return this.#view.start?.holder === of ? [this.#things.name('start-player-card')] : []
  }

  #storage({ workers, silver, goods, animals, sold }: PlayerView): string[] {
    const { say, look } = this.#things
    const stored = [
      counted(workers, 'worker', look.language),
      counted(silver, 'silver', look.language),
      ...this.#things.goods(goods),
      ...this.#things.animals(animals),
      ...(total(sold) > 0 ? [say('sold', { goods: counted(total(sold), 'good', look.language) })] : []),
    ]
    return labelled(this.#label('storage'), stored, this.#width, ' ·')
  }

  #projects({ projects }: PlayerView): string[] {
    return labelled(this.#label('projects'), this.#things.list(projects), this.#width)
  }

  #other(of: Seat): string[] {
    const { say, look } = this.#things
    const player = at(this.#view.players, of)
    const hand = say('in hand', { cards: counted(player.handSize, 'card', look.language) })
    return [
      look.paint('dim', this.#heading(this.#name(of), player.score, hand, ...this.#startPlayerCard(of))),
      ...columns(this.#things.estate(player.estate), this.#width),
      ...this.#projects(player),
      ...this.#storage(player),
    ]
  }

  /** The seat's own things, and its hand as dice. */
  #own(): string[] {
    const { say, look } = this.#things
    const { seat: own, players } = this.#view
    const player = players[own]
    if (player === undefined) return []
    const points = player.account.filter(line => line.points > 0)
    const scored = points.map(line => `${accountName(line.id, look.language)} ${line.points}`)
    return [
      look.paint('bold', this.#heading(this.#name(own), player.score, ...this.#startPlayerCard(own))),
      ...labelled(say('points'), scored, this.#width, ' ·'),
      ...columns(this.#things.estate(player.estate), this.#width),
      ...this.#missing(player),
      ...this.#projects(player),
      ...this.#storage(player),
      ...labelled(look.paint('bold', this.#label('hand')), this.#things.dice(player.hand ?? []), this.#width),
    ]
  }

  /** The kinds that are missing for an all-seven card, as long as there is one to be had. */
  #missing({ estate, bonus }: PlayerView): string[] {
    if (estate.length === 0 || bonus.some(isAllSeven) || !this.#view.bonus.some(isAllSeven)) return []
    const there = new Set(estate.flatMap(({ cards }) => cards.map(kindOf)))
    const missing = KINDS.filter(kind => !there.has(kind))
    const names = missing.map(kind => this.#things.paint(kind, this.#things.name(kind)))
    return labelled(this.#things.say('missing'), names, this.#width)
  }
}
