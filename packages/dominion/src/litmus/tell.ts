import { at } from '@kartentisch/kernel'
import { moveOf } from '../moves.ts'
import type { Tables } from '../tables.ts'

/** A move as it is written in a litmus test. */
export function tellMove(tables: Tables, n: number): string {
  const { kind, of } = moveOf(n)
  switch (kind) {
    case 'play':
    case 'buy':
      return `${kind} ${tables.name(of)}`
    case 'event':
      return `buy ${at(tables.events, of).id}`
    case 'coffers':
      return `spend ${of} coffers`
    case 'debt':
      return `pay ${of} debt`
    case 'treasures':
      return 'play treasures'
    case 'end-actions':
      return 'end actions'
    case 'end-turn':
      return 'end turn'
  }
}

/** What a number in an answer stands for. */
export function tellNumber(tables: Tables, of: string, n: number): string {
  switch (of) {
    case 'card':
    case 'name':
    case 'effect':
      return tables.name(n)
    case 'pile':
      return at(tables.piles, n).id
    case 'option':
      return tables.optionOf(n)
    case 'move':
      return tellMove(tables, n)
    default:
      return String(n)
  }
}
