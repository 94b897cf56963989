import { seeded } from '@kartentisch/kernel'
import { afterAll, expect, inject, test } from 'vitest'
import { START } from './browser.ts'
import { hostFiles } from './host.ts'
import { answerSomehow, playOn } from './playing.ts'
import { SHORT_LOG } from './recorded.ts'
import { visit } from './visiting.ts'

const hosting = hostFiles(inject('dist'), '/somewhere/below/')
afterAll(async () => (await hosting).stop())

test('as plain files in a folder of any host the page is whole: games, puzzles, lessons, kingdoms and reviews need no server', async () => {
  const { address: home } = await hosting
  const missed: string[] = []
  const page = await visit(home, { own: true })
  page.on('response', answer => {
    if (answer.status() !== 200) missed.push(new URL(answer.url()).pathname)
  })
  await page.locator(START).click()
  await playOn(page, seeded('site'), 2, answerSomehow)
  // Tests load no pictures by themselves.
  const scenes = await page
    .locator('img[src]')
    .evaluateAll(all =>
      Promise.all(
        [...new Set(all.map(image => Reflect.get(image, 'src')))].map(async source => (await fetch(source)).status),
      ),
    )
  expect(scenes.length).toBeGreaterThan(10)
  await page.goto(`${home}#/puzzles`)
  await page.locator('a[href^="#/puzzles/burgund/"]').first().click()
  await page.getByText(/this turn, for sure/).waitFor()
  for (const room of ['learn', 'kingdoms']) {
    await page.goto(`${home}#/${room}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  await page.goto(`${home}#/replay`)
  await page.getByLabel(/paste the log/).fill(SHORT_LOG)
  await page.getByRole('button', { name: 'Read the log' }).click()
  await page.getByRole('button', { name: 'Review' }).click()
  await page.locator('[data-review="under way"]').waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  // The page looks once whether there is a server behind it.
  expect(missed.filter(path => !path.endsWith('/below/api/games'))).toEqual([])
})
