import { type ComponentType, lazy } from 'react'
import { BurgundPicture, BurgundTile, NewBurgund } from '../burgund/NewBurgund.tsx'
import { Scene } from '../cards/Scene.tsx'
import { DominionPicture, NewDominion } from '../dominion/NewDominion.tsx'
import { kitOf } from '../kits/find.ts'
import type { TableProps } from '../table/feed.ts'
import type { PlainKey } from '../words/pages.ts'

/** What a game looks like of its own. */
export interface Look {
  readonly name: PlainKey
  readonly Table: ComponentType<TableProps>
  /** Settles a new game, at home. */
  readonly New: ComponentType
  /** What stands for the game. */
  readonly Picture: ComponentType<{ readonly className?: string | undefined }>
  /** A thing of the game in a picture the size of a stamp. */
  readonly Tile: ComponentType<{ readonly id: string }>
  /** What its table is covered with. */
  readonly ground: 'cloth' | 'map'
  /** It is played with a kingdom, which one can choose. */
  readonly kingdoms?: boolean
}

/** A table that is loaded when somebody sits down at it, and along with it the game's kit, which it needs at once. */
const tableOf = (game: string, load: () => Promise<ComponentType<TableProps>>) =>
  lazy(async () => {
    const [table] = await Promise.all([load(), kitOf(game)])
    return { default: table }
  })

/** The looks of games by their ids. A game without one is played by the general form. */
export const looks: Readonly<Record<string, Look>> = {
  dominion: {
    name: 'dominion',
    Table: tableOf('dominion', async () => (await import('../dominion/DominionTable.tsx')).DominionTable),
    New: NewDominion,
    Picture: DominionPicture,
    Tile: Scene,
    ground: 'cloth',
    kingdoms: true,
  },
  burgund: {
    name: 'burgund',
    Table: tableOf('burgund', async () => (await import('../burgund/BurgundTable.tsx')).BurgundTable),
    New: NewBurgund,
    Picture: BurgundPicture,
    Tile: BurgundTile,
    ground: 'map',
  },
}
