import type { Ruled } from '@kartentisch/kernel'
import { expect, test } from 'vitest'
import { burgundRulings, dominionRulings } from '../build/rulings.ts'
import { burgundEntries } from '../src/encyclopedia/burgund-entries.ts'
import { dominionEntries } from '../src/encyclopedia/dominion-entries.ts'

const MAKERS = { dominion: dominionRulings, burgund: burgundRulings }
const ENTRIES = { dominion: dominionEntries, burgund: burgundEntries }

const all = ({ steps, rulings }: Ruled): string[] => [...steps, ...rulings]

/** The cards a sentence names, in whatever order. */
const named = (text: string): string[] => (text.match(/`[^`]*`/g) ?? []).toSorted()

/** So short that both languages may say it alike, as “+1 Curse” and a name are. */
const SHORT = 16

test.each(['dominion', 'burgund'] as const)('every ruling of %s is there in both languages', game => {
  const [english, german] = [MAKERS[game]('en'), MAKERS[game]('de')]
  const ruled = ENTRIES[game].flatMap(({ id }) => (english[id] === undefined ? [] : [id]))
  expect(ruled.length).toBeGreaterThan(20)
  expect(ruled.filter(id => german[id] === undefined)).toEqual([])
  for (const id of ruled) {
    const [en, de] = [english[id], german[id]]
    if (en === undefined || de === undefined) continue
    expect(de.steps.length, id).toBe(en.steps.length)
    expect(de.rulings.length, id).toBe(en.rulings.length)
    for (const [i, text] of all(en).entries()) {
      const other = all(de)[i] ?? ''
      expect(named(other), text).toEqual(named(text))
      if (text.length >= SHORT) expect(other, `${id} is not in German`).not.toBe(text)
    }
  }
})
