import type { Card } from '@kartentisch/dominion'

/** When an Action is played: the higher comes first; less than 0 never. */
export const ORDER = {
  /** Before the hand changes. */
  first: 900,
  /** More Actions than it takes. */
  village: 800,
  /** As many Actions as it takes, and cards: several, one, none. */
  draw: 700,
  cantrip: 600,
  lively: 500,
  /** Without an Action, where there are Actions to spare for what it draws. */
  drawing: 300,
  last: 200,
}

/** It depends on the hand. */
export const DEPENDS = -1

/** It leaves no Action: it depends on the hand and on the Actions there are, but comes after all that do. */
export const TERMINAL = -2

/** One of these cards less. */
export function less(cards: readonly Card[], card: Card): Card[] {
  const rest: Card[] = []
  let taken = false
  for (const each of cards) {
    if (taken || each !== card) rest.push(each)
    else taken = true
  }
  return rest
}
