import { createHash, randomBytes } from 'node:crypto'
import { Mistake, seat, seeded } from '@kartentisch/kernel'
import type { FromClient } from '@kartentisch/protocol'
import { levelNamed } from '../bots/levels.ts'
import { type Drawn, gameNamed } from './games.ts'
import { isHost, type Person, type SeatRecord, seatOfPerson, type TableRecord } from './record.ts'

/** What people do at a table before a game and after it. Each takes a record and gives the next. */

export const secret = (): string => randomBytes(18).toString('base64url')

/** What decides all chance at a table: a key, so that nobody foresees a shuffle by those they have seen. */
const newSeed = (): string => `chacha20:${randomBytes(32).toString('hex')}`

/** The same message always makes the same table, so that a message sent twice makes one. */
export function newTableId(person: Person, messageId: string): string {
  const digest = createHash('sha256').update(`${person.id}/${messageId}`).digest()
  return digest.readBigUInt64BE(0).toString(36).padStart(13, '0') + digest.readUInt32BE(8).toString(36).padStart(7, '0')
}

/** What was settled and what was drawn, together; they have nothing in common. */
function together(settled: Drawn, drawn: Drawn): Drawn {
  const both = Object.keys(settled).find(field => field in drawn)
  if (both !== undefined) throw new Mistake(`"${both}" is drawn: give it in the set-up or a selection, not both.`)
  return { ...settled, ...drawn }
}

export function newTable(
  id: string,
  given: Extract<FromClient, { type: 'create' }>,
  person: Person,
  now: number,
  drawn: Drawn = {},
): TableRecord {
  const { game, minSeats, maxSeats } = gameNamed(given.game)
  if (given.seats.length < minSeats || given.seats.length > maxSeats)
    throw new Mistake({
      de: `Dieses Spiel ist für ${minSeats} bis ${maxSeats} Personen, nicht für ${given.seats.length}.`,
      en: `This game is for ${minSeats} to ${maxSeats} players, not ${given.seats.length}.`,
    })
  const own = given.seats.findIndex(({ kind }) => kind !== 'bot')
  const seats = given.seats.map((wanted, i): SeatRecord => {
    const level = wanted.kind === 'bot' ? levelNamed(given.game, wanted.level) : null
    return i === own
      ? { kind: 'open', player: person.id, name: person.name, level: null }
      : { kind: wanted.kind, player: null, name: null, level }
  })
  const setup = game.parseSetup({ ...together(given.setup, drawn), players: seats.length })
  // The rules are worked out once, so that a set-up that can't be dealt is refused here.
  game.prepare(setup)
  return {
    id,
    revision: 1,
    status: 'waiting',
    name: given.name === undefined || given.name === '' ? `${person.name}'s table` : given.name,
    game: game.id,
    version: game.version,
    setup,
    wish: given.selection === undefined ? null : { selection: given.selection, setup: given.setup },
    seats,
    host: person.id,
    listed: given.listed,
    timer: given.timer,
    invitation: secret(),
    seed: '',
    createdAt: now,
    startedAt: 0,
    finishedAt: 0,
    result: null,
    next: null,
  }
}

function mustWait(record: TableRecord): void {
  if (record.status !== 'waiting')
    throw new Mistake({ de: 'Das Spiel an diesem Tisch hat schon begonnen.', en: 'The game at this table has begun.' })
}

const withSeat = (record: TableRecord, i: number, change: Partial<SeatRecord>): TableRecord => ({
  ...record,
  seats: record.seats.map((one, k) => (k === i ? { ...one, ...change } : one)),
})

/** Sits down. Nothing changes for who sits there already. */
export function join(record: TableRecord, person: Person, wanted?: number, invitation?: string): TableRecord {
  if (seatOfPerson(record, person) >= 0) return record
  mustWait(record)
  const invited = invitation === record.invitation
  if (invitation !== undefined && !invited)
    throw new Mistake({
      de: 'Diese Einladung ist nicht für diesen Tisch.',
      en: 'This invitation is not for this table.',
    })
  const fits = ({ kind, player }: SeatRecord) =>
    player === null && (kind === 'open' ? record.listed || invited : kind === 'invited' && invited)
  const one = wanted === undefined ? undefined : record.seats[wanted]
  const i = wanted === undefined ? record.seats.findIndex(fits) : one !== undefined && fits(one) ? wanted : -1
  if (i < 0)
    throw new Mistake({
      de: 'An diesem Tisch ist kein Platz für dich frei.',
      en: 'There is no seat free for you at this table.',
    })
  return withSeat(record, i, { player: person.id, name: person.name })
}

/** Gets up. The next person becomes the host; a table without persons is given up. */
export function leave(record: TableRecord, person: Person): TableRecord {
  const i = seatOfPerson(record, person)
  if (i < 0) return record
  mustWait(record)
  const left = withSeat(record, i, { player: null, name: null })
  if (!isHost(record, person)) return left
  const host = left.seats.find(({ player }) => player !== null)?.player
  return host == null ? { ...left, status: 'abandoned' } : { ...left, host }
}

export function start(record: TableRecord, person: Person, now: number): TableRecord {
  if (record.status === 'running') return record
  mustWait(record)
  if (!isHost(record, person))
    throw new Mistake({ de: 'Wer den Tisch geöffnet hat, fängt an.', en: 'Whoever made the table starts the game.' })
  const free = record.seats.findIndex(({ kind, player }) => kind !== 'bot' && player === null)
  if (free >= 0) throw new Mistake({ de: `Platz ${free + 1} ist noch frei.`, en: `Seat ${free + 1} is still free.` })
  return { ...record, status: 'running', seed: newSeed(), version: gameNamed(record.game).game.version, startedAt: now }
}

/** Gives up a table that has not begun. */
export function giveUp(record: TableRecord, person: Person): TableRecord {
  if (record.status === 'abandoned') return record
  mustWait(record)
  if (!isHost(record, person))
    throw new Mistake({
      de: 'Aufgeben kann den Tisch, wer ihn geöffnet hat.',
      en: 'Whoever made the table may give it up.',
    })
  return { ...record, status: 'abandoned' }
}

/** Refuses a rematch to who may not ask for one. */
export function mayHaveRematch(record: TableRecord, person: Person): void {
  if (record.status !== 'finished')
    throw new Mistake({
      de: 'Noch einmal gespielt wird erst, wenn das Spiel zu Ende ist.',
      en: 'A rematch follows a game that is over.',
    })
  if (seatOfPerson(record, person) < 0)
    throw new Mistake({
      de: 'Nur wer mitgespielt hat, kann noch einmal spielen.',
      en: 'Only who played may ask for a rematch.',
    })
}

/**
 * The same people once more; who begins is for the rulebook to say. What is played with is the same, unless it has been
 * drawn anew.
 */
export function rematch(record: TableRecord, person: Person, id: string, now: number, drawn?: Drawn): TableRecord {
  mayHaveRematch(record, person)
  const { game, nextFirst } = gameNamed(record.game)
  const winners = (record.result?.winners ?? []).map(seat)
  const players = record.seats.length
  const first = nextFirst(players, winners, seeded(secret()))
  const same = typeof record.setup === 'object' ? record.setup : {}
  const setup = {
    ...(drawn === undefined ? same : { ...together(record.wish?.setup ?? {}, drawn), players }),
    ...(first !== undefined && { first }),
  }
  return {
    ...record,
    id,
    revision: 1,
    status: 'waiting',
    version: game.version,
    setup: game.parseSetup(setup),
    host: person.id,
    invitation: secret(),
    seed: '',
    createdAt: now,
    startedAt: 0,
    finishedAt: 0,
    result: null,
    next: null,
  }
}
