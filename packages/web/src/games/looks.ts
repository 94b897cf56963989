import { type ComponentType, lazy } from 'react'
import { BurgundPicture, NewBurgund } from '../burgund/NewBurgund.tsx'
import { DominionPicture, NewDominion } from '../dominion/NewDominion.tsx'
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
  /** It is played with a kingdom, which one can choose. */
  readonly kingdoms?: boolean
}

/** The looks of games by their ids. A game without one is played by the general form. */
export const looks: Readonly<Record<string, Look>> = {
  dominion: {
    name: 'dominion',
    Table: lazy(() => import('../dominion/DominionTable.tsx').then(table => ({ default: table.DominionTable }))),
    New: NewDominion,
    Picture: DominionPicture,
    kingdoms: true,
  },
  burgund: {
    name: 'burgund',
    Table: lazy(() => import('../burgund/BurgundTable.tsx').then(table => ({ default: table.BurgundTable }))),
    New: NewBurgund,
    Picture: BurgundPicture,
  },
}
