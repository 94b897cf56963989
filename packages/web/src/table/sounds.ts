import type { EventKind } from '@kartentisch/kernel'
import { useEffect, useRef } from 'react'
import { useSettings } from '../browser/settings.ts'
import { type Sound, sound } from '../browser/sound.ts'
import type { Moment } from './feed.ts'

/** What a game says about its events, by their types. */
export type EventKinds = Readonly<Record<string, EventKind>>

/** What is heard of a moment: each kind of event once, and that it has become one's turn to answer. */
export function soundsOf(moment: Moment, before: Moment, kinds: EventKinds): Sound[] {
  if (moment.anew || moment === before) return []
  const heard = new Set<Sound>(moment.events.flatMap(({ type }) => kinds[type]?.sound ?? []))
  if (moment.question !== undefined && before.question === undefined) heard.add('turn')
  return [...heard]
}

/** Lets a table be heard by those who want that. */
export function useSounds(moment: Moment, kinds: EventKinds): void {
  const { sounds } = useSettings()
  const before = useRef(moment)
  useEffect(() => {
    if (sounds) sound(...soundsOf(moment, before.current, kinds))
    before.current = moment
  }, [moment, sounds, kinds])
}
