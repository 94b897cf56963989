import { useEffect, useRef } from 'react'
import { useSettings } from '../browser/settings.ts'
import { type Sound, sound } from '../browser/sound.ts'
import type { Moment } from './feed.ts'

/** The sounds of a game's events, by their types; the rest is silent. */
export type SoundsOfEvents = ReadonlyMap<string, Sound>

/** What is heard of a moment: each kind of event once, and that it has become one's turn to answer. */
export function soundsOf(moment: Moment, before: Moment, ofEvents: SoundsOfEvents): Sound[] {
  if (moment.anew || moment === before) return []
  const heard = new Set(moment.events.flatMap(({ type }) => ofEvents.get(type) ?? []))
  if (moment.question !== undefined && before.question === undefined) heard.add('turn')
  return [...heard]
}

/** Lets a table be heard by those who want that. */
export function useSounds(moment: Moment, ofEvents: SoundsOfEvents): void {
  const { sounds } = useSettings()
  const before = useRef(moment)
  useEffect(() => {
    if (sounds) sound(...soundsOf(moment, before.current, ofEvents))
    before.current = moment
  }, [moment, sounds, ofEvents])
}
