import { type CardSet, pileSize, sets } from '@kartentisch/dominion'
import { didYouMean, inEvery } from '@kartentisch/kernel'
import { burgundEntries, burgundLine } from '../cards/burgund.ts'
import { atMost, type Command, kitChosen, read, UsageMistake } from '../usage.ts'

const PLAYER_COUNTS = [2, 3, 4, 5, 6]

/** An entry of the catalogue as it is printed. */
export interface Entry {
  readonly id: string
  readonly kind: 'card' | 'event' | 'landmark'
  readonly set: string
  readonly names: { readonly de: string; readonly en: string }
  readonly cost: { readonly coins: number; readonly potion: number; readonly debt: number; readonly overpay: boolean }
  readonly types: readonly string[]
  readonly pile: Readonly<Record<string, number>>
  readonly text: { readonly de: string; readonly en: string }
}

/** How many copies of a card its pile has, with each number of players. */
function copies(set: CardSet, id: string): Record<string, number> {
  const split = set.splitPiles.find(pile => pile.cards(6).includes(id))
  const face = set.cards.find(card => card.id === id)
  return Object.fromEntries(
    PLAYER_COUNTS.map(players => {
      if (split !== undefined) return [players, split.cards(players).filter(name => name === id).length]
      return [players, face === undefined ? 0 : pileSize(face, players)]
    }),
  )
}

/** Everything of a set, in the order of the catalogue. */
export function entries(set: CardSet): Entry[] {
  const words = (id: string) => {
    const printed = (part: 'name' | 'text') => inEvery(language => set.texts[language][id]?.[part] ?? '')
    return { names: printed('name'), text: printed('text') }
  }
  const free = { coins: 0, potion: 0, debt: 0, overpay: false }
  return [
    ...set.cards.map(face => {
      const { names, text } = words(face.id)
      const cost = { ...face.cost, overpay: face.overpay !== undefined }
      return {
        id: face.id,
        kind: face.kind,
        set: set.id,
        names,
        cost,
        types: face.types,
        pile: copies(set, face.id),
        text,
      }
    }),
    ...set.events.map(({ id, kind, cost }) => ({
      id,
      kind,
      set: set.id,
      cost: { ...free, ...cost },
      types: ['event'],
      pile: {},
      ...words(id),
    })),
    ...set.landmarks.map(({ id, kind }) => ({
      id,
      kind,
      set: set.id,
      cost: free,
      types: ['landmark'],
      pile: {},
      ...words(id),
    })),
  ]
}

/** A cost as it is written: `4`, `2P`, `8+8D`, `3+` with overpay. */
export const written = ({ coins, potion, debt, overpay }: Entry['cost']): string => {
  const parts = [coins > 0 || potion + debt === 0 ? `${coins}` : '', 'P'.repeat(potion)].join('')
  return `${[parts, debt > 0 ? `${debt}D` : ''].filter(part => part !== '').join('+')}${overpay ? '+' : ''}`
}

export const cards: Command = {
  name: 'cards',
  summary: 'list the cards',
  help: `
kartentisch cards [--game GAME] [--set SET] [--language de|en] [--json]

Lists all cards, events and landmarks of Dominion with cost, types and text, or everything in the box of Burgund with
its number, kind, worth of a triple and text. Values not checked against the printed cards are called assumed.

  kartentisch cards --set base
  kartentisch cards --game burgund --json

Options:
  --game GAME      dominion or burgund (dominion)
  --set SET        Dominion: only this set: ${sets.map(({ id }) => id).join(', ')}
  --language L     names and texts in German or English (en)
  --json           print an array of {id, kind, set, names, cost, types, pile, text};
                   Burgund: {id, kind, of, triple: {vp, mark}, names, dice, copies, mark, text}
`,
  run(args, shelf) {
    const { values, positionals } = read(args, {
      game: { type: 'string' },
      set: { type: 'string' },
      language: { type: 'string' },
      json: { type: 'boolean' },
    })
    atMost(positionals, 0)
    const { set, language = 'en' } = values
    if (language !== 'de' && language !== 'en') throw new UsageMistake(`--language is de or en, not "${language}".`)
    if (kitChosen(shelf, values.game).game.game.id === 'burgund') {
      if (set !== undefined) throw new UsageMistake('--set is for Dominion; Burgund has no sets.')
      const box = burgundEntries()
      console.log(values.json ? JSON.stringify(box, null, 2) : box.map(one => burgundLine(one, language)).join('\n'))
      return 0
    }
    const ids = sets.map(({ id }) => id)
    if (set !== undefined && !ids.includes(set)) throw new UsageMistake(`Unknown set "${set}".${didYouMean(set, ids)}`)
    const listed = sets.filter(({ id }) => set === undefined || id === set).flatMap(entries)
    if (values.json) {
      console.log(JSON.stringify(listed, null, 2))
      return 0
    }
    for (const entry of listed) {
      const text = entry.text[language].replaceAll('\n', ' · ').replaceAll(' · --- · ', ' | ')
      console.log(
        `${written(entry.cost).padStart(6)}  ${entry.names[language].padEnd(22)} ${entry.types.join(', ').padEnd(26)} ${text}`,
      )
    }
    return 0
  },
}
