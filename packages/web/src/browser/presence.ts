import { useEffect, useState } from 'react'
import { addressOf } from './address.ts'
import { change, settings, useSettings } from './settings.ts'

/** A game the server lets people play. */
export interface ServedGame {
  readonly game: string
  readonly minSeats: number
  readonly maxSeats: number
  /** The bots' levels, the usual one first. */
  readonly bots: readonly string[]
}

const isServed = (given: unknown): given is ServedGame =>
  typeof given === 'object' && given !== null && 'game' in given && 'bots' in given && Array.isArray(given.bots)

/** The games of the server these pages come from; nothing if they are plain files, or the server is away. */
async function ask(): Promise<readonly ServedGame[] | undefined> {
  try {
    const answer = await fetch(addressOf('api/games'))
    if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return undefined
    const games: unknown = await answer.json()
    return Array.isArray(games) && games.every(isServed) ? games : undefined
  } catch {
    // Nobody answers: there is no server, or no network.
    return undefined
  }
}

let asked: Promise<readonly ServedGame[] | undefined> | undefined
let found: readonly ServedGame[] | undefined

/** What the server offers. Once it has answered it isn't asked again. */
export async function servedGames(): Promise<readonly ServedGame[] | undefined> {
  asked ??= ask()
  found = await asked
  if (found === undefined) asked = undefined
  if (settings().served !== (found !== undefined)) change({ served: found !== undefined })
  return found
}

/** What the server offers; nothing while that isn't known or there is none. */
export function useServedGames(): readonly ServedGame[] | undefined {
  const [games, setGames] = useState(found)
  useEffect(() => {
    let gone = false
    servedGames().then(answer => {
      if (!gone) setGames(answer)
    })
    return () => {
      gone = true
    }
  }, [])
  return games
}

/** Whether there is a server; as it was the last time until it has answered, so that nothing moves when it does. */
export function useIsServed(): boolean {
  const games = useServedGames()
  const { served } = useSettings()
  return games !== undefined || served
}
