import { useEffect, useState } from 'react'

/** Where something of the server is found: beside the page. */
export const addressOf = (path: string): URL => new URL(path, document.baseURI)

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

let known: Promise<readonly ServedGame[] | undefined> | undefined

/** What the server offers. Once it has answered it isn't asked again. */
export async function servedGames(): Promise<readonly ServedGame[] | undefined> {
  known ??= ask()
  const games = await known
  if (games === undefined) known = undefined
  return games
}

/** What the server offers; nothing while that isn't known or there is none. */
export function useServedGames(): readonly ServedGame[] | undefined {
  const [games, setGames] = useState<readonly ServedGame[]>()
  useEffect(() => {
    let gone = false
    servedGames().then(found => {
      if (!gone) setGames(found)
    })
    return () => {
      gone = true
    }
  }, [])
  return games
}
