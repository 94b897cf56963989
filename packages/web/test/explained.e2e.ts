import { bigMoney, greedy, type Review } from '@kartentisch/bots'
import { burgund } from '@kartentisch/burgund'
import { dominion } from '@kartentisch/dominion'
import { at, digestOf, type Game, type Recording, Replay, type Save } from '@kartentisch/kernel'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { sayIn } from '../src/words/language.ts'
import { serious } from './axe.ts'
import { PHONE } from './browser.ts'
import { scrollsSideways } from './fitting.ts'
import { storeIn } from './laying.ts'
import { nextQuestion } from './playing.ts'
import { played } from './recorded.ts'
import { visit } from './visiting.ts'

const address = inject('address')

const evening = played(
  dominion,
  { players: 2, first: 0, kingdom: ['smithy', 'village'] },
  'evening',
  bigMoney,
  bigMoney,
)
const estates = played(burgund, { players: 2, first: 0 }, 'estates', greedy, greedy)

/** A place in the midst of a game at which Anna had a choice. */
function choiceIn<Setup, State, Sight>(game: Game<Setup, State, Sight>, recording: Recording): number {
  const replay = new Replay(game, recording)
  const half = Math.floor(recording.answers.length / 2)
  const place = recording.answers.findIndex((_, i) => {
    const question = i < half ? undefined : replay.matchAt(i).question
    return question?.seat === 0 && question.choices.length > 1
  })
  if (place < 0) throw new Error('Anna had no choice.')
  return place
}

/** A review in which one decision is judged. */
function judged<Setup, State, Sight>(game: Game<Setup, State, Sight>, recording: Recording, place: number): Review {
  const { question } = new Replay(game, recording).matchAt(place)
  if (question === undefined) throw new Error('Nobody is asked there.')
  const { seat } = question
  const given = at(recording.answers, place)
  const better = question.choices.find(n => n !== given[0]) ?? 0
  return {
    decisions: [
      {
        place,
        seat,
        turn: 9,
        part: 'building',
        chance: { mean: 0.4, error: 0.03 },
        given,
        better: { answer: [better], loss: { mean: 0.23, error: 0.02 }, verdict: 'blunder' },
        cost: 0.23,
      },
    ],
    balances: [{ seat, first: 0.63, luck: 0.6, skill: -0.23, others: 0, result: 1 }],
    rounds: 100,
    whole: true,
  }
}

/** Puts what was found out about a game into the page's storage, as if somebody had waited for it. */
const keep = (page: Page, { game, told = [] }: Recording, review: Review): Promise<void> =>
  page.evaluate(
    kept =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('kartentisch reviews', 4)
        opening.onupgradeneeded = () => opening.result.createObjectStore('reviews', { keyPath: 'key' })
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('reviews', 'readwrite')
          transaction.objectStore('reviews').put(kept)
          transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    { key: `${game} ${told.length} ${digestOf(told)}`, stage: 1, review, changed: 1 },
  )

async function openReplay(page: Page, id: string, game: Recording & Save<unknown, unknown>): Promise<void> {
  await storeIn(page, id, 2, game)
  await page.goto(`${address}#/replay/local/${id}`)
  await page.locator('input[type=range]').waitFor()
}

const state = (page: Page, now: 'still' | 'under way') => page.locator(`[data-review="${now}"]`)

test('a review is stopped at once, and gone on with by whoever wants to look more closely', async () => {
  const page = await visit(address, { returning: true })
  await openReplay(page, 'evening', evening)
  await page.getByRole('button', { name: 'Review' }).press('Enter')
  await state(page, 'under way').waitFor()
  await page.getByRole('button', { name: 'Stop' }).press('Enter')
  await state(page, 'still').waitFor()
  expect(await page.getByRole('progressbar').count()).toBe(0)
  await page.getByRole('button', { name: 'Look more closely' }).press('Enter')
  await state(page, 'under way').waitFor()
  // What the cards were good for is there before any decision is weighed.
  await page.getByRole('heading', { name: 'How strong the cards were' }).waitFor()
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  expect(await page.getByRole('alert').count()).toBe(0)
})

test.each([
  { game: dominion, recording: evening, id: 'evening', brought: 'Was jede Karte brachte', part: 'Aufbau' },
  { game: burgund, recording: estates, id: 'estates', brought: 'Was jede Karte brachte', part: 'Durchgang' },
])('a judged place of $id is looked at, and opens as a position that is played on, by keys on a phone', async one => {
  const { recording, id, brought } = one
  const place = one.game === dominion ? choiceIn(dominion, recording) : choiceIn(burgund, recording)
  const review = one.game === dominion ? judged(dominion, recording, place) : judged(burgund, recording, place)
  const say = sayIn('de')
  const page = await visit(address, { size: PHONE, language: 'de', returning: true })
  await keep(page, recording, review)
  await openReplay(page, id, recording)
  await page.getByRole('button', { name: say('review') }).press('Enter')
  await page.getByText(say('review kept')).waitFor()
  await page.getByRole('heading', { name: brought }).waitFor()
  await page.getByText('grober Fehler').waitFor()
  if (recording === evening) expect(await serious(page)).toEqual([])
  expect(await scrollsSideways(page)).toEqual([])
  await page.getByRole('button', { name: say('review place', { name: 'Anna', turn: 9 }) }).press('Enter')
  await page.locator(`section[data-number="${place}"]`).waitFor()
  await page.getByRole('button', { name: say('review') }).press('Enter')
  await page.getByRole('button', { name: say('review try') }).press('Enter')
  await page.waitForURL(new RegExp(`#/${recording.game}/`))
  const asked = await nextQuestion(page)
  expect([asked.number, asked.asked]).toEqual([place, true])
})

test('what wins in a kingdom is found out and stopped by keys, and fits a phone', async () => {
  const page = await visit(`${address}#/kingdoms/recommended/base-first-game`, {
    size: PHONE,
    language: 'de',
    returning: true,
  })
  const lab = page.getByRole('region', { name: 'Was gewinnt hier?' })
  await lab.getByRole('button', { name: 'Herausfinden' }).press('Enter')
  await page.locator('[data-lab="under way"]').waitFor()
  const plans = lab.locator('table[data-plans] tbody tr')
  await plans.nth(3).waitFor()
  await lab.getByRole('button', { name: 'Genug' }).press('Enter')
  await page.locator('[data-lab="still"]').waitFor()
  await lab.getByRole('button', { name: 'Noch einmal' }).waitFor()
  expect((await plans.allTextContents()).join()).toContain('Geld: Schmiede')
  expect(await scrollsSideways(page)).toEqual([])
  expect(await serious(page)).toEqual([])
})
