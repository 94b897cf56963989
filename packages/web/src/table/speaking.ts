import type { Rules, Speaker } from '@kartentisch/kernel'
import { use, useMemo } from 'react'
import { kitOf } from '../kits/find.ts'
import { useLanguage } from '../words/language.ts'
import type { TableInfo } from './feed.ts'

/** Whoever puts into words what goes on at a table: the game's kit, as everywhere else. */
export function useSpeaker({ game, setup, participants }: TableInfo): Speaker {
  const language = useLanguage()
  const kit = use(kitOf(game))
  return useMemo(() => {
    const rules: Rules<unknown, unknown> = kit.game.prepare(kit.game.parseSetup(setup))
    return kit.speak(
      rules,
      language,
      participants.map(({ name }) => name),
    )
  }, [kit, setup, language, participants])
}
