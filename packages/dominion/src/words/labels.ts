import { at, fill, firstKey, type Language, type Question, type Wordings, wording } from '@kartentisch/kernel'
import { moveOf } from '../moves.ts'
import { optionOf } from '../options.ts'
import type { Tables } from '../tables.ts'
import { counted, type Noun } from './counting.ts'
import { cardName } from './names.ts'

/** Options in words, by `card: option` where they mean something else or something particular there. */
export const options: Wordings = {
  yes: { de: 'ja', en: 'yes' },
  no: { de: 'nein', en: 'no' },
  trash: { de: 'entsorgen', en: 'trash it' },
  discard: { de: 'ablegen', en: 'discard it' },
  keep: { de: 'zurücklegen', en: 'put it back' },
  'gain-copy-self': { de: 'du', en: 'you' },
  'gain-copy-victim': { de: 'wer sie abgelegt hat', en: 'whoever discarded it' },
  'charm: buy-and-coins': { de: '+1 Kauf, +2 Münzen', en: '+1 Buy, +2 Coins' },
  'charm: next-purchase': {
    de: 'zum nächsten Kauf eine Karte mit gleichen Kosten nehmen',
    en: 'gain a card of the same cost along with the next purchase',
  },
  'minion: coins': { de: '+2 Münzen', en: '+2 Coins' },
  'minion: discard': {
    de: 'Hand ablegen, +4 Karten; alle anderen ab 5 Handkarten ebenso',
    en: 'discard your hand, +4 Cards; all others with 5 or more cards do the same',
  },
  'nobles: cards': { de: '+3 Karten', en: '+3 Cards' },
  'nobles: actions': { de: '+2 Aktionen', en: '+2 Actions' },
  'pawn: cards': { de: '+1 Karte', en: '+1 Card' },
  'pawn: actions': { de: '+1 Aktion', en: '+1 Action' },
  'pawn: buys': { de: '+1 Kauf', en: '+1 Buy' },
  'pawn: coins': { de: '+1 Münze', en: '+1 Coin' },
  'small-castle: self': { de: 'dieses', en: 'this one' },
  'small-castle: hand': { de: 'eines aus der Hand', en: 'one from your hand' },
  'sprawling-castle: duchy': { de: 'ein Herzogtum', en: 'a Duchy' },
  'sprawling-castle: estates': { de: '3 Anwesen', en: '3 Estates' },
  'steward: cards': { de: '+2 Karten', en: '+2 Cards' },
  'steward: coins': { de: '+2 Münzen', en: '+2 Coins' },
  'steward: trash': { de: '2 Handkarten entsorgen', en: 'trash 2 cards from your hand' },
  'torturer: discard': { de: '2 Karten ablegen', en: 'discard 2 cards' },
  'torturer: curse': { de: 'einen Fluch auf die Hand nehmen', en: 'gain a Curse into your hand' },
  'tournament: prize': { de: 'einen Preis auf den Nachziehstapel', en: 'a Prize onto your deck' },
  'tournament: duchy': { de: 'ein Herzogtum auf den Nachziehstapel', en: 'a Duchy onto your deck' },
  'trusty-steed: cards': { de: '+2 Karten', en: '+2 Cards' },
  'trusty-steed: actions': { de: '+2 Aktionen', en: '+2 Actions' },
  'trusty-steed: coins': { de: '+2 Münzen', en: '+2 Coins' },
  'trusty-steed: silvers-and-deck': {
    de: '4 Silber nehmen und den Nachziehstapel ablegen',
    en: 'gain 4 Silvers and put your deck onto your discard pile',
  },
  'wild-hunt: cards': { de: '+3 Karten, 1 SP auf den Stapel', en: '+3 Cards, 1 VP onto the pile' },
  'wild-hunt: estate': {
    de: 'ein Anwesen und alle SP vom Stapel nehmen',
    en: 'gain an Estate and take all VP from the pile',
  },
}

/** Moves in words, by their kind. */
export const moves: Wordings = {
  play: { de: '{card} ausspielen', en: 'play {card}' },
  buy: { de: '{card} kaufen', en: 'buy {card}' },
  event: { de: '{card} kaufen', en: 'buy {card}' },
  coffers: { de: '{coffers} ausgeben', en: 'spend {coffers}' },
  debt: { de: '{debt} bezahlen', en: 'pay off {debt}' },
  treasures: { de: 'alle Geldkarten ausspielen', en: 'play all Treasures' },
  'end-actions': { de: 'Aktionsphase beenden', en: 'end the Action phase' },
  'end-turn': { de: 'Zug beenden', en: 'end the turn' },
}

/** What is counted where an amount is asked for, by the step of the question. */
export const amounts: Readonly<Record<string, Noun>> = {
  overpay: 'coin',
  'overpay-potions': 'potion',
  'pay-debt': 'debt',
  'remove-coffers': 'coffers',
  bid: 'debt',
}

const others = {
  'no card': { de: 'eine Karte, die nicht mitspielt', en: "a card that isn't in this game" },
  position: { de: 'Platz {n}', en: 'position {n}' },
} as const

/** Which of the wordings stands for an option. */
export const optionKey = ({ about }: Question, n: number): string =>
  firstKey(options, [`${about}: ${optionOf(n)}`, optionOf(n)])

function moveLabel(tables: Tables, n: number, language: Language): string {
  const { kind, of } = moveOf(n)
  return fill(wording(moves, kind, language), word => {
    if (word === 'coffers' || word === 'debt') return counted(of, word, language)
    return cardName(tables.catalogue, kind === 'event' ? at(tables.events, of).id : tables.name(of), language)
  })
}

/** What a number in the answer to a question stands for. */
export function choiceLabel(tables: Tables, question: Question, n: number, language: Language): string {
  switch (question.of) {
    case 'card':
    case 'effect':
      return cardName(tables.catalogue, tables.name(n), language)
    case 'name':
      return n < 0 ? others['no card'][language] : cardName(tables.catalogue, tables.name(n), language)
    case 'pile':
      return cardName(tables.catalogue, at(tables.piles, n).id, language)
    case 'option':
      return wording(options, optionKey(question, n), language)
    case 'move':
      return moveLabel(tables, n, language)
    case 'number': {
      const noun = amounts[question.step]
      if (noun === undefined) throw new RangeError(`Nobody knows what "${question.step}" counts.`)
      return counted(n, noun, language)
    }
    case 'position':
      return fill(others.position[language], () => String(n + 1))
    default:
      throw new RangeError(`There are no words for a choice of ${question.of}.`)
  }
}
