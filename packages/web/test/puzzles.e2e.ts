import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { serious } from './axe.ts'
import { connect, visit } from './browser.ts'

const address = inject('address')
let browser: Browser

beforeAll(async () => {
  browser = await connect(inject('browser'))
})
afterAll(() => browser.close())

const first: { readonly name: string } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../puzzles/dominion.json'), 'utf8'),
)[0]

test('a puzzle is chosen from the list, laid on the table, and gives a hint', async () => {
  const page = await visit(browser, `${address}#/puzzles`)
  await page.getByRole('heading', { name: 'Puzzles', level: 1 }).waitFor()
  expect(await serious(page)).toEqual([])
  await page.locator(`a[href="#/puzzles/dominion/${first.name}"]`).click()
  await page.getByText(/this turn, for sure/).waitFor()
  await page.getByRole('button', { name: 'Hint', exact: true }).first().click()
  await page.getByText(/Begin with/).waitFor()
  await page.context().close()
})

test('the log of a game played elsewhere is pasted, looked at and reviewed', async () => {
  const page = await visit(browser, `${address}#/replay`)
  const log = [
    ...['A', 'B'].flatMap(who => [`${who} starts with 7 Coppers.`, `${who} starts with 3 Estates.`]),
    'A draws 4 Coppers and an Estate.',
    'B draws 5 cards.',
    'Turn 1 - Anna',
    'A plays 4 Coppers. (+$4)',
    'A buys and gains a Silver.',
    'A draws 3 Coppers and 2 Estates.',
  ]
  await page.getByLabel(/paste the log/).fill(log.join('\n'))
  await page.getByRole('button', { name: 'Read the log' }).click()
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByText(/at first; luck/).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  await page.context().close()
})
