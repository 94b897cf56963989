import { useEffect, useState } from 'react'
import { playersOf } from '../kits/find.ts'
import { BOTS } from '../table/bot-names.ts'
import { looks } from './looks.ts'

/** The bots one can play a game against. Those of a game without a look are asked of its kit. */
export function useLevels(game: string): readonly string[] {
  const [levels, setLevels] = useState<readonly string[]>(BOTS)
  useEffect(() => {
    let gone = false
    if (looks[game] === undefined) {
      playersOf(game).then(players => gone || setLevels(Object.keys(players.levels)))
    }
    return () => {
      gone = true
    }
  }, [game])
  return levels
}
