import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { serious } from './axe.ts'
import { PHONE } from './browser.ts'
import { scrollsSideways } from './fitting.ts'
import { SHORT_LOG } from './recorded.ts'
import { visit } from './visiting.ts'

const address = inject('address')

const first: { readonly name: string } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../puzzles/dominion.json'), 'utf8'),
)[0]

test('a puzzle is chosen from the list, laid on the table, and gives a hint', async () => {
  const page = await visit(`${address}#/puzzles`, { returning: true })
  await page.getByRole('heading', { name: 'Puzzles', level: 1 }).waitFor()
  expect(await serious(page)).toEqual([])
  await page.locator(`a[href="#/puzzles/dominion/${first.name}"]`).click()
  await page.getByText(/this turn, for sure/).waitFor()
  await page.getByRole('button', { name: 'Hint', exact: true }).first().click()
  await page.getByText(/Begin with/).waitFor()
})

test('a try that fails is told why, and the puzzle is tried again, by keys on a phone', async () => {
  const page = await visit(`${address}#/puzzles/dominion/${first.name}`, {
    size: PHONE,
    language: 'de',
    returning: true,
  })
  await page.getByText(/in diesem Zug/).waitFor()
  await page.getByText(/Der kürzeste Weg braucht \d+ Entscheidung/).waitFor()
  expect(await serious(page)).toEqual([])
  expect(await scrollsSideways(page)).toEqual([])
  await page.locator('[data-move="end-turn"]').press('Enter')
  await page.getByText(/So nicht: .* Bis dahin war es sicher; hiermit nicht mehr: /).waitFor()
  await page.getByRole('button', { name: 'Noch einmal' }).first().press('Enter')
  await page.getByRole('button', { name: 'Tipp', exact: true }).first().waitFor()
  expect(await page.getByText(/So nicht/).count()).toBe(0)
})

test('the log of a game played elsewhere is pasted, looked at and reviewed', async () => {
  const page = await visit(`${address}#/replay`)
  await page.getByLabel(/paste the log/).fill(SHORT_LOG)
  await page.getByRole('button', { name: 'Read the log' }).click()
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('columnheader', { name: 'At first' }).waitFor()
  await page.getByRole('img', { name: /Chance of winning/ }).waitFor()
  await page.getByRole('heading', { name: 'What each card brought' }).waitFor()
  // Whoever comes back finds what was found.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByText(/kept with the game/).waitFor()
  await page.getByRole('columnheader', { name: 'At first' }).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
})
