import type { Wording } from '@kartentisch/kernel'
import { useEffect, useState } from 'react'
import { kitOf } from '../kits/find.ts'
import { offered } from '../kits/list.ts'
import { useLanguage, useSay } from '../words/language.ts'
import { looks } from './looks.ts'

/** The games whose names stand in their kits alone. */
const UNNAMED = offered.map(({ game }) => game).filter(game => looks[game] === undefined)

/** What games are called, by their ids. */
export function useGameNames(): (game: string) => string {
  const say = useSay()
  const language = useLanguage()
  const [told, setTold] = useState<Readonly<Record<string, Wording>>>({})
  useEffect(() => {
    let gone = false
    for (const game of UNNAMED) {
      kitOf(game).then(({ name }) => gone || setTold(before => ({ ...before, [game]: name })))
    }
    return () => {
      gone = true
    }
  }, [])
  return game => {
    const look = looks[game]
    return look === undefined ? (told[game]?.[language] ?? game) : say(look.name)
  }
}

export const useGameName = (game: string): string => useGameNames()(game)
