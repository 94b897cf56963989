import { z } from 'zod'
import type { Sql, Statement } from './statement.ts'

const places = z.array(z.object({ player: z.string(), place: z.int(), left: z.boolean() }))

/** How somebody did in a rated game: 1 is the best place, and who has left shares the last. */
export type Place = z.infer<typeof places>[number]

/** What a rated game came to. */
export interface StoredResult {
  /** What is rated together: a game with so many players. */
  readonly ladder: string
  readonly at: number
  readonly places: readonly Place[]
}

export interface NumberedResult extends StoredResult {
  readonly table: string
  /** Its place in the ladder's log. */
  readonly number: number
}

/** How good somebody is thought to be, and how sure that is. */
export interface Rating {
  readonly mu: number
  readonly sigma: number
}

export interface StoredRating extends Rating {
  readonly player: string
  readonly games: number
}

export interface RatingChange extends Rating {
  readonly number: number
  readonly at: number
}

/** A row of a leaderboard. */
export interface Leader extends StoredRating {
  readonly name: string
}

/** Adds a result to its ladder's log: each table once, the numbers without a gap. */
export function addsResult(table: string, { ladder, at, places: those }: StoredResult): Statement[] {
  return [
    { text: 'insert into ladders values ($1, 0, 0) on conflict do nothing', values: [ladder] },
    // From here to the commit nobody else adds to this ladder.
    { text: 'update ladders set count = count + 1 where ladder = $1', values: [ladder], changes: 1 },
    {
      text: 'insert into results select $1, ladder, count, $3, $4 from ladders where ladder = $2',
      values: [table, ladder, at, JSON.stringify(those)],
      changes: 1,
    },
  ]
}

const ratingIn = (row: Readonly<Record<string, unknown>>) => ({ mu: Number(row.mu), sigma: Number(row.sigma) })

/** The log of results, and the ratings that follow from it. */
export class Results {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  /** Ladders with results that have not been counted, and how far they have. */
  async pending(): Promise<{ ladder: string; applied: number }[]> {
    const rows = await this.#sql.read('select ladder, applied from ladders where applied < count', [])
    return rows.map(row => ({ ladder: String(row.ladder), applied: Number(row.applied) }))
  }

  async ladders(): Promise<{ ladder: string; games: number }[]> {
    const rows = await this.#sql.read('select ladder, count from ladders order by ladder', [])
    return rows.map(row => ({ ladder: String(row.ladder), games: Number(row.count) }))
  }

  /** Results of a ladder after a number, in order. */
  async after(ladder: string, number: number, limit: number): Promise<NumberedResult[]> {
    const text = 'select * from results where ladder = $1 and number > $2 order by number limit $3'
    const rows = await this.#sql.read(text, [ladder, number, limit])
    return rows.map(row => ({
      table: String(row.table_id),
      ladder,
      number: Number(row.number),
      at: Number(row.at),
      places: places.parse(JSON.parse(String(row.places))),
    }))
  }

  async ratingsIn(ladder: string, players: readonly string[]): Promise<StoredRating[]> {
    const all = await Promise.all(
      players.map(player =>
        this.#sql.read('select * from ratings where ladder = $1 and player = $2', [ladder, player]),
      ),
    )
    return all.flat().map(row => ({ player: String(row.player), games: Number(row.games), ...ratingIn(row) }))
  }

  async ratingsOf(player: string): Promise<(StoredRating & { ladder: string })[]> {
    const rows = await this.#sql.read('select * from ratings where player = $1 order by ladder', [player])
    return rows.map(row => ({ ladder: String(row.ladder), player, games: Number(row.games), ...ratingIn(row) }))
  }

  /** Those of a ladder whose rating is sure enough and who still have an account, the best first. */
  async leaders(ladder: string, sigma: number, limit: number): Promise<Leader[]> {
    const text = `select r.*, p.name from ratings r join players p on p.id = r.player
      where r.ladder = $1 and r.sigma < $2 and p.account is not null order by r.mu desc limit $3`
    const rows = await this.#sql.read(text, [ladder, sigma, limit])
    return rows.map(row => ({
      player: String(row.player),
      name: String(row.name),
      games: Number(row.games),
      ...ratingIn(row),
    }))
  }

  /** How many have a rating in each step of so much. */
  async distribution(ladder: string, step: number): Promise<{ from: number; count: number }[]> {
    const text = `select floor(mu / $2) as step, count(*) as count from ratings where ladder = $1
      group by floor(mu / $2) order by 1`
    const rows = await this.#sql.read(text, [ladder, step])
    return rows.map(row => ({ from: Number(row.step) * step, count: Number(row.count) }))
  }

  /** How somebody's rating went: the last so many changes, in order. */
  async curve(ladder: string, player: string, limit: number): Promise<RatingChange[]> {
    const text = `select number, at, mu, sigma from rating_changes where ladder = $1 and player = $2
      order by number desc limit $3`
    const rows = await this.#sql.read(text, [ladder, player, limit])
    return rows.reverse().map(row => ({ number: Number(row.number), at: Number(row.at), ...ratingIn(row) }))
  }

  /** Counts results: false if somebody else has counted them meanwhile, and then nothing is changed. */
  apply(ladder: string, from: number, changes: readonly (RatingChange & StoredRating)[]): Promise<boolean> {
    const to = changes.at(-1)?.number ?? from
    return this.#sql.write([
      {
        text: 'update ladders set applied = $3 where ladder = $1 and applied = $2',
        values: [ladder, from, to],
        changes: 1,
      },
      ...changes.flatMap(({ player, number, at, mu, sigma, games }): Statement[] => [
        {
          text: `insert into ratings values ($1, $2, $3, $4, $5) on conflict (ladder, player)
            do update set mu = excluded.mu, sigma = excluded.sigma, games = excluded.games`,
          values: [ladder, player, mu, sigma, games],
        },
        {
          text: 'insert into rating_changes values ($1, $2, $3, $4, $5, $6)',
          values: [ladder, player, number, at, mu, sigma],
        },
      ]),
    ])
  }

  /** Forgets the ratings of a ladder, so that they are worked out anew from its log. */
  reset(ladder: string): Promise<boolean> {
    return this.#sql.write([
      { text: 'update ladders set applied = 0 where ladder = $1', values: [ladder] },
      { text: 'delete from ratings where ladder = $1', values: [ladder] },
      { text: 'delete from rating_changes where ladder = $1', values: [ladder] },
    ])
  }
}
