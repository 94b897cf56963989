import { createContext, type ReactNode, useContext } from 'react'

/** What an online table shows besides the game. A table on this machine has nothing of it. */
export interface OnlineParts {
  /** Above the question: the connection, what others wish. */
  readonly notices: ReactNode
  /** Among the tools at the edge of the table. */
  readonly tools: ReactNode
  /** Under the log: what people say. */
  readonly side: ReactNode
  /** One doesn't play here. */
  readonly watching: boolean
  /** How it stands with another game that somebody has asked for; nothing where nobody has. */
  readonly rematch: ReactNode | undefined
  /** Plays again with what the server draws anew; missing where it drew nothing. */
  readonly onAnew: (() => void) | undefined
  /** The result of a game that wasn't played to its end. */
  readonly end: ((close: () => void) => ReactNode) | undefined
  /** Beside a player's name: who plays there now, and how much time is left. */
  seat(seat: number): ReactNode
}

export const OnlinePartsContext = createContext<OnlineParts | undefined>(undefined)

export const useOnlineParts = (): OnlineParts | undefined => useContext(OnlinePartsContext)
