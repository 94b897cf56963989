import { at, fill, joined, type Language, type Recording, Replay, type Seat, seat as seatOf } from '@kartentisch/kernel'
import type { Dominion } from '../dominion.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { counted, isNoun } from '../words/counting.ts'
import { cardName } from '../words/names.ts'
import { logHeadBooks, logLineBooks } from '../words/say-logs.ts'
import type { LineKey } from './line.ts'
import { initials, inOrder } from './names.ts'
import { ourTitle } from './read.ts'
import { hasOrder, isInner, joins, type Said, saidOf } from './said.ts'

type LogHead = Exclude<keyof typeof logHeadBooks.en, 'game' | 'edition' | 'and'>

/** One line of a log under way, and what is written beside it. */
interface Line {
  said: Said
  readonly key: LineKey
  readonly depth: number
  coins: number
}

/** Puts the lines of a game together. */
class Writing {
  readonly lines: Line[] = []
  readonly #tables: Tables

  constructor(tables: Tables) {
    this.#tables = tables
  }

  #sorted(said: Said): Said {
    if (said.cards === undefined || hasOrder(said.verb)) return said
    return { ...said, cards: said.cards.toSorted((a, b) => this.#tables.number(a) - this.#tables.number(b)) }
  }

  add(told: Said, about: string): void {
    const said = this.#sorted(told)
    const before = this.lines.at(-1)
    if (said.beside) {
      if (before !== undefined && said.verb === 'coins') before.coins += said.count
      return
    }
    if (before !== undefined && before.key === 'buy' && said.verb === 'gain' && sameCards(before.said, said)) {
      this.lines[this.lines.length - 1] = { ...before, key: 'buy and gain' }
      return
    }
    if (before !== undefined && before.key === keyOf(said) && joins(this.#tables, before.said, said)) {
      const cards = said.cards && [...(before.said.cards ?? []), ...said.cards]
      const both = { ...before.said, ...(cards && { cards }), count: before.said.count + said.count }
      before.said = this.#sorted(both)
      return
    }
    const depth = isInner(this.#tables, said.verb, about) ? 1 : 0
    this.lines.push({ said, key: keyOf(said), depth, coins: 0 })
  }
}

const sameCards = (a: Said, b: Said): boolean => a.seat === b.seat && a.cards?.join() === b.cards?.join()

function keyOf({ verb, again, extra, count, cards }: Said): LineKey {
  if (verb === 'turn') return extra ? 'extra turn' : 'turn'
  if (verb === 'play' && again) return 'play again'
  if (verb === 'name' && cards?.length === 0) return 'name another'
  if (verb === 'bid' && count === 0) return 'no bid'
  return verb
}

/** The piles that landmarks have marked. */
const markedPiles = (tables: Tables, { counters }: State): string[] =>
  tables.landmarks.flatMap(({ marksPile }) => {
    const pile = marksPile && tables.piles[counters[tables.counterIndex(marksPile.counter)] ?? -1]
    return pile === undefined ? [] : [pile.id]
  })

/** Writes a recorded game down in the way of dominion.games: all cards by name, or those alone that a seat saw. */
export function writeLog(dominion: Dominion, recording: Recording, language: Language, eye?: Seat): string {
  const replay = new Replay(dominion, recording)
  const { tables } = dominion.prepare(replay.setup)
  const { catalogue, setup } = tables
  const names = replay.players
  const short = initials(names)
  const say = (key: LineKey, { seat, cards, count }: Omit<Said, 'verb'>): string =>
    fill(logLineBooks[language][key], word => {
      if (isNoun(word)) return counted(count, word, language)
      switch (word) {
        case 'who':
          return at(short, seat)
        case 'name':
          return at(names, seat)
        case 'left':
          return at(short, (seat + 1) % names.length)
        case 'n':
          return String(count)
        case 'money':
          return `$${count}`
        case 'cards':
          return cards === undefined
            ? counted(count, 'card', language)
            : joined(inOrder(catalogue, cards, language), 'and', language)
        default:
          throw new RangeError(`Nothing stands for {${word}} in a log.`)
      }
    })
  const head = (key: LogHead, ids: readonly string[]): string[] =>
    ids.length === 0
      ? []
      : [`${logHeadBooks[language][key]}: ${ids.map(id => cardName(catalogue, id, language)).join(', ')}`]
  const start = replay.rules.deal(recording.seed)
  const opening = start.players.flatMap(({ hand }, i) => {
    const cards = hand.toSorted((a, b) => a - b).map(card => tables.name(card))
    const seat = seatOf(i)
    const drawn = { seat, count: cards.length, ...((eye === undefined || eye === seat) && { cards }) }
    return [say('shuffle', { seat, count: 0 }), say('draw', drawn)]
  })
  const starting = names.flatMap((_, i) => [
    say('start', { seat: seatOf(i), cards: new Array<string>(7).fill('copper'), count: 7 }),
    say('start', { seat: seatOf(i), cards: new Array<string>(3).fill('estate'), count: 3 }),
  ])
  const writing = new Writing(tables)
  for (const event of replay.told.flat()) {
    const said = saidOf(tables, event, eye)
    if (said !== undefined) writing.add(said, event.about)
  }
  const lines = writing.lines.flatMap(({ said, key, depth, coins }) => {
    const text = `${'  '.repeat(depth)}${say(key, said)}${coins > 0 ? ` (+$${coins})` : ''}`
    return said.verb === 'turn' ? ['', text] : [text]
  })
  return [
    ourTitle(language),
    ...head('supply', setup.kingdom),
    ...head('events', setup.events),
    ...head('landmarks', setup.landmarks),
    ...head('bane', setup.bane === undefined ? [] : [setup.bane]),
    ...head('obelisk', markedPiles(tables, start)),
    ...head('market', setup.blackMarket),
    ...(setup.edition === 1 ? [`${logHeadBooks[language].edition}: 1`] : []),
    '',
    ...starting,
    ...opening,
    ...lines,
    '',
  ].join('\n')
}
