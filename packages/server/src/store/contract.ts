import type { Belonging } from './belonging.ts'
import type { Dailies } from './dailies.ts'
import type { FinishedGames } from './finished.ts'
import type { Friends } from './friends.ts'
import type { Holders } from './holders.ts'
import type { Manners } from './manners.ts'
import type { Notices } from './notices.ts'
import type { OpenNames } from './open-names.ts'
import type { Results } from './results.ts'
import type { Meanings } from './searching.ts'
import type { Seeks } from './seeks.ts'
import type { Tournaments } from './tournaments.ts'

/** One line of a table's log, as the store keeps it: what it says is none of the store's business. */
export interface LogLine {
  readonly number: number
  /** The client's name for it; a doubled message is known by it. */
  readonly ref: string
  readonly body: string
}

/** What a table waits for, kept so that lists and whoever takes over know it without opening the table. */
export interface Duty {
  /** The place in the log after which it holds. */
  readonly number: number
  /** The player who is to act; nobody where a bot is. */
  readonly player: string | null
  readonly bot: boolean
  /** When time runs out, in ms; nothing where no clock runs. */
  readonly due: number | null
  /** The node that does it, for as long as `claim` would give it; nothing if it is anybody's. */
  readonly node: string | null
}

/** More lines than any log has. */
export const ALL = 2_000_000_000

/** How long a node has a table before others may take it on, unless it says again that it is there. */
export const LEASE_MS = 4000

/** A state to go on from. */
export interface StoredSnapshot {
  readonly number: number
  /** How many answers lead to the state inside it; an undo below needs an earlier one. */
  readonly answers: number
  readonly body: string
  /** What happened since the snapshot before, so that a replay never changes when the rules do. */
  readonly events: string
}

export type StoredStatus = 'waiting' | 'running' | 'finished' | 'abandoned'

export interface StoredTable {
  readonly id: string
  /** Counts changes: whoever changes a table names the revision they saw. */
  readonly revision: number
  readonly status: StoredStatus
  readonly game: string
  readonly listed: boolean
  /** Players at the table. */
  readonly players: readonly string[]
  /** Words a finished game can be found by. */
  readonly search: string
  readonly changedAt: number
  readonly body: string
}

export interface StoredPlayer {
  readonly id: string
  readonly name: string
  /** The account it belongs to; nothing for a guest. */
  readonly account: string | null
  readonly webhook: string | null
  /** See `epochs`; only `newEpoch` and what ends tokens change it. */
  readonly epoch: number
}

export type TokenKind = 'guest' | 'bot'

/** What somebody is known by without an account, or a bot from outside in their name. */
export interface StoredToken {
  /** Tokens are kept as digests: whoever reads the store can't use them. */
  readonly digest: string
  readonly player: string
  readonly kind: TokenKind
  /** What its owner calls it. */
  readonly name: string
  readonly createdAt: number
}

/** What is no longer kept: whatever was last changed before these times, in ms. */
export interface Outdated {
  /** Tables that wait for players. */
  readonly waiting: number
  /** Tables that are over, with all that is kept of them. */
  readonly finished: number
}

export interface ChatLine {
  readonly number: number
  readonly seat: number
  readonly player: string
  readonly name: string
  readonly text: string
  readonly at: number
}

export interface TableFilter {
  readonly status?: readonly StoredStatus[]
  readonly listed?: boolean
  readonly players?: readonly string[]
  /** Words that finished games are found by, each from its beginning on. */
  readonly search?: string
  /** What these words may stand for besides. */
  readonly meanings?: Meanings
  /** The last table of the page before, as `pageMark` names it. */
  readonly after?: string
  readonly limit: number
}

/** Names the place of a table in a list: by when it was changed, and by its id where two were changed at once. */
export const pageMark = ({ changedAt, id }: Pick<StoredTable, 'changedAt' | 'id'>): string => `${changedAt}-${id}`

export function readPageMark(mark: string): { changedAt: number; id: string } {
  const [changedAt = '', id = ''] = mark.split('-')
  return { changedAt: Number(changedAt), id }
}

/** A table whose bot or clock a node has taken on. */
export interface Claim {
  readonly table: string
  readonly number: number
}

/**
 * Where everything is kept. What a promise here has kept is on the disk; whoever is told of it is told afterwards.
 * Nothing here knows the games.
 */
export interface Store {
  /** Adds a line to a log; false if there is one of this number already: somebody else was first. */
  append(table: string, line: LogLine, duty?: Duty | null): Promise<boolean>
  /** The lines from this number on, in order, so many at most. */
  readLog(table: string, from: number, limit?: number): Promise<LogLine[]>
  /** The last number in each log, for tables that have one. */
  heads(tables: readonly string[]): Promise<ReadonlyMap<string, number>>

  keepSnapshot(table: string, snapshot: StoredSnapshot): Promise<void>
  /** The newest snapshot with at most so many answers. */
  readSnapshot(table: string, maxAnswers?: number): Promise<StoredSnapshot | undefined>
  /** What happened, snapshot by snapshot. */
  readEvents(table: string): Promise<{ number: number; events: string }[]>

  /** What rated games came to, and the ratings that follow. */
  readonly results: Results
  /** Who looks for others to play with. */
  readonly seeks: Seeks
  /** The games that everybody plays on a day. */
  readonly dailies: Dailies
  /** Who is told that it is their turn, and how. */
  readonly notices: Notices
  /** Who follows whom, and who was asked to which table. */
  readonly friends: Friends
  /** Whom people don't want or complain about, and what moderators do. */
  readonly manners: Manners
  /** Which connection holds which token. */
  readonly holders: Holders
  readonly tournaments: Tournaments
  readonly openNames: OpenNames
  readonly finishedGames: FinishedGames

  /**
   * Adds a table, or changes it if it is at the revision before; false if it isn't, or if
   * what belongs to it can't be written with it: then neither is.
   */
  keepTable(table: StoredTable, duty?: Duty | null, belonging?: Belonging): Promise<boolean>
  readTable(id: string): Promise<StoredTable | undefined>
  /** When a table was last changed, in ms; 0 if there is none. */
  latestChange(): Promise<number>
  /** Tables by what they are, newest first. */
  listTables(filter: TableFilter): Promise<StoredTable[]>

  keepReplay(table: string, body: string): Promise<void>
  readReplay(table: string): Promise<string | undefined>

  /** Adds a line of chat and gives its number. */
  addChat(table: string, line: Omit<ChatLine, 'number'>): Promise<number>
  /** What was said from this number on, in order: the last so many lines of it. */
  readChat(table: string, from: number, limit?: number): Promise<ChatLine[]>

  keepPlayer(player: StoredPlayer): Promise<void>
  /** The player of this id, or whom their games have moved to. */
  readPlayer(id: string): Promise<StoredPlayer | undefined>
  playerOfAccount(account: string): Promise<StoredPlayer | undefined>
  /** The players whose games have moved into this one's, itself included. */
  idsOf(player: string): Promise<string[]>
  /** Moves a guest's games and regards into another player's. The guest's tokens end: whoever else has one is nobody from now on. */
  movePlayer(guest: string, into: string): Promise<void>
  /** Takes a player's name out of what others can read, and ends their tokens; the games stay. */
  forgetPlayer(player: string, name: string): Promise<void>
  keepToken(token: StoredToken): Promise<void>
  playerOfToken(digest: string): Promise<StoredPlayer | undefined>
  tokensOf(player: string): Promise<StoredToken[]>
  dropToken(digest: string): Promise<void>
  /** Ends all tokens of a player, and everything else by which they were known so far: see `epochs`. */
  dropTokens(player: string): Promise<void>
  /** Counts how often a player's credentials were changed: who is known by older ones has to show them again. */
  epochs(players: readonly string[]): Promise<ReadonlyMap<string, number>>
  newEpoch(player: string): Promise<void>

  /**
   * Takes on tables whose bot is to move or whose time runs out before `dueBefore`, and that no living node has; keeps
   * for `ms` those it has. The store's clock decides what has run out.
   */
  claim(node: string, ms: number, dueBefore: number, limit: number): Promise<Claim[]>
  /** Tables of these players where it is their turn. */
  turnsOf(players: readonly string[]): Promise<string[]>

  /** Puts together what is kept of games that have been over since before `before`, and gives how many there were. */
  pack(before: number, limit: number): Promise<number>
  /** Drops tables that are kept no longer, and gives which. */
  sweep(outdated: Outdated, limit: number): Promise<string[]>
  /** Writes something, so that whoever asks knows that the store can be written. */
  pulse(node: string): Promise<void>

  close(): Promise<void>
}
