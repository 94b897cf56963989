import { type ComponentType, createContext, useContext } from 'react'
import type { WholeGame } from './feed.ts'

/** What a game that is over can be looked at and shared by. The rooms that can do that hand it in. */
export interface Afterwards {
  readonly Course: ComponentType<{ readonly whole: WholeGame }>
  readonly ShareGame: ComponentType<{ readonly whole: WholeGame; readonly onClose: () => void }>
}

export const AfterwardsContext = createContext<Afterwards | undefined>(undefined)

export const useAfterwards = (): Afterwards | undefined => useContext(AfterwardsContext)
