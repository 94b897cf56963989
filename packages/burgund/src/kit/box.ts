import { at, type Box, inEvery, type Language, type Wording } from '@kartentisch/kernel'
import { ANIMALS, GOODS } from '../card.ts'
import { type CardData, data, type Mark } from '../data.ts'
import { texts } from '../texts.ts'

/** An entry of Burgund's catalogue. Values that nobody has checked against the printed cards are marked `assumed`. */
interface Entry {
  readonly id: string
  readonly kind: 'card' | 'good' | 'animal' | 'bonus' | 'round'
  /** The kind of a card, and what three of it are worth. */
  readonly of: string
  readonly triple: { readonly vp: number; readonly mark: Mark } | null
  readonly names: Wording
  /** How many copies show each die value from 1 to 6; for goods, which values sell them. */
  readonly dice: readonly number[]
  readonly copies: number
  readonly mark: Mark
  readonly text: Wording
}

const words = (id: string): Pick<Entry, 'names' | 'text'> => {
  const printed = (part: 'name' | 'text') => inEvery(language => texts[language][id]?.[part] ?? '')
  return { names: printed('name'), text: printed('text') }
}

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)

function card({ id, kind, copiesPerDie, diceMark }: CardData): Entry {
  const of = data.kinds.find(one => one.id === kind)
  return {
    id,
    kind: 'card',
    of: kind,
    triple: of === undefined ? null : { vp: of.triple, mark: of.tripleMark },
    dice: copiesPerDie,
    copies: sum(copiesPerDie),
    mark: diceMark,
    ...words(id),
  }
}

const thing = (id: string, kind: Entry['kind'], copies: number, mark: Mark, dice: readonly number[] = []) => ({
  id,
  kind,
  of: kind,
  triple: null,
  dice,
  copies,
  mark,
  ...words(id),
})

/** The all-seven cards in the box: those that the game with most players uses. */
const sevens = at(data.allSeven, data.allSeven.length - 1)

/** Everything in the box. */
const entries = (): Entry[] => [
  ...data.cards.map(card),
  ...GOODS.map((id, i) => {
    const { cards, mark, dice } = at(data.goods, i)
    return thing(id, 'good', cards, mark, dice)
  }),
  ...ANIMALS.map((id, i) => {
    const { cards, mark } = at(data.animals, i)
    return thing(id, 'animal', cards, mark)
  }),
  ...data.kinds.map(kind => thing(`first-triple:${kind.id}`, 'bonus', 1, 'printed')),
  ...sevens.map(vp => thing(`all-seven:${vp}`, 'bonus', 1, 'printed')),
  ...data.roundCards.map(({ id, mark }) => thing(id, 'round', 1, mark)),
]

/** An entry as a line of text. */
function line(entry: Entry, language: Language): string {
  const { names, kind, of, copies, triple, mark, text } = entry
  const worth = triple === null ? '' : `triple ${triple.vp}${triple.mark === 'assumed' ? '?' : ''}`
  const assumed = mark === 'assumed' ? ' (assumed)' : ''
  const what = kind === 'card' ? of : kind
  const words = text[language].replaceAll('\n', ' · ')
  return `${`${copies}×`.padStart(4)}  ${names[language].padEnd(34)} ${what.padEnd(10)} ${worth.padEnd(9)} ${words}${assumed}`.trimEnd()
}

export const box: Box = { parts: [], entries, lines: language => entries().map(entry => line(entry, language)) }
