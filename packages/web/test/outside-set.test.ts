import { readView } from '@kartentisch/dominion'
import { randomAnswer, seeded } from '@kartentisch/kernel'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Card } from '../src/cards/Card.tsx'
import { pictureOf, UNKNOWN } from '../src/cards/pictures.ts'
import { canBeChosen, dominionEntries, ownRulings, usedIn } from '../src/encyclopedia/dominion-entries.ts'
import { drawRecommended, setupOf } from '../src/kingdoms/draw.ts'
import { kitOf } from '../src/kits/find.ts'
import { LocalHost } from '../src/local/host.ts'
import { dominion } from '../src/sets/dominion.ts'
import { Chronicle } from '../src/table/chronicle.ts'
import type { Moment } from '../src/table/feed.ts'

// What a browser has and the card asks for: whether its owner wants less motion or more contrast.
vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false })))

// The one line that somebody changes who adds a set to the page.
vi.mock('../src/sets/list.ts', async () => {
  const { standard } = await import('@kartentisch/dominion')
  const { default: harbour } = await import(new URL('../../dominion/test/outside-set/set.ts', import.meta.url).href)
  return { sets: [...standard, harbour] }
})

const setup = { ...setupOf(drawRecommended('harbour-night')), players: 2, first: 0 }
const participants = [
  { kind: 'person', name: 'Anna' },
  { kind: 'bot', name: 'Berta', bot: 'easy' },
] as const

/** A table with its worker's part alone: what the page was told, moment by moment. */
async function played(answers: number): Promise<readonly Moment[]> {
  const host = new LocalHost({ read: async () => undefined, keep: async () => undefined })
  const moments: Moment[] = []
  let heard = () => {}
  host.tell = news => {
    if (!('moment' in news)) throw new Error(JSON.stringify(news.refused))
    moments.push(news.moment)
    heard()
  }
  moments.push(
    (await host.open({ id: 'harbour', game: 'dominion', plan: { setup, seed: 'harbour', participants } })).moment,
  )
  const random = seeded('harbour')
  for (let n = 0, now = moments.at(-1); n < answers && now?.result === null; now = moments.at(-1)) {
    if (now.question !== undefined) {
      await host.answer(now.number, randomAnswer(now.question, random))
      n++
    } else
      await new Promise<void>(resolve => {
        heard = resolve
      })
  }
  return moments
}

test('a set from outside is in the encyclopedia with its rulings, and has the picture of an unknown card', () => {
  const entry = dominionEntries.find(({ id }) => id === 'quay-chest')
  expect(entry).toMatchObject({ set: 'harbour', name: { de: 'Kaitruhe', en: 'Quay Chest' }, cost: { coins: 5 } })
  expect(ownRulings('de')['quay-chest']?.steps[0]).toBe('Wähle: +2 Münzen oder +2 Käufe.')
  expect(canBeChosen('quay-chest')).toBe(true)
  expect(usedIn('quay-goons').map(({ id }) => id)).toEqual(['harbour-night'])
  expect(pictureOf('quay-chest')).toEqual(UNKNOWN)
})

test('its cards are drawn with their own names and texts and the scene of an unknown card', () => {
  const drawn = renderToStaticMarkup(createElement(Card, { id: 'quay-village', size: 'large' }))
  expect(drawn).toContain('Quay Village')
  expect(drawn).toContain(`scenes/${UNKNOWN.set}/${UNKNOWN.id}.svg`)
  expect(drawn).toContain('At the start of your next turn')
})

test('its recommended kingdom is played in the worker, shown by its views and told in its own words', async () => {
  const moments = await played(120)
  const views = moments.map(({ view }) => readView(view))
  expect(views.every(({ supply }) => supply.some(({ pile }) => pile === 'quay-village'))).toBe(true)
  const kit = await kitOf('dominion')
  const rules = dominion.prepare(dominion.parseSetup(setup))
  const speaker = kit.speak(rules, 'de', ['Anna', 'Berta'])
  for (const { question } of moments) if (question !== undefined) expect(speaker.prompt(question)).toMatch(/\w/)
  const log = new Chronicle(speaker).tell(
    moments.flatMap(({ events }) => events),
    '',
  )
  expect(log.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n')).toMatch(
    /(spielt|kauft) (Kaidorf|Kaischläger)/,
  )
})
