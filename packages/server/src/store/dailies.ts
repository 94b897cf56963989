import type { Sql, Statement } from './statement.ts'

/** How somebody did in a day's game; nothing for points and turns of who gave up. */
export interface DailyResult {
  readonly day: string
  readonly game: string
  readonly player: string
  readonly won: boolean
  readonly points: number | null
  readonly margin: number | null
  readonly turns: number | null
  readonly at: number
}

export interface NamedDailyResult extends DailyResult {
  readonly table: string
  readonly name: string
}

/** Each player's first game of a day counts: a second one would not be written. */
export const addsDaily = (table: string, given: DailyResult): Statement[] => {
  const { day, game, player, won, points, margin, turns, at } = given
  return [
    {
      text: 'insert into daily_results values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing',
      values: [table, day, game, player, Number(won), points, margin, turns, at],
    },
  ]
}

const number = (value: unknown): number | null => (value == null ? null : Number(value))

const readResult = (row: Readonly<Record<string, unknown>>): NamedDailyResult => ({
  table: String(row.table_id),
  day: String(row.day),
  game: String(row.game),
  player: String(row.player),
  name: String(row.name ?? ''),
  won: Number(row.won) === 1,
  points: number(row.points),
  margin: number(row.margin),
  turns: number(row.turns),
  at: Number(row.at),
})

/** The games that everybody plays on a day, and how they did. */
export class Dailies {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  /** What a day's game is played with: whoever comes first settles it, for all. */
  async settle(day: string, game: string, setup: string): Promise<string> {
    const text = 'insert into days values ($1, $2, $3) on conflict do nothing'
    await this.#sql.write([{ text, values: [day, game, setup] }])
    return (await this.settled(day, game)) ?? setup
  }

  async settled(day: string, game: string): Promise<string | undefined> {
    const [row] = await this.#sql.read('select setup from days where day = $1 and game = $2', [day, game])
    return row === undefined ? undefined : String(row.setup)
  }

  /** Everybody's results, the best first: victory, then points more than the bot's, then fewer turns. */
  async results(day: string, game: string, limit: number): Promise<NamedDailyResult[]> {
    const text = `select r.*, p.name from daily_results r join players p on p.id = r.player
      where r.day = $1 and r.game = $2
      order by r.won desc, coalesce(r.margin, -100000) desc, coalesce(r.turns, 100000), r.at limit $3`
    return (await this.#sql.read(text, [day, game, limit])).map(readResult)
  }

  /** How many have played a day's game. */
  async count(day: string, game: string): Promise<number> {
    const text = 'select count(*) as count from daily_results where day = $1 and game = $2'
    return Number((await this.#sql.read(text, [day, game]))[0]?.count ?? 0)
  }

  /** Somebody's own, the last first. */
  async of(player: string, limit: number): Promise<NamedDailyResult[]> {
    const text = 'select * from daily_results where player = $1 order by day desc limit $2'
    return (await this.#sql.read(text, [player, limit])).map(readResult)
  }
}
