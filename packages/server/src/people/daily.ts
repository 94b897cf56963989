import { createHmac } from 'node:crypto'
import { Mistake, type Sitting, seat } from '@kartentisch/kernel'
import type { Shelf } from '@kartentisch/lab/shelf'
import type { Store } from '../store/contract.ts'
import type { DailyResult } from '../store/dailies.ts'
import type { Drawn } from '../tables/lobby/kits.ts'
import { begun, dailyId, newTable, newTableId } from '../tables/lobby/lobby.ts'
import { type Person, storedTable, type TableRecord } from '../tables/table/record.ts'
import { say } from '../words/people.ts'

/** What it needs of the hall. */
interface Hall {
  readonly store: Store
  readonly shelf: Shelf
  /** What nobody outside knows, the same on every node: from it follows what is dealt on a day. */
  readonly secret: string
  now(): number
  drawBy(seed: string, game: string, selection: string, person: string): Promise<Drawn>
  begins(table: string): Promise<unknown>
}

/** The day it is, the same for the whole world. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10)

/** Against whom one plays: the strong one where there is one. */
const rival = (shelf: Shelf, game: string): string => {
  const { names, usual } = shelf.kit(game).players
  return names.includes('hard') ? 'hard' : usual
}

const secretOf = ({ secret }: Hall, ...about: readonly string[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(about)).digest('hex')

/**
 * The table at which somebody plays the game of this day: the same deal as everybody's, once. Nobody can know its name who
 * hasn't been told, since it shows the deal. Afterwards, by a wish with a name of its own, the same deal once more: that
 * counts for nothing.
 */
export async function playDaily(hall: Hall, person: Person, game: string, again?: string): Promise<string> {
  const { store, shelf, now } = hall
  if (person.guest || person.bot === true) throw new Mistake(say('dailyAccounts'))
  const kit = shelf.kit(game).game
  const day = dayOf(now())
  const first = tableOfDay(hall, person.id, day, kit.game.id)
  const played = await store.readTable(first)
  if (again === undefined && played !== undefined) return first
  if (again !== undefined && played?.status !== 'finished' && played?.status !== 'abandoned')
    throw new Mistake(say('dailyFirst'))
  const id = again === undefined ? first : newTableId(person, again)
  const settled =
    (await store.dailies.settled(day, kit.game.id)) ??
    (await store.dailies.settle(day, kit.game.id, await settle(hall, day, game)))
  const setup = kit.game.parseSetup(JSON.parse(settled))
  const given = {
    type: 'create' as const,
    id,
    name: `${kit.name.en} ${day}`,
    game,
    setup: {},
    seats: [{ kind: 'open' as const }, { kind: 'bot' as const, level: rival(shelf, game) }],
    listed: false,
    timer: { per: 'none' as const },
  }
  const opened = newTable(id, given, person, shelf, now(), JSON.parse(settled))
  const seed = `chacha20:${secretOf(hall, 'deal', day, kit.game.id)}`
  const record = { ...opened, setup, day: again === undefined ? day : null, agreed: true, seed }
  await store.keepTable(storedTable(record, now()), null)
  await hall.begins(id)
  return id
}

/** The name of somebody's table of a day. */
export const tableOfDay = (hall: Pick<Hall, 'secret'>, player: string, day: string, game: string): string =>
  dailyId(
    createHmac('sha256', hall.secret)
      .update(JSON.stringify(['table', day, game, player]))
      .digest('hex'),
  )

/** What a day's game is played with. */
async function settle(hall: Hall, day: string, game: string): Promise<string> {
  const kit = hall.shelf.kit(game).game
  const seed = secretOf(hall, 'setup', day, kit.game.id)
  const drawn = kit.draw === undefined ? {} : await hall.drawBy(seed, kit.game.id, 'random', 'daily')
  return JSON.stringify(kit.startingWith(kit.game.parseSetup({ ...drawn, players: 2 }), seat(0)))
}

/** A day's game begins with the day's deal, which its table has already; any other with one of its own. */
export const seedFor = (record: TableRecord, newSeed: () => string): string =>
  record.seed === '' ? newSeed() : record.seed

/** The record of a table whose game begins. */
export const begin = (record: TableRecord, shelf: Shelf, now: number, newSeed: () => string): TableRecord =>
  begun(record, shelf, now, seedFor(record, newSeed))

/** How somebody did in the day's game; nothing at other tables. */
export function dailyResultOf(record: TableRecord, sitting: Sitting, shelf: Shelf): DailyResult | undefined {
  const { day, game, result, seats, finishedAt } = record
  const own = seats.findIndex(({ player }) => player !== null)
  const player = seats[own]?.player ?? null
  if (day === null || player === null || result === null) return undefined
  const { scores } = result
  const others = scores?.filter((_, i) => i !== own) ?? []
  const points = scores?.[own] ?? null
  return {
    day,
    game,
    player,
    won: result.winners.some(winner => winner === own),
    points,
    margin: points === null ? null : points - Math.max(...others),
    turns: points === null ? null : (shelf.kit(game).game.chronicle.turns(sitting.match.state)[own] ?? null),
    at: finishedAt,
  }
}
