import type { Report, Tournaments } from '@kartentisch/protocol'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { serious } from './axe.ts'
import { PHONE } from './browser.ts'
import { openTable, start } from './online-playing.ts'
import { visit } from './visiting.ts'

const address = inject('online')

/** What a moderator sees of a report; nobody moderates the server of the tests. */
const REPORT = {
  id: 'r1',
  at: 1_700_000_000_000,
  reporter: 'Berta',
  reason: 'insult',
  words: 'Sie schimpft.',
  said: 'Schnecke!',
  table: 'a-table',
  about: {
    player: 'carla',
    name: 'Carla',
    muted: 8_000_000_000_000,
    banned: null,
    acts: [{ at: 1_600_000_000_000, moderator: 'Mo', act: 'mute', words: 'Schon zweimal verwarnt.' }],
  },
} satisfies Report

test('two strangers find each other, one of them on a phone and in German', async () => {
  const [anna, bernd] = await Promise.all([
    visit(address, { settings: { name: 'Anna' } }),
    visit(address, { size: PHONE, language: 'de', settings: { name: 'Bernd' } }),
  ])
  await anna.getByRole('link', { name: 'Find an opponent' }).click()
  await anna.getByText('Looking for an opponent').waitFor()
  await anna.getByRole('heading', { name: 'Find an opponent' }).waitFor()
  // Meanwhile one may play against a bot that is as strong as oneself.
  await anna.getByRole('button', { name: 'Meanwhile: bot Medium, 1500' }).click()
  await anna.waitForURL(/#\/table\//)
  await anna.locator('section[data-number]').waitFor()
  const againstBot = anna.url()
  const pages = {
    ratings: 'Wertung',
    daily: 'Spiel des Tages',
    turns: 'Meine Züge',
    moderation: 'Moderation',
    find: 'Mitspieler finden',
    tables: 'Tische',
  }
  await bernd.route('**/api/reports', route => route.fulfill({ json: [REPORT] }))
  for (const [route, title] of Object.entries(pages)) {
    await bernd.goto(`${address}#/${route}`)
    await bernd.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(await bernd.evaluate(() => document.documentElement.scrollWidth - innerWidth), route).toBeLessThanOrEqual(0)
    if (route === 'moderation')
      for (const said of ['Sie schimpft.', 'für immer stumm']) await bernd.getByText(said).waitFor()
    expect(await serious(bernd), route).toEqual([])
  }
  await bernd.unrouteAll()
  await bernd.getByRole('button', { name: 'Mitspielen: Anna' }).click()
  // The bot is left for a person.
  for (const page of [anna, bernd]) {
    await page.waitForURL(url => url.hash.startsWith('#/table/') && url.href !== againstBot)
    await page.locator('section[data-number]').waitFor()
  }
  expect(anna.url()).toBe(bernd.url())
  expect(await anna.getByText('Looking for an opponent').count()).toBe(0)
  // Whoever comes by sees the table as a small picture; whoever plays there sees it among their own.
  const [table = ''] = anna.url().split('/').slice(-1)
  const passerBy = await visit(`${address}#/tables`)
  await passerBy.locator(`section[aria-labelledby="running"] a[href$="${table}"] img`).first().waitFor()
  await anna.goto(`${address}#/tables`)
  await anna.locator(`section[aria-labelledby="mine"] a[href$="${table}"]`).waitFor()
  expect(await anna.locator(`section[aria-labelledby="running"] a[href$="${table}"]`).count()).toBe(0)
})

/** Makes an account for whoever looks at this page, and gives the player's id. */
async function signUp(page: Page, name: string): Promise<string> {
  const email = `${name.toLowerCase()}@example.org`
  const me = await page.evaluate(
    async body => {
      const headers = { 'content-type': 'application/json' }
      await fetch('api/auth/sign-up/email', { method: 'POST', headers, body: JSON.stringify(body) })
      return (await fetch('api/me')).json()
    },
    { name, email, password: 'long enough for it' },
  )
  return String(me.player.id)
}

test('whom one follows is asked to a table, and comes, on a phone and in German', async () => {
  const [frida, hugo] = await Promise.all([
    visit(address, { settings: { name: 'Frida' } }),
    visit(address, { size: PHONE, language: 'de', settings: { name: 'Hugo' } }),
  ])
  await signUp(frida, 'Frida')
  const id = await signUp(hugo, 'Hugo')
  await hugo.goto(`${address}#/tables`)
  await hugo.getByRole('heading', { name: 'Freunde' }).waitFor()
  await frida.goto(`${address}#/player/${id}`)
  await frida.getByRole('button', { name: 'Follow' }).click()
  await frida.getByRole('button', { name: 'No longer follow' }).waitFor()
  const { table } = await openTable(frida, address, { private: true, name: 'Among friends' })
  await frida.getByRole('button', { name: 'Invite Hugo' }).click()
  await hugo.getByText('Frida lädt dich an einen Tisch ein: Among friends').first().waitFor()
  expect(await serious(hugo)).toEqual([])
  await hugo.locator('aside').getByRole('button', { name: 'Hingehen' }).click()
  await frida.getByText('All are here.').waitFor()
  await hugo.waitForURL(url => url.href.endsWith(table))

  // Whoever has gone elsewhere after a game hears there that the other would like another one.
  await start(frida)
  await frida.locator('[data-table-menu]').click()
  for (const text of ['Resign', 'Resign']) await frida.getByRole('button', { name: text }).click()
  for (const page of [frida, hugo]) await page.getByRole('heading', { name: /^Hugo/ }).first().waitFor()
  await hugo.goto(`${address}#/words`)
  await frida.getByRole('button', { name: 'Play again' }).click()
  await hugo.getByText('Frida möchte noch eine Partie: Among friends').waitFor()
  await hugo.locator('aside').getByRole('button', { name: 'Hingehen' }).click()
  await hugo.waitForURL(url => url.href.endsWith(table))
  await hugo.locator('dialog[open]').last().getByRole('button', { name: 'Noch einmal spielen' }).click()
  for (const page of [frida, hugo]) await page.waitForURL(url => !url.href.includes(table))
  expect(hugo.url()).toBe(frida.url())
})

/** A tournament that waits for the word of whoever looks. */
const SOON = {
  ...{ tournament: 'soon', name: 'Abendturnier', game: 'burgund', format: 'swiss', status: 'open', selection: null },
  ...{ timer: { per: 'game', seconds: 1800 }, rounds: 1, round: 0, entrants: 2, beginsAt: 8_000_000_000_000 },
  ...{ entered: true, called: true },
} satisfies Tournaments[number]

test('a tournament is held by a form, and its first game begins by itself, on a phone and in German', async () => {
  const vera = await visit(address, { size: PHONE, language: 'de', settings: { name: 'Vera' } })
  await signUp(vera, 'Vera')
  const sideways = () => vera.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  const isFine = async (where: string) => {
    expect(await sideways(), where).toBeLessThanOrEqual(0)
    expect(await serious(vera), where).toEqual([])
  }
  await vera.goto(`${address}#/tournaments`)
  await vera.getByLabel('Name des Turniers').fill('Sonntagsturnier')
  await vera.getByLabel('Spiel', { exact: true }).selectOption('burgund')
  await vera.getByLabel('Leicht').check()
  await isFine('form')
  await vera.getByRole('button', { name: 'Turnier veranstalten' }).click()
  await vera.getByRole('button', { name: 'Turnier beginnen' }).click()
  await vera.getByRole('link', { name: 'Zu deiner Partie' }).waitFor()
  await isFine('standings')
  await vera.getByRole('link', { name: 'Zu deiner Partie' }).click()
  await vera.locator('section[data-number]').waitFor()

  // One with a time waits for it; whoever enters so shortly before is there. It can be called off.
  await vera.goto(`${address}#/tournaments`)
  await vera.getByLabel('Name des Turniers').fill('Heute Abend')
  const soon = await vera.evaluate(() => {
    const at = new Date(Date.now() + 600_000)
    return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
  })
  await vera.getByLabel('Beginn').fill(soon)
  await vera.getByRole('button', { name: 'Turnier veranstalten' }).click()
  await vera.getByText('Du hast gesagt, dass du da bist.').waitFor()
  await isFine('waiting')
  expect(await vera.getByRole('button', { name: 'Turnier beginnen' }).count()).toBe(0)
  await vera.getByRole('button', { name: 'Turnier absagen' }).click()
  await vera.getByRole('button', { name: 'Turnier absagen' }).click()
  await vera.getByText('Das Turnier wurde abgesagt.').waitFor()

  // Whoever has an account is called wherever they are on the page.
  await vera.route('**/api/tournaments', route => route.fulfill({ json: [SOON] }))
  await vera.route('**/api/tournaments/soon/check-in', route => route.fulfill({ json: {} }))
  await vera.goto(`${address}#/words`)
  await vera.reload()
  await vera.getByText('Ein Turnier beginnt bald: Abendturnier').waitFor()
  expect(await sideways(), 'called').toBeLessThanOrEqual(0)
  await vera.getByRole('button', { name: 'Ich bin da' }).click()
  await vera.getByText('Ein Turnier beginnt bald').waitFor({ state: 'detached' })
  expect(new URL(vera.url()).hash).toBe('#/words')
  await vera.unrouteAll()
})
