import {
  chooseKingdom,
  completed,
  type Kingdom,
  kingdomSets,
  parseSelection,
  recommended,
  type Selection,
  writeSelection,
} from '@kartentisch/dominion'
import { Mistake, seeded } from '@kartentisch/kernel'
import { linkTo } from '../app/route.ts'
import { newWord, planGame } from '../game/plans.ts'
import type { Sitting } from '../table/feed.ts'

/** A kingdom in the room, and where it came from if it is a recommended one. */
export interface Drawn extends Kingdom {
  readonly recommended?: string
}

const chance = () => seeded(newWord())

export const drawSelection = (selection: Selection, keep: readonly string[] = []): Drawn =>
  chooseKingdom(chance(), selection, keep)

export function drawRecommended(id: string): Drawn {
  const found = recommended.find(kingdom => kingdom.id === id)
  if (found === undefined) throw new Mistake(`There is no recommended kingdom "${id}".`)
  return { ...completed(chance(), found, { sets: kingdomSets }), recommended: id }
}

/** What a link leads to: a recommended kingdom, certain piles, or a selection that is drawn from anew. */
export const drawLinked = (kind: string, value: string): Drawn =>
  kind === 'recommended' ? drawRecommended(value) : drawSelection(parseSelection(value))

/** The way to exactly this kingdom, with the wishes it was drawn from where they are to be kept. */
export function linkToKingdom({ kingdom, events, landmarks, bane, recommended: id }: Drawn, wishes = ''): string {
  const more = wishes.trim() === '' ? [] : [wishes]
  if (id !== undefined) return linkTo('kingdoms', 'recommended', id, ...more)
  const piles: Selection = {
    from: [],
    demands: [],
    with: [...kingdom, ...events, ...landmarks],
    without: [],
    ...(bane !== undefined && { bane }),
  }
  return linkTo('kingdoms', 'piles', writeSelection(piles), ...more)
}

/** Settles a game with this kingdom and gives back its id. */
export function planKingdom({ recommended: id, ...kingdom }: Drawn, sittings: readonly Sitting[]): string {
  const edition = recommended.find(found => found.id === id)?.edition ?? 2
  return planGame({ setup: { players: sittings.length, edition, ...kingdom }, sittings })
}
