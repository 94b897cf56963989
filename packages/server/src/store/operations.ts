import type {
  ChatLine,
  Claim,
  Duty,
  LogLine,
  Outdated,
  StoredPlayer,
  StoredSnapshot,
  StoredTable,
  StoredToken,
} from './contract.ts'
import type { Row } from './rows.ts'
import type { Statement } from './statement.ts'

/** A write as plain data, so that it can be handed to the thread that writes and share a commit with others. */
export type Operation =
  | { readonly op: 'append'; readonly table: string; readonly line: LogLine; readonly duty?: Duty | null }
  | { readonly op: 'snapshot'; readonly table: string; readonly snapshot: StoredSnapshot }
  | {
      readonly op: 'table'
      readonly table: StoredTable
      readonly duty?: Duty | null
      readonly also: readonly Statement[]
    }
  | { readonly op: 'statements'; readonly statements: readonly Statement[] }
  | { readonly op: 'change'; readonly statement: Statement }
  | { readonly op: 'replay'; readonly table: string; readonly body: string }
  | { readonly op: 'chat'; readonly table: string; readonly line: Omit<ChatLine, 'number'> }
  | { readonly op: 'player'; readonly player: StoredPlayer }
  | { readonly op: 'move'; readonly guest: string; readonly into: string }
  | { readonly op: 'forget'; readonly player: string; readonly name: string }
  | { readonly op: 'token'; readonly token: StoredToken }
  | { readonly op: 'drop-token'; readonly digest: string }
  | { readonly op: 'drop-tokens'; readonly player: string }
  | { readonly op: 'epoch'; readonly player: string }
  | { readonly op: 'pack'; readonly before: number }
  | { readonly op: 'sweep'; readonly outdated: Outdated; readonly limit: number }
  | { readonly op: 'pulse'; readonly node: string }
  | {
      readonly op: 'claim'
      readonly node: string
      readonly ms: number
      readonly dueBefore: number
      readonly limit: number
    }

/** What came of it: whether it was done, a number given, tables claimed, or why it could not be written. */
export type Outcome =
  | boolean
  | number
  | { readonly claims: readonly Claim[] }
  | { readonly tables: readonly string[] }
  | { readonly rows: readonly Row[] }
  | { readonly fault: string }

/** The outcome of an operation that is done or not. */
export function done(outcome: Outcome): boolean {
  if (typeof outcome === 'boolean') return outcome
  throw new Error(typeof outcome === 'object' && 'fault' in outcome ? outcome.fault : 'The store answered oddly.')
}

/** The outcome of an operation that gives a number. */
export function numbered(outcome: Outcome): number {
  if (typeof outcome === 'number') return outcome
  throw new Error(typeof outcome === 'object' && 'fault' in outcome ? outcome.fault : 'The store answered oddly.')
}

export function swept(outcome: Outcome): string[] {
  if (typeof outcome === 'object' && 'tables' in outcome) return [...outcome.tables]
  throw new Error(typeof outcome === 'object' && 'fault' in outcome ? outcome.fault : 'The store answered oddly.')
}

/** The rows that an operation returns. */
export function returned(outcome: Outcome): Row[] {
  if (typeof outcome === 'object' && 'rows' in outcome) return [...outcome.rows]
  throw new Error(typeof outcome === 'object' && 'fault' in outcome ? outcome.fault : 'The store answered oddly.')
}

export function claimed(outcome: Outcome): Claim[] {
  if (typeof outcome === 'object' && 'claims' in outcome) return [...outcome.claims]
  throw new Error(typeof outcome === 'object' && 'fault' in outcome ? outcome.fault : 'The store answered oddly.')
}
