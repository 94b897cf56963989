import { type Logs, Mistake, type PlayersKit, type TableKit } from '@kartentisch/kernel'
import { say } from '../words/refusals.ts'
import { type Offered, offered } from './list.ts'

function find(game: string, all: readonly Offered[]): Offered {
  const found = all.find(one => one.game === game)
  if (found === undefined) throw new Mistake(say('no such game', { game }))
  return found
}

export const isOffered = (game: string): boolean => offered.some(one => one.game === game)

/** A game and its players; one that nobody knows is refused. */
export async function gameOf(
  game: string,
  all: readonly Offered[] = offered,
): Promise<{ readonly kit: TableKit; readonly players: PlayersKit }> {
  const found = find(game, all)
  const [kit, players] = await Promise.all([found.kit(), found.players()])
  return { kit, players }
}

/** What is loaded is loaded once, and the same promise every time: a component may wait for it. */
function once<T>(load: (offer: Offered) => Promise<T>): (game: string) => Promise<T> {
  const loaded = new Map<string, Promise<T>>()
  return game => {
    const found = loaded.get(game) ?? Promise.resolve(game).then(id => load(find(id, offered)))
    loaded.set(game, found)
    return found
  }
}

export const kitOf = once<TableKit>(({ kit }) => kit())
export const playersOf = once<PlayersKit>(({ players }) => players())

/** Whoever reads logs of games played elsewhere; a game without them is refused. */
export async function logsOf(all: readonly Offered[] = offered): Promise<Logs> {
  const logs = all.find(one => one.logs !== undefined)?.logs
  if (logs === undefined) throw new Mistake(say('no game file'))
  return logs()
}
