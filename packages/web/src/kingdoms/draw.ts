import { type Kingdom, type Selection, type Setup, writeSelection } from '@kartentisch/dominion'
import { didYouMean, Mistake, seeded } from '@kartentisch/kernel'
import { linkTo } from '../browser/route.ts'
import { dominion, kingdomSets, recommended } from '../sets/dominion.ts'
import type { Participant } from '../table/feed.ts'
import { newWord, planGame } from '../table/plans.ts'
import { say } from '../words/refusals.ts'

/** A kingdom in the room, and where it came from if it is a recommended one. */
export interface Drawn extends Kingdom {
  readonly recommended?: string
}

/** Everything that lies on the table for a kingdom, the basic cards aside. */
export const lyingIn = ({ kingdom, events, landmarks, bane }: Drawn): string[] => [
  ...kingdom,
  ...events,
  ...landmarks,
  ...(bane === undefined ? [] : [bane]),
]

const chance = () => seeded(newWord())

export const drawSelection = (selection: Selection, keep: readonly string[] = []): Drawn =>
  dominion.chooseKingdom(chance(), selection, keep)

export function drawRecommended(id: string): Drawn {
  const found = recommended.find(kingdom => kingdom.id === id)
  const ids = recommended.map(kingdom => kingdom.id)
  if (found === undefined) throw new Mistake(say('no such kingdom', { id, meant: didYouMean(id, ids) }))
  return { ...dominion.completed(chance(), found, { sets: kingdomSets }), recommended: id }
}

/** Parts certain piles from the Black Market deck in a link. */
const DECK = ' | '

/** What a link leads to: a recommended kingdom, certain piles, or a selection that is drawn from anew. */
export function drawLinked(kind: string, value: string): Drawn {
  if (kind === 'recommended') return drawRecommended(value)
  return kind === 'piles' ? drawPiles(value) : drawSelection(dominion.parseSelection(value))
}

/** Certain piles, with the Black Market deck and the bane that are named beside them. */
function drawPiles(value: string): Drawn {
  const [words = '', deck] = value.split(DECK)
  const selection = dominion.parseSelection(words)
  const drawn = drawSelection(selection)
  if (deck === undefined) return drawn
  const { kingdom, events, landmarks } = drawn
  const { bane } = selection
  // The deck that was drawn just now isn't the one that is meant, and neither is a bane that came with it.
  const meant: Drawn = {
    kingdom,
    events,
    landmarks,
    blackMarket: deck.split(', '),
    ...(bane !== undefined && { bane }),
  }
  // Somebody may have changed the link by hand: what can't be played is refused here.
  dominion.parseSetup(meant)
  return meant
}

/** Whether completing a recommended kingdom leaves nothing to chance, so that its name says everything. */
const isSettled = (id: string, { bane, blackMarket }: Drawn): boolean =>
  blackMarket.length === 0 && recommended.some(found => found.id === id && found.bane === bane)

/** What names exactly this kingdom in a link. */
export function namedInLink(drawn: Drawn): readonly [kind: string, value: string] {
  const { kingdom, events, landmarks, blackMarket, bane, recommended: id } = drawn
  if (id !== undefined && isSettled(id, drawn)) return ['recommended', id]
  const piles: Selection = {
    from: [],
    demands: [],
    with: [...kingdom, ...events, ...landmarks],
    without: [],
    ...(bane !== undefined && { bane }),
  }
  const deck = blackMarket.length === 0 ? '' : `${DECK}${blackMarket.join(', ')}`
  return ['piles', `${writeSelection(piles)}${deck}`]
}

/** The way to exactly this kingdom, with the wishes it was drawn from where they are to be kept. */
export const linkToKingdom = (drawn: Drawn, wishes = ''): string =>
  linkTo('kingdoms', ...namedInLink(drawn), ...(wishes.trim() === '' ? [] : [wishes]))

/** The set-up of a game with this kingdom, without its players. */
export function setupOf({ recommended: id, ...kingdom }: Drawn): Omit<Partial<Setup>, 'players'> {
  const edition = recommended.find(found => found.id === id)?.edition ?? 2
  return { edition, ...kingdom }
}

/** Settles a game with this kingdom and gives back its id. */
export const planKingdom = (drawn: Drawn, participants: readonly Participant[]): string =>
  planGame({ setup: { players: participants.length, ...setupOf(drawn) }, participants })
