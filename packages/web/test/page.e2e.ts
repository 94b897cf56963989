import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { seeded } from '@kartentisch/kernel'
import { expect, inject, onTestFinished, test } from 'vitest'
import { serious } from './axe.ts'
import { launchWhole, NEW_DOMINION, newcomer, PHONE, START } from './browser.ts'
import { misfits } from './fitting.ts'
import { nextQuestion, playOn } from './playing.ts'
import { visit } from './visiting.ts'

const address = inject('address')

test('axe finds nothing serious at home, at the table and in what opens there', async () => {
  const page = await visit(address, { returning: true })
  await page.locator(`${NEW_DOMINION} summary`).click()
  expect(await serious(page)).toEqual([])
  await page.goto(`${address}#/about`)
  await page.locator('h1').waitFor()
  expect(await serious(page)).toEqual([])
  await page.goto(`${address}#/`)
  await page.locator(START).click()
  await nextQuestion(page, -1)
  expect(await serious(page)).toEqual([])
  await page.keyboard.press('?')
  await page.locator('dialog[open] kbd').first().waitFor()
  expect(await page.locator('dialog[open] kbd').allTextContents()).toContain('h')
  expect(await serious(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.locator('[data-place="trash"] button').click()
  await page.locator('dialog[open]').waitFor()
  expect(await serious(page)).toEqual([])
})

test('nor does it on a phone with high contrast and larger type', async () => {
  const page = await visit(address, { size: PHONE, settings: { highContrast: true, largerType: true } })
  expect(await serious(page)).toEqual([])
  await page.locator(START).click()
  await nextQuestion(page, -1)
  expect(await serious(page)).toEqual([])
})

test('in German, which is longer, nothing scrolls sideways and the whole hand is in reach', async () => {
  const page = await visit(address, { language: 'de', returning: true })
  await page.locator(START).click()
  await playOn(page, seeded('sizes'), 3)
  const inReach = '[data-place^="hand:0"] button, section[data-number] button, header button'
  expect(await misfits(page, inReach)).toEqual([])
})

test('once visited, the page shows what is pushed to it, and plays without a network', async () => {
  const browser = await launchWhole()
  onTestFinished(() => browser.close())
  const page = await newcomer(browser, address, { offlineToo: true })
  const { origin } = new URL(address)
  await page.context().grantPermissions(['notifications'], { origin })
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  const session = await page.context().newCDPSession(page)
  const known = new Promise<string>(resolve =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [registration] }) => {
      if (registration !== undefined) resolve(registration.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const data = JSON.stringify({ route: ['table', 'abc'], title: 'It is your turn', body: 'Sunday' })
  const registrationId = await known
  // The browser doesn't say whether a message has arrived: it is sent until it has, and a table has one notice all the same.
  const shown = async () => {
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
    return page.evaluate(async () => {
      const notices = await (await navigator.serviceWorker.ready).getNotifications()
      return notices.map(({ title, body }) => `${title}: ${body}`)
    })
  }
  await expect.poll(shown, { interval: 500 }).toEqual(['It is your turn: Sunday'])

  await page.context().setOffline(true)
  await page.reload()
  await page.locator(START).click()
  await playOn(page, seeded('offline'), 2)
  expect((await nextQuestion(page, -1)).asked).toBe(true)
})

test('a page whose files were taken away by a new build comes back with it, and but once', async () => {
  const page = await visit(address, { own: true })
  page.removeAllListeners('pageerror')
  let asked = 0
  await page.route('**/assets/About-*.js', route => (++asked === 1 ? route.fulfill({ status: 404 }) : route.continue()))
  await page.getByRole('link', { name: 'About' }).click()
  await page.getByRole('heading', { level: 1, name: 'About' }).waitFor()
  expect(asked).toBe(2)

  // The same build lacks something once more: it was not taken away, so coming back would help nobody.
  await page.route('**/assets/Encyclopedia-*.js', route => route.fulfill({ status: 404 }))
  await page.evaluate(() => document.body.setAttribute('data-stays', ''))
  await page.getByRole('link', { name: 'Cards' }).click()
  await page.getByRole('heading', { level: 1, name: 'Something went wrong' }).waitFor()
  expect(await serious(page)).toEqual([])
  expect(await page.locator('body[data-stays]').count()).toBe(1)
  await page.getByRole('link', { name: 'About' }).click()
  await page.getByRole('heading', { level: 1, name: 'About' }).waitFor()
})

test('the first table loads at most 330 KB compressed: page, rules, bot and pictures', async () => {
  const page = await visit(address, { own: true })
  const asked = new Set<string>()
  page.context().on('request', request => {
    const { pathname } = new URL(request.url())
    if (/^\/(assets|pictures)\/.*\.(js|css|svg)$/.test(pathname)) asked.add(pathname)
  })
  await page.reload()
  await page.locator(START).click()
  await nextQuestion(page, -1)
  // Tests load no scenes by themselves: they are those that are shown.
  const scenes = await page.locator('img[src]').evaluateAll(all => all.map(image => Reflect.get(image, 'src')))
  const names = [...asked, ...new Set(scenes.map(scene => new URL(scene).pathname))]
  for (const part of ['index', 'dominion-table', 'local-worker', 'scenes/base/', 'scenes/basic/province'])
    expect(names.join()).toContain(part)
  // The files as they are laid beside the page when it is built for people.
  const sizes = names.map(name => brotliCompressSync(readFileSync(join(inject('dist'), name))).length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(330_000)
})
