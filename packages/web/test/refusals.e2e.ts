import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { visit } from './visiting.ts'

const address = inject('address')

const alert = async (page: Page): Promise<string> => (await page.getByRole('alert').textContent()) ?? ''

test('what is wrong with wishes for a kingdom is said in the language of the page', async () => {
  const page = await visit(address, { language: 'de' })
  await page.goto(`${address}#/kingdoms`)
  const words = page.getByLabel('Wünsche in Worten')
  await words.fill('+wich')
  expect(await alert(page)).toContain('heißt „wich“ (Zeile 1, Spalte 2). Meintest du „witch“?')
  await words.fill('guilds, at least 8 attack')
  await page.locator('[data-draw]').click()
  expect(await alert(page)).toContain('erfüllen „at least 8 attack“')
  await page.getByRole('button', { name: 'English' }).click()
  expect(await alert(page)).toContain('meet "at least 8 attack"')
  await page.goto(`${address}#/kingdoms/recommended/base-frist-game`)
  await page.getByText('There is no recommended kingdom').waitFor()
  expect(await alert(page)).toContain('Did you mean "base-first-game"?')
})

test.each([
  ['de', 'Dieses Spiel ist nicht mehr auf diesem Gerät.'],
  ['en', 'This game is not on this machine any more.'],
] as const)('a table that can’t be opened says why (%s)', async (language, reason) => {
  const page = await visit(address, { language, returning: true })
  for (const game of ['dominion', 'burgund']) {
    await page.goto(`${address}#/${game}/nowhere`)
    await page.getByRole('alert').waitFor()
    expect(await alert(page)).toBe(reason)
    await page.goto(`${address}#/about`)
    await page.locator('h1').waitFor()
  }
})
