import type { Random, Seat } from '@kartentisch/kernel'

export interface PlayerState {
  hand: number[]
  laid: number[]
  tokens: number
  turns: number
}

export interface State {
  players: PlayerState[]
  /** The top card is the last. */
  deck: number[]
  /** Face down: who has seen a card go there has to remember it. */
  discard: number[]
  /** A card that is claimed to be good, while it lies on the table; 0 if there is none. */
  claimed: number
  turn: Seat
  actions: number
  over: boolean
  random: Random
}

export const copyState = (state: State): State => ({
  ...state,
  players: state.players.map(player => ({ ...player, hand: [...player.hand], laid: [...player.laid] })),
  deck: [...state.deck],
  discard: [...state.discard],
  random: [...state.random],
})

export const score = ({ laid, tokens }: PlayerState): number => laid.reduce((sum, card) => sum + card, tokens)
