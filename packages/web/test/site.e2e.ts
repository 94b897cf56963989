import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { seeded } from '@kartentisch/kernel'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { START } from './browser.ts'
import { answerSomehow, playOn } from './playing.ts'
import { SHORT_LOG } from './recorded.ts'
import { visit } from './visiting.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

const FOLDER = '/somewhere/below/'

/** A web host that knows nothing but files, in a folder of its own. */
const host = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://here')
  const path = pathname.startsWith(FOLDER) ? pathname.slice(FOLDER.length) || 'index.html' : undefined
  const file = path === undefined ? undefined : join(inject('dist'), path)
  if (file === undefined || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
    response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>')
    return
  }
  response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
  createReadStream(file).pipe(response)
})

beforeAll(async () => {
  await new Promise<void>(resolve => host.listen(0, '127.0.0.1', resolve))
})
afterAll(() => host.close())

test('as plain files in a folder of any host the page is whole: games, puzzles, lessons, kingdoms and reviews need no server', async () => {
  const place = host.address()
  if (place === null || typeof place === 'string') throw new Error('The host has no port.')
  const missed: string[] = []
  const home = `http://127.0.0.1:${place.port}${FOLDER}`
  const page = await visit(home, { own: true })
  page.on('response', answer => {
    if (answer.status() !== 200) missed.push(new URL(answer.url()).pathname)
  })
  await page.locator(START).click()
  await playOn(page, seeded('site'), 6, answerSomehow)
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
  await page.getByText(/at first; luck/).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  // The page looks once whether there is a server behind it.
  expect(missed.filter(path => path !== `${FOLDER}api/games`)).toEqual([])
})
