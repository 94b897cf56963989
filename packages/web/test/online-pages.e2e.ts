import { seeded } from '@kartentisch/kernel'
import type { Page, Request } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { serious } from './axe.ts'
import { PHONE } from './browser.ts'
import { misfits, scrollsSideways } from './fitting.ts'
import { comeToTable, fillForm, openTable, start, takeTurns } from './online-playing.ts'
import { visit } from './visiting.ts'

const address = inject('online')

const guest = (name: string) => visit(address, { settings: { name } })

/** Goes to a page and waits until it has something to show from the server. */
async function goTo(page: Page, ...route: readonly string[]): Promise<void> {
  await page.goto(`${address}#/${route.join('/')}`)
  await page.locator('main h2').first().waitFor()
}

test('home leads to tables where a server answers, and says nothing of them where none does', async () => {
  const page = await visit(address, { settings: { name: 'Anna', served: false } })
  const online = page.locator('section[aria-labelledby="online"]')
  await online.waitFor()
  await online.getByRole('link', { name: 'Join or watch' }).click()
  await page.getByRole('heading', { name: 'To join' }).waitFor()

  const plain = await visit(inject('address'))
  await plain.locator('#new-burgund').waitFor()
  await plain.waitForLoadState('networkidle')
  expect(await plain.locator('section[aria-labelledby="online"]').count()).toBe(0)
})

test('in German, which is longer, every page online fits, and axe finds nothing serious', async () => {
  const page = await visit(address, { language: 'de', settings: { name: 'Wilhelmine' } })
  const check = async (where: string) => {
    expect(await scrollsSideways(page), where).toEqual([])
    await page.setViewportSize(PHONE)
    expect(await serious(page), where).toEqual([])
  }
  await page.locator('section[aria-labelledby="online"]').waitFor()
  await check('home')
  await goTo(page, 'open')
  await check('open')
  await openTable(page, address)
  await check('waiting room')
  await goTo(page, 'tables')
  await page.locator('section[aria-labelledby="mine"] li').waitFor()
  await check('tables')
  await goTo(page, 'account')
  await page.locator('input[type=url]:enabled').waitFor()
  await check('account')
})

test('the table online fits, with clock, chat and menu', async () => {
  const page = await visit(address, { language: 'de', settings: { name: 'Anna' } })
  await openTable(page, address, { bot: true, timer: '4' })
  await start(page)
  await takeTurns([page], seeded('fits'), 1)
  const inReach = '[data-place^="hand:0"] button, section[data-number] button, header button, aside form *'
  expect(await misfits(page, inReach)).toEqual([])
  await page.setViewportSize(PHONE)
  expect(await serious(page)).toEqual([])
  await page.locator('[data-table-menu]').click()
  await page.locator('dialog[open]').waitFor()
  expect(await serious(page)).toEqual([])
})

test('an open table is found and joined from the list; a private one only by its invitation', async () => {
  const [anna, berta] = await Promise.all([guest('Anna'), guest('Berta')])
  await openTable(anna, address, { name: 'Come and join' })
  await goTo(berta, 'tables')
  await berta.getByRole('link', { name: /Come and join/ }).click()
  await berta.getByRole('button', { name: 'Sit here' }).click()
  await anna.getByText('All are here.').waitFor()
  await berta.getByRole('button', { name: 'Leave the table' }).click()
  await anna.getByText('Waiting for players').waitFor()

  const { table, invitation } = await openTable(anna, address, { private: true, name: 'Just us' })
  await goTo(berta, 'tables')
  await berta.locator('section[aria-labelledby="joinable"] li').first().waitFor()
  expect(await berta.getByText('Just us').count()).toBe(0)
  await comeToTable(berta, `${address}#/table/${table}`)
  expect(await berta.getByRole('button', { name: 'Sit here' }).count()).toBe(0)
  await comeToTable(berta, `${address}#/table/${table}/wrong`)
  await berta.getByRole('alert').waitFor()
  await comeToTable(berta, invitation)
  await anna.getByText('All are here.').waitFor()
  await berta.waitForURL(url => url.href.endsWith(table))
})

test('an account keeps one’s tables on any device, and who signs out is somebody else', async () => {
  const anna = await guest('Anna')
  await openTable(anna, address, { bot: true, name: 'My own game' })
  await goTo(anna, 'account')
  const enter = async (page: Page, isNew: boolean) => {
    await page.getByLabel('E-mail').fill('anna@example.org')
    await page.getByLabel(/^Password/).fill('long enough')
    if (isNew) await page.getByLabel('I have no account yet').check()
    await page.getByRole('button', { name: isNew ? 'Make an account' : 'Sign in' }).click()
    await page.getByText('You are signed in as Anna.').waitFor()
  }
  await enter(anna, true)
  await goTo(anna, 'tables')
  await anna.locator('section[aria-labelledby="mine"]').getByText('My own game').waitFor()

  const phone = await visit(address, { size: PHONE })
  await goTo(phone, 'account')
  await enter(phone, false)
  await goTo(phone, 'tables')
  await phone.locator('section[aria-labelledby="mine"]').getByText('My own game').waitFor()
  await goTo(phone, 'account')
  await phone.getByRole('button', { name: 'Sign out' }).click()
  await phone.getByText('You play as a guest').waitFor()

  await goTo(anna, 'account')
  await anna.getByRole('button', { name: 'Sign out' }).click()
  await anna.getByText('You play as a guest').waitFor()
  await goTo(anna, 'tables')
  await anna.getByText('You sit at no table.').waitFor()
  expect(await anna.locator('section[aria-labelledby="mine"] li').count()).toBe(0)
})

test('what the server says late moves nothing from under one’s finger', async () => {
  const phone = await visit(address, { size: PHONE, settings: { name: 'Anna' } })
  await goTo(phone, 'tables')
  let said = Promise.withResolvers<void>()
  const asked: Request[] = []
  await phone.route('**/api/**', async route => {
    asked.push(route.request())
    await said.promise
    await route.continue()
  })
  const places = (inReach: string) =>
    phone.locator(inReach).evaluateAll(all => all.map(one => `${one.textContent} ${one.getBoundingClientRect().y}`))

  await goTo(phone, 'account')
  const ways = 'section[aria-labelledby="sign-in"] form :is(input, button)'
  await phone.locator(ways).nth(3).waitFor()
  const before = await places(ways)
  said.resolve()
  await phone.locator('input[type=url]:enabled').waitFor()
  await phone.getByText('This server sends no mail').waitFor()
  expect(await places(ways)).toEqual(before)

  // Nothing is under way any more when the page is left.
  await phone.goto(new URL('icon.svg', address).href)
  said = Promise.withResolvers<void>()
  asked.length = 0
  await phone.goto(address)
  const links = 'header :is(a, button), main :is(a, button)'
  await phone.getByRole('link', { name: 'Find an opponent' }).waitFor()
  const home = await places(links)
  await expect.poll(() => asked.map(request => new URL(request.url()).pathname)).toContain('/api/games')
  said.resolve()
  // One answer may lead to another question; all are there, and what they say is shown two frames later.
  for (let known = 0; known < asked.length; ) {
    known = asked.length
    await Promise.all(asked.map(request => request.response()))
    await phone.evaluate(() => new Promise(shown => requestAnimationFrame(() => requestAnimationFrame(shown))))
  }
  expect(await places(links)).toEqual(home)
  await phone.unroute('**/api/**')
})

test('a name and a webhook are kept; an address that is none is refused', async () => {
  const page = await guest('Anna')
  await goTo(page, 'account')
  await page.getByLabel('Webhook').fill('http://example.org/turn')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('alert').waitFor()
  await page.getByLabel('Webhook').fill('https://example.org/turn')
  await page.getByLabel('Your name').fill('Annabel')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('under the name Annabel').waitFor()
  await page.reload()
  await expect.poll(() => page.getByLabel('Webhook').inputValue()).toBe('https://example.org/turn')
  await page.getByRole('button', { name: 'Make a token' }).click()
  expect((await page.getByLabel('Shown this once').inputValue()).length).toBeGreaterThan(20)
})

test('what the server refuses is said in the language of the page', async () => {
  const anna = await guest('Anna')
  const { table } = await openTable(anna, address, { private: true })
  const emil = await visit(address, { language: 'de', settings: { name: 'Emil' } })
  await comeToTable(emil, `${address}#/table/${table}/falsch`)
  await emil.getByText('Diese Einladung ist nicht für diesen Tisch.').waitFor()
  await emil.goto(`${address}#/table/abcdefgh12`)
  await emil.getByText('Diesen Tisch gibt es nicht.').waitFor()
  expect(await emil.locator('#seats, section[data-number]').count()).toBe(0)
  await goTo(emil, 'account')
  await emil.getByLabel('E-Mail').fill('emil@example.org')
  await emil.getByLabel(/^Passwort/).fill('nicht gemerkt')
  await emil.getByRole('button', { name: 'Anmelden' }).click()
  await emil.getByText('E-Mail oder Passwort stimmt nicht.').waitFor()
  expect(await emil.getByText('Du spielst als Gast').count()).toBe(1)
})

test('a kingdom from the kingdom room is played online', async () => {
  const page = await guest('Anna')
  await page.goto(`${address}#/kingdoms`)
  await page.locator('[data-draw]').click()
  const ids = (selector: string, name: 'pile' | 'look') =>
    page.locator(selector).evaluateAll((all, key) => all.map(one => one.getAttribute(`data-${key}`)).sort(), name)
  const drawn = await ids('[data-pile]', 'pile')
  expect(drawn.length).toBeGreaterThanOrEqual(10)
  await page.getByRole('link', { name: 'Open a table online with this kingdom' }).click()
  await page.getByText('The kingdom from the kingdom room').waitFor()
  await page.locator('form button[type=submit]').click()
  await page.waitForURL(/#\/table\//)
  await page.locator('#seats').waitFor()
  expect(await ids('section[aria-labelledby="kingdom"] li', 'look')).toEqual(drawn)
})

test('what the server drew is played with again, or drawn anew, as whoever asks first decides; the first game is found by a name', async () => {
  const [anna, berta] = await Promise.all([guest('Anna'), guest('Berta')])
  const { table, invitation } = await openTable(anna, address, {
    kingdom: 'Random, base game',
    name: 'Short and sweet',
  })
  const piles = anna.locator('section[aria-labelledby="kingdom"] li')
  const first = await piles.evaluateAll(all => all.map(one => `pile:${one.getAttribute('data-look')}`))
  expect(first).toHaveLength(10)
  await comeToTable(berta, invitation)
  await start(anna)
  await berta.locator('[data-table-menu]').click()
  await berta.getByRole('button', { name: 'Resign' }).click()
  await berta.getByRole('button', { name: 'Resign' }).click()
  for (const page of [anna, berta]) await page.getByRole('heading', { name: 'Anna wins' }).waitFor()
  await anna.getByRole('button', { name: 'Play again, same kingdom' }).waitFor()
  await berta.getByRole('button', { name: 'Play again, new kingdom' }).click()
  await anna.getByText('Berta would like another game, with a new kingdom.').waitFor()
  await anna.locator('dialog[open]').last().getByRole('button', { name: 'Play again', exact: true }).click()
  for (const page of [anna, berta]) await page.waitForURL(url => !url.href.includes(table))
  expect(berta.url()).toBe(anna.url())
  const supply = () =>
    berta.locator('[data-place^="pile:"]').evaluateAll(all => all.map(pile => pile.getAttribute('data-place')))
  await expect.poll(async () => (await supply()).filter(pile => !first.includes(pile ?? '')).length).toBeGreaterThan(7)

  await goTo(berta, 'tables')
  const finished = berta.locator('section[aria-labelledby="finished"]')
  await finished.getByLabel(/^Search/).fill('sweet')
  await finished.locator('[data-won="true"]').getByText('Anna').waitFor()
  await finished.getByLabel(/^Search/).fill('nothing like it')
  await finished.getByText('No finished game is like that.').waitFor()
  expect(await finished.locator('li').count()).toBe(0)
  await finished.getByLabel(/^Search/).fill('berta')
  await finished.getByRole('link', { name: /Replay.*Short and sweet/ }).click()
  await berta.waitForURL(/#\/replay\/online\//)
})

test('a name typed beside a new table is kept by opening it; who follows an invitation says theirs before sitting down', async () => {
  const [olga, nobody] = await Promise.all([visit(`${address}#/open`), visit(address, { size: PHONE })])
  await olga.getByRole('heading', { level: 1, name: 'Open a table' }).waitFor()
  await olga.getByLabel('Your name').fill('Olga')
  const { invitation } = await fillForm(olga, { private: true })
  await olga.locator('#seats + ol').getByText('Olga').waitFor()
  expect(await olga.evaluate(() => localStorage.getItem('kartentisch settings'))).toContain('"Olga"')
  await comeToTable(nobody, invitation)
  await nobody.getByLabel('Your name').fill('Friederike')
  expect(await scrollsSideways(nobody)).toEqual([])
  await nobody.setViewportSize(PHONE)
  expect(await serious(nobody)).toEqual([])
  await nobody.getByRole('button', { name: 'Sit down' }).click()
  await olga.locator('#seats + ol').getByText('Friederike').waitFor()
})

test('against a bot the title says whose turn it is, no hint is offered, and the game is given up rather than lost', async () => {
  const anna = await guest('Anna')
  await openTable(anna, address, { bot: true, name: 'Look at me' })
  await start(anna)
  await takeTurns([anna], seeded('against a bot'), 1)
  await expect.poll(() => anna.title()).toMatch(/^● Your turn.*Look at me/)
  await anna.getByRole('button', { name: 'Keys' }).click()
  await anna.locator('dialog[open] kbd').first().waitFor()
  const keys = await anna.locator('dialog[open] kbd').allTextContents()
  expect(keys).toContain('u')
  expect(keys).not.toContain('h')
  await anna.keyboard.press('Escape')
  await anna.locator('[data-table-menu]').click()
  await anna.getByRole('button', { name: 'Give up the game' }).click()
  await anna.getByRole('button', { name: 'Give up the game' }).click()
  await anna.getByRole('heading', { name: 'The game was given up' }).waitFor()
  expect(await anna.getByRole('heading', { name: /wins/ }).count()).toBe(0)
})
