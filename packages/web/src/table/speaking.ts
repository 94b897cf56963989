import type { Event, Rules, Speaker } from '@kartentisch/kernel'
import { use, useMemo } from 'react'
import { kitOf } from '../kits/find.ts'
import { useLanguage, useSay } from '../words/language.ts'
import { Chronicle } from './chronicle.ts'
import type { TableInfo } from './feed.ts'
import type { TurnOfLog } from './Log.tsx'

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

/** The log in sentences, turn by turn. */
export function useTurns(speaker: Speaker, log: readonly Event[]): readonly TurnOfLog[] {
  const say = useSay()
  const chronicle = useMemo(() => new Chronicle(speaker), [speaker])
  return useMemo(() => chronicle.tell(log, say('before the first turn')), [chronicle, log, say])
}
