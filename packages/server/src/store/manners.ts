import {
  type ModeratorAct,
  moderatorAct,
  type Regard,
  type ReportReason,
  regard,
  reportReason,
} from '@kartentisch/protocol'
import { z } from 'zod'
import type { Sql } from './statement.ts'

export interface StoredRegard {
  /** By this its owner names it: whom it is about may be somebody whose own id nobody is shown. */
  readonly id: string
  readonly player: string
  readonly other: string
  /** What the other was called then. */
  readonly name: string
  readonly regard: Regard
  readonly at: number
}

/** Somebody's complaint about another, for moderators. */
export interface StoredReport {
  readonly id: string
  readonly at: number
  readonly reporter: string
  readonly player: string
  /** What the other was called then. */
  readonly name: string
  readonly table: string | null
  readonly reason: ReportReason
  readonly words: string
  /** What they had said, where it is about that. */
  readonly said: string | null
}

/** What is imposed on a player until some time. `name`: they are called what a moderator calls them. */
const sanction = z.enum(['mute', 'ban', 'name'])
export type Sanction = z.infer<typeof sanction>

/** The time until which each holds; what does not hold is left out. */
export type Sanctions = Readonly<Partial<Record<Sanction, number>>>

/** What a moderator has done, for the others. */
export interface StoredAct {
  readonly id: string
  readonly at: number
  readonly moderator: string
  readonly player: string
  readonly act: ModeratorAct['act']
  readonly words: string
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

type Row = Readonly<Record<string, unknown>>

const readRegard = (row: Row): StoredRegard => ({
  id: String(row.id),
  player: String(row.player),
  other: String(row.other),
  name: String(row.name),
  regard: regard.parse(row.regard),
  at: Number(row.at),
})

const readReport = (row: Row): StoredReport => ({
  id: String(row.id),
  at: Number(row.at),
  reporter: String(row.reporter),
  player: String(row.player),
  name: String(row.name),
  table: text(row.table_id),
  reason: reportReason.parse(row.reason),
  words: String(row.words),
  said: text(row.said),
})

/** How people treat each other: whom they don't want, whom they complain about, and what moderators do. */
export class Manners {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  async keepRegard({ id, player, other, name, regard, at }: StoredRegard): Promise<void> {
    const text = `insert into regards values ($1, $2, $3, $4, $5, $6) on conflict (player, other)
      do update set regard = excluded.regard, name = excluded.name`
    await this.#sql.write([{ text, values: [id, player, other, name, regard, at] }])
  }

  async regardsOf(player: string): Promise<StoredRegard[]> {
    return (await this.#sql.read('select * from regards where player = $1 order by at desc', [player])).map(readRegard)
  }

  async dropRegard(player: string, id: string): Promise<void> {
    await this.#sql.write([{ text: 'delete from regards where player = $1 and id = $2', values: [player, id] }])
  }

  async dropRegardFor(player: string, other: string): Promise<void> {
    await this.#sql.write([{ text: 'delete from regards where player = $1 and other = $2', values: [player, other] }])
  }

  /** Those who don't want to read what this player says. */
  async deafTo(player: string): Promise<ReadonlySet<string>> {
    const rows = await this.#sql.read('select player from regards where other = $1', [player])
    return new Set(rows.map(row => String(row.player)))
  }

  /** Who of these has blocked a player, and whom of these the player has blocked. */
  async blocksBetween(
    player: string,
    others: readonly string[],
  ): Promise<{ by: ReadonlySet<string>; of: ReadonlySet<string> }> {
    const rows = await this.#sql.read(
      `select player, other from regards where regard = 'blocked' and (player = $1 or other = $1)`,
      [player],
    )
    const by = rows.filter(row => row.other === player).map(row => String(row.player))
    const of = rows.filter(row => row.player === player).map(row => String(row.other))
    return { by: new Set(by.filter(id => others.includes(id))), of: new Set(of.filter(id => others.includes(id))) }
  }

  /** Which of these have blocked which others of them. */
  async blocksAmong(players: readonly string[]): Promise<{ player: string; other: string }[]> {
    if (players.length === 0) return []
    const blanks = players.map((_, i) => `$${i + 1}`).join(', ')
    const text = `select player, other from regards where regard = 'blocked'
      and player in (${blanks}) and other in (${blanks})`
    const rows = await this.#sql.read(text, [...players])
    return rows.map(row => ({ player: String(row.player), other: String(row.other) }))
  }

  /** Whom those have blocked who look for others to play with. */
  async blocksOfSeekers(): Promise<{ player: string; other: string }[]> {
    const rows = await this.#sql.read(
      `select player, other from regards where regard = 'blocked'
        and player in (select player from seeks where table_id is null)`,
      [],
    )
    return rows.map(row => ({ player: String(row.player), other: String(row.other) }))
  }

  async addReport(report: StoredReport): Promise<void> {
    const { id, at, reporter, player, name, table, reason, words, said } = report
    const text = 'insert into reports values ($1, $2, $3, $4, $5, $6, $7, $8, $9, null, null)'
    await this.#sql.write([{ text, values: [id, at, reporter, player, name, table, reason, words, said] }])
  }

  /** Reports nobody has dealt with, the oldest first. */
  async openReports(limit: number): Promise<StoredReport[]> {
    const text = 'select * from reports where closed_at is null order by at limit $1'
    return (await this.#sql.read(text, [limit])).map(readReport)
  }

  /** How many reports of somebody nobody has dealt with. */
  async openReportsBy(reporter: string): Promise<number> {
    const text = 'select count(*) as number from reports where closed_at is null and reporter = $1'
    return Number((await this.#sql.read(text, [reporter]))[0]?.number)
  }

  /** False if somebody has closed it already. */
  closeReport(id: string, moderator: string, at: number): Promise<boolean> {
    const text = 'update reports set closed_at = $3, closed_by = $2 where id = $1 and closed_at is null'
    return this.#sql.write([{ text, values: [id, moderator, at], changes: 1 }])
  }

  async sanctionsOf(player: string, now: number): Promise<Sanctions> {
    const rows = await this.#sql.read('select kind, until from sanctions where player = $1 and until > $2', [
      player,
      now,
    ])
    return Object.fromEntries(rows.map(row => [sanction.parse(row.kind), Number(row.until)]))
  }

  /** What moderators have done to a player, the last first. */
  async actsOn(player: string, limit: number): Promise<StoredAct[]> {
    const text = 'select * from acts where player = $1 order by at desc limit $2'
    const rows = await this.#sql.read(text, [player, limit])
    return rows.map(row => ({
      id: String(row.id),
      at: Number(row.at),
      moderator: String(row.moderator),
      player: String(row.player),
      act: moderatorAct.shape.act.parse(row.act),
      words: String(row.words),
    }))
  }

  /** Imposes something on a player until then, or lifts it; connections everywhere find out by the player's epoch. */
  async impose({ id, at, moderator, player, act, words }: StoredAct, kind: Sanction, until: number): Promise<void> {
    await this.#sql.write([
      { text: 'insert into acts values ($1, $2, $3, $4, $5, $6)', values: [id, at, moderator, player, act, words] },
      {
        text: `insert into sanctions values ($1, $2, $3) on conflict (player, kind) do update set until = excluded.until`,
        values: [player, kind, until],
      },
      { text: 'update players set epoch = epoch + 1 where id = $1', values: [player] },
    ])
  }

  /** Calls a player something else, also where they have said something. */
  async rename(player: string, name: string): Promise<void> {
    await this.#sql.write([
      { text: 'update players set name = $2 where id = $1', values: [player, name] },
      { text: 'update chat set name = $2 where player = $1', values: [player, name] },
    ])
  }

  /** Nothing is kept that says who this player was. */
  async forget(player: string, name: string): Promise<void> {
    await this.#sql.write([
      { text: 'delete from regards where player = $1 or other = $1', values: [player] },
      { text: 'update reports set name = $2, words = $3, said = null where player = $1', values: [player, name, ''] },
    ])
  }
}
