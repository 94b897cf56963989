import { dominion } from '@kartentisch/dominion'
import { seeded } from '@kartentisch/kernel'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launch, PHONE, visit } from './browser.ts'
import { type KindOfQuestion, kindsOfQuestions } from './kinds.ts'
import { storeIn } from './laying.ts'
import { answerSomehow, look, nextQuestion } from './playing.ts'

const address = inject('address')
const kinds = kindsOfQuestions()
let browser: Browser

beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** Opens a game at this question, as if it had been played on this machine up to here. */
const lay = (page: Page, { setup, snapshot }: KindOfQuestion, id: string): Promise<void> =>
  // Its answers don't lead to it from the deal, which is what another version says.
  storeIn(page, id, setup.players, { game: dominion.id, version: 'a position', setup, seed: id, answers: [], snapshot })

test('the litmus tests ask many kinds of questions', () => {
  expect(kinds.length).toBeGreaterThan(50)
})

test.each([
  ['a desktop', undefined],
  ['a phone', PHONE],
] as const)('every kind of question can be answered by clicking, on %s', async (_, size) => {
  const page = await visit(browser, address, { ...(size && { size }), language: size ? 'de' : 'en' })
  const random = seeded('questions')
  const failed: string[] = []
  for (const [i, question] of kinds.entries()) {
    const id = `question-${i}`
    await lay(page, question, id)
    await page.goto(`${address}#/dominion/${id}`)
    try {
      const asked = await nextQuestion(page, -1)
      await answerSomehow(page, asked, random)
      await page.waitForFunction(
        n => document.querySelector(`section[data-number="${n}"][data-asked="true"]`) === null,
        asked.number,
        { timeout: 5000 },
      )
      const refused = page.locator('[role=alert]')
      if ((await refused.count()) > 0)
        failed.push(`${question.kind} (${question.test}): ${await refused.textContent()}`)
    } catch (fault) {
      failed.push(
        `${question.kind} (${question.test}): ${String(fault).slice(0, 300)} ${JSON.stringify(await look(page))}`,
      )
    }
    await page.goto(`${address}#/about`)
  }
  expect(failed).toEqual([])
  await page.context().close()
})
