import { randomBytes } from 'node:crypto'
import { Mistake } from '@kartentisch/kernel'
import type { Shelf } from '@kartentisch/lab/shelf'
import { newTournament, type Tournament, type Tournaments } from '@kartentisch/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { reasonOf } from '../http/connection.ts'
import type { Identity } from '../http/identity.ts'
import { parsed } from '../http/reading.ts'
import type { Store } from '../store/contract.ts'
import { TOURNAMENT_STATUSES, type TournamentResult } from '../store/tournaments.ts'
import { botNamed } from '../tables/lobby/kits.ts'
import { tournamentTableId } from '../tables/lobby/lobby.ts'
import { say } from '../words/people.ts'
import { mustBeWelcomeIn } from './company.ts'
import type { Director } from './director.ts'
import { isPlainName } from './names.ts'
import { standings } from './pairing.ts'
import {
  beginTournament,
  cancel,
  checkIn,
  checkInFrom,
  enter,
  gamesOver,
  goneFrom,
  isCalled,
  mayBeHeld,
  pointsOf,
  readTournament,
  roundsIn,
  storedTournament,
  type TournamentRecord,
  takesPart,
  withdraw,
} from './tournament.ts'

interface Options {
  readonly store: Store
  readonly shelf: Shelf
  readonly director: Director
  now(): number
  /** Who asks, as far as that is known. */
  who(request: FastifyRequest): Promise<Identity | undefined>
  /** Who asks, and no program in their name. */
  themselves(request: FastifyRequest): Promise<Identity>
}

const LISTED = 30

/** So many of one person may be open or under way at once: each is looked after every two seconds. */
const MOST_HELD = 3
const LOOKED_AT = 1000
const TRIES = 5

/** So far ahead a tournament may be announced. */
const AHEAD_DAYS = 60
const DAY_MS = 86_400_000

interface OfTournament {
  Params: { tournament: string }
}

/** Tournaments: to hold one, to take part, and to see how it stands. */
export function addTournamentRoutes(
  app: FastifyInstance,
  { store, shelf, director, now, who, themselves }: Options,
): void {
  const { tournaments } = store
  const member = async (request: FastifyRequest): Promise<Identity> => {
    const identity = await themselves(request)
    if (identity.guest) throw new Mistake(say('tournamentAccounts'))
    return identity
  }
  const find = async (id: string): Promise<TournamentRecord | undefined> => {
    const stored = await tournaments.read(id.slice(0, 40))
    return stored === undefined ? undefined : readTournament(stored)
  }
  const missing = (reply: FastifyReply) => reply.code(404).send(reasonOf(new Mistake(say('noSuchTournament'))))

  /** Changes a tournament; whoever comes second sees what the first has made of it and tries again. */
  const change = async (id: string, next: (record: TournamentRecord) => Promise<TournamentRecord>) => {
    for (let tries = 0; tries < TRIES; tries++) {
      const record = await find(id)
      if (record === undefined) return undefined
      const changed = await next(record)
      if (changed === record) return record
      const kept = { ...changed, revision: record.revision + 1 }
      if (await tournaments.keep(storedTournament(kept, now()))) return kept
    }
    throw new Error('Too many want to change this tournament at once.')
  }

  app.get('/api/tournaments', async (request): Promise<Tournaments> => {
    const player = (await who(request))?.id
    const listed = await Promise.all(TOURNAMENT_STATUSES.map(status => tournaments.list(status, LISTED)))
    return listed.flat().map(stored => summary(readTournament(stored), player, now()))
  })

  app.get<OfTournament>('/api/tournaments/:tournament', async (request, reply) => {
    const record = await find(request.params.tournament)
    if (record === undefined) return missing(reply)
    const identity = await who(request)
    return shown(record, store, identity?.id, now())
  })

  app.post('/api/tournaments', async request => {
    const { id: host, name: hostName } = await member(request)
    const given = parsed(newTournament, request.body)
    if (!isPlainName(given.name)) throw new Mistake(say('unclearTournament'))
    mayBeHeld(shelf, given.game, given.selection)
    const held = await Promise.all((['open', 'running'] as const).map(status => tournaments.list(status, LOOKED_AT)))
    if (held.flat().filter(one => readTournament(one).host === host).length >= MOST_HELD)
      throw new Mistake(say('tooManyTournaments', { most: MOST_HELD }))
    const { game, format, rounds, timer, selection, name, beginsAt } = given
    if (beginsAt !== null && (beginsAt <= now() || beginsAt > now() + AHEAD_DAYS * DAY_MS))
      throw new Mistake(say('tournamentTime', { days: AHEAD_DAYS }))
    const record: TournamentRecord = {
      id: randomBytes(9).toString('base64url'),
      revision: 1,
      status: 'open',
      name,
      host,
      game: shelf.kit(game).game.game.id,
      format,
      rounds,
      timer,
      selection,
      entrants: [...new Set(given.bots)].map(level => ({
        player: `bot:${game}:${botNamed(shelf, game, level)}`,
        name: level,
        level,
      })),
      left: [],
      paired: [],
      beginsAt,
      ready: [],
      called: false,
      createdAt: now(),
    }
    const entered = given.enter ? enter(record, { id: host, name: hostName }, now()) : record
    await tournaments.keep(storedTournament(entered, now()))
    return { tournament: record.id }
  })

  const acts: Readonly<Record<string, (record: TournamentRecord, identity: Identity) => Promise<TournamentRecord>>> = {
    enter: async (record, identity) => {
      await mustBeWelcomeIn(store, record, identity.id)
      return enter(record, identity, now())
    },
    leave: async (record, { id }) => withdraw(record, id),
    'check-in': async (record, { id }) => checkIn(record, id, now()),
    cancel: async (record, { id }) => cancel(record, id),
    begin: async (record, { id }) => beginTournament(record, id, await director.apartIn(record)),
  }
  for (const [act, next] of Object.entries(acts)) {
    app.post<OfTournament>(`/api/tournaments/:tournament/${act}`, async (request, reply) => {
      const identity = await member(request)
      const record = await change(request.params.tournament, before => next(before, identity))
      if (record === undefined) return missing(reply)
      if (act === 'begin') await director.goOn(record)
      return shown(record, store, identity.id, now())
    })
  }
}

const summary = (record: TournamentRecord, player: string | undefined, now: number): Tournaments[number] => ({
  tournament: record.id,
  name: record.name,
  game: record.game,
  format: record.format,
  status: record.status,
  timer: record.timer,
  selection: record.selection,
  rounds: roundsIn(record),
  round: record.paired.length,
  entrants: record.entrants.length,
  beginsAt: record.beginsAt,
  entered: player !== undefined && takesPart(record, player),
  called: player !== undefined && isCalled(record, player, now),
})

/** What a game came to for both; nothing while it is played. */
function scoreOf(result: TournamentResult | undefined): [number, number] | null {
  if (result === undefined) return null
  const points = pointsOf(result)
  return points === null ? [0, 0] : [points, 1 - points]
}

/** A tournament as somebody may see it. */
async function shown(
  record: TournamentRecord,
  store: Store,
  player: string | undefined,
  now: number,
): Promise<Tournament> {
  const results = await store.tournaments.results(record.id)
  const gone = goneFrom(record, results)
  const table = standings(
    record.entrants.map(one => one.player),
    gamesOver(record, results),
    record.format,
  )
  return {
    ...summary(record, player, now),
    host: player === record.host,
    checkInFrom: checkInFrom(record),
    ready: player !== undefined && record.ready.includes(player),
    entered: player !== undefined && takesPart(record, player) && !gone.has(player),
    standings: table.map(({ player: id, points, buchholz, sonneborn }) => {
      const { name = '', level = null } = record.entrants.find(one => one.player === id) ?? {}
      const ready = level !== null || record.ready.includes(id)
      return { player: id, name, level, points, buchholz, sonneborn, left: gone.has(id), ready }
    }),
    paired: record.paired.map((pairs, round) =>
      pairs.map(({ first, second }, i) => ({
        first,
        second,
        table: second === null ? null : tournamentTableId(record.id, round, i),
        points: scoreOf(results.find(one => one.round === round && one.first === first && one.second === second)),
      })),
    ),
  }
}
