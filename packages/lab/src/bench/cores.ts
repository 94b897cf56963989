import { availableParallelism } from 'node:os'
import { at } from '@kartentisch/kernel'
import type { Shelf } from '../shelf.ts'
import { Crew } from '../sim/crew.ts'
import type { Job } from '../sim/job.ts'
import { settingOf, usualPlayers } from '../sim/setting.ts'
import type { Measured } from './measure.ts'

/** How long each crew plays at a time, in milliseconds. */
const ROUND = 1_000
const ROUNDS = 6

/** More games of the first kit than anybody can play in a round. */
function endless(shelf: Shelf): Job {
  const { game, players } = at(shelf.kits, 0)
  const setting = settingOf(shelf, game.game.id, { players: game.seats.usual, seed: '1' })
  const [first = players.usual] = usualPlayers(players)
  const names = Array.from({ length: game.seats.usual }, () => first)
  return { setting, players: names, seed: 'cores', games: 100_000_000, diary: false }
}

interface Played {
  games: number
  /** In milliseconds, of the clock and of all cores together. */
  time: number
  work: number
}

/** Lets a crew play for a while, and counts in what it did. */
async function playRound(crew: Crew, job: Job, played: Played): Promise<void> {
  const used = process.cpuUsage()
  const start = performance.now()
  const outcomes = await crew.play([job], { signal: AbortSignal.timeout(ROUND) })
  const { user, system } = process.cpuUsage(used)
  played.games += at(outcomes, 0).counts.games
  played.time += performance.now() - start
  played.work += (user + system) / 1000
}

/**
 * Simulation on one thread and on one for each core, turn and turn about when both are warm. The ratio is how much faster
 * they are; `allThreadsIfFree` is what it would be if nobody else used the machine, from the work each game took.
 */
export async function measureCores(shelf: Shelf): Promise<[string, Measured][]> {
  const cores = availableParallelism()
  const job = endless(shelf)
  const crews = [1, cores].map(size => ({ crew: new Crew(shelf, size), played: { games: 0, time: 0, work: 0 } }))
  for (const { crew } of crews) await playRound(crew, job, { games: 0, time: 0, work: 0 })
  for (let round = 0; round < ROUNDS; round++) for (const { crew, played } of crews) await playRound(crew, job, played)
  const [one, all] = [at(crews, 0).played, at(crews, 1).played]
  await Promise.all(crews.map(({ crew }) => crew.close()))
  const speed = ({ games, time }: Played) => (1000 * games) / time
  const economy = ({ games, work }: Played) => (1000 * games) / work
  return [
    ['oneThread', { value: speed(one), unit: 'games/s' }],
    ['allThreads', { value: speed(all), unit: 'games/s', ratio: speed(all) / speed(one) }],
    [
      'allThreadsIfFree',
      { value: cores * economy(all), unit: 'games/s', ratio: (cores * economy(all)) / economy(one) },
    ],
  ]
}
