import { seeded } from '@kartentisch/kernel'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { serious } from './axe.ts'
import { TABLET } from './browser.ts'
import { ALL_SIZES, atEachSize, unseen } from './fitting.ts'
import { expectNothingHidden, hearFrames } from './frames.ts'
import {
  comeToTable,
  openTable,
  playUntilOthersTurn,
  sameTable,
  start,
  takeTurns,
  untilAsked,
  untilTurnCanEnd,
} from './online-playing.ts'
import { beginFor } from './online-server.ts'
import { answerSomehow, look, placeFirst } from './playing.ts'
import { visit } from './visiting.ts'

const address = inject('online')

const guest = (name: string) => visit(address, { settings: { name } })

const SETUPS = {
  dominion: { kingdom: ['cellar', 'market', 'militia', 'moat', 'smithy', 'village'] },
  burgund: {},
}

interface Meeting {
  readonly game?: keyof typeof SETUPS
  /** Whose browser is changed by the test. */
  readonly own?: 'Anna' | 'Berta'
}

/** Anna and Berta at a table of their own, with the first question open. */
async function two({ game = 'dominion', own }: Meeting = {}): Promise<{
  readonly anna: Page
  readonly berta: Page
  readonly table: string
}> {
  const names = ['Anna', 'Berta'] as const
  const { table, cookies } = await beginFor(address, names, game, SETUPS[game])
  const come = async (name: string, cookie: string | undefined) => {
    const page = await visit(`${address}#/table/${table}`, {
      settings: { name },
      own: own === name,
      ...(cookie && { cookie }),
    })
    await page.locator('section[data-number]').waitFor()
    return page
  }
  const [anna, berta] = await Promise.all([come(names[0], cookies[0]), come(names[1], cookies[1])])
  return { anna, berta, table }
}

const lost = (page: Page) => page.getByText('your moves are not lost')

test('two browsers play Dominion; one is reloaded, goes offline and is closed in between, and nothing is lost', async () => {
  const { anna, berta, table } = await two()
  await takeTurns([anna, berta], seeded('two'), 4)
  await sameTable(anna, berta)

  // Whoever loads the page anew finds all that happened.
  await untilAsked(anna, [berta])
  const seen = async () => ({
    hand: await anna.locator('[data-place="hand:0"] button').allTextContents(),
    log: await anna.locator('[role=log] li').allTextContents(),
    turns: await anna.locator('[role=log] summary').allTextContents(),
    asked: await look(anna),
  })
  const before = await seen()
  expect(before.turns[0]).toMatch(/turn 1$/)
  await anna.reload()
  await untilAsked(anna, [])
  expect(await seen(), 'after a reload').toEqual(before)

  // Berta is gone while Anna has her turn.
  const bertasPresence = anna.locator('[data-presence]').first()
  await expect.poll(() => bertasPresence.getAttribute('data-presence')).toBe('here')
  await berta.context().setOffline(true)
  await lost(berta).waitFor()
  await playUntilOthersTurn(anna, seeded('alone'))
  await berta.context().setOffline(false)
  await lost(berta).waitFor({ state: 'detached' })
  await sameTable(anna, berta)

  // An answer given without a connection is sent once there is one again, and counts once.
  const endOffline = async () => {
    const { number } = await untilTurnCanEnd(berta, [anna])
    await berta.context().setOffline(true)
    await lost(berta).waitFor()
    await berta.locator('[data-move="end-turn"]').click()
    await berta.locator('[data-answered="true"]').waitFor()
    expect((await look(anna)).asked).toBe(false)
    return number
  }
  const ended = await endOffline()
  await berta.context().setOffline(false)
  await untilAsked(anna, [])
  expect((await look(anna)).number, 'after an answer without a connection').toBe(ended + 1)
  await sameTable(anna, berta)

  // Even if the page was closed in between.
  const endedAgain = await endOffline()
  await berta.close()
  await berta.context().setOffline(false)
  const again = await berta.context().newPage()
  await again.goto(`${address}#/table/${table}`)
  await untilAsked(anna, [])
  expect((await look(anna)).number, 'after the page was closed').toBe(endedAgain + 1)
  await sameTable(anna, again)
})

test('a whole game to its result, and what can be done after it', async () => {
  const anna = await guest('Anna')
  await openTable(anna, address, { game: 'toy', bot: true })
  await start(anna)
  await takeTurns([anna], seeded('whole'), 1000, answerSomehow)
  const result = anna.locator('dialog[open]')
  await result.locator('table').first().waitFor()
  expect(await result.locator('h2').first().textContent()).toMatch(/wins|share/)
  await result.getByRole('link', { name: 'Replay' }).click()
  await anna.waitForURL(/#\/replay\/online\//)
  await anna.locator('section[data-number]').waitFor()
  await anna.goBack()
  const before = anna.url()
  await anna.locator('dialog[open]').getByRole('button', { name: 'Play again' }).click()
  await anna.waitForURL(url => url.href !== before)
  await takeTurns([anna], seeded('again'), 1, answerSomehow)
})

test('who watches sees the table and nobody’s cards; nor does a player see the other’s', async () => {
  const [anna, berta, carla] = await Promise.all([guest('Anna'), guest('Berta'), guest('Carla')])
  const heard = [anna, berta, carla].map(hearFrames)
  const { table, invitation } = await openTable(anna, address)
  await comeToTable(berta, invitation)
  await start(anna)
  await carla.goto(`${address}#/table/${table}`)
  await carla.getByText('You are watching.').waitFor()
  await takeTurns([anna, berta], seeded('watched'), 4)
  await sameTable(anna, carla)
  await carla.reload()
  await carla.getByText('You are watching.').waitFor()
  await sameTable(anna, carla)
  for (const [i, frames] of heard.entries()) expectNothingHidden(frames, i === 2 ? -1 : i)
  expect(heard[2]?.join('\n')).not.toContain(invitation.split('/').at(-1))
  expect(await carla.locator('[data-place^="hand:"] [data-look]').count()).toBe(0)
  expect(await anna.locator('[data-place="hand:1"] [data-look]').count()).toBe(0)
  expect(await carla.locator('button[data-lit="true"]').count()).toBe(0)
})

test('taking back what revealed nothing is free, beyond that the other is asked and may decline; a bot plays for who is away', async () => {
  const { anna, berta } = await two()
  const turn = await untilAsked(anna, [berta])
  const undo = (page: Page) => page.locator('header [aria-keyshortcuts="u"]').click()
  const coins = anna.locator('dl dd').nth(2)
  await anna.locator('[data-move="treasures"]').click()
  await untilAsked(anna, [], turn.number)
  expect(await coins.textContent()).not.toBe('0')
  await undo(anna)
  await anna.locator('[data-move="treasures"]').waitFor()
  expect(await coins.textContent()).toBe('0')
  expect(await berta.getByRole('button', { name: 'Agreed' }).count()).toBe(0)

  // The end of the turn draws cards: the other must agree.
  const hand = await anna.locator('[data-place="hand:0"] button').allTextContents()
  await anna.locator('[data-move="end-turn"]').click()
  await untilAsked(berta, [])
  await undo(anna)
  await anna.getByText('Still to answer: Berta').waitFor()
  await berta.getByText('Anna would like to take back').waitFor()
  expect(await serious(berta)).toEqual([])
  await berta.getByRole('button', { name: 'No, it stands' }).click()
  await anna.getByText('Berta did not agree').waitFor()
  expect((await look(anna)).asked).toBe(false)

  await undo(anna)
  await berta.getByRole('button', { name: 'Agreed' }).click()
  await anna.locator('[data-move="end-turn"]').waitFor()
  await expect.poll(() => anna.locator('[data-place="hand:0"] button').allTextContents()).toEqual(hand)
  await berta.getByText('The last move was taken back.').waitFor()
  await sameTable(anna, berta)

  // Berta lets a bot play for her, and takes her seat back.
  await berta.locator('[data-table-menu]').click()
  await berta.getByRole('button', { name: 'Let a bot play for me' }).click()
  await berta.getByText('A bot plays for you.').waitFor()
  await takeTurns([anna], seeded('bot'), 2)
  await berta.getByRole('button', { name: 'Play on myself' }).click()
  await berta.getByText('A bot plays for you.').waitFor({ state: 'detached' })
  await takeTurns([anna, berta], seeded('back'), 1)
  await sameTable(anna, berta)
})

test('what is said is heard, unless it or who says it is muted; who resigns is asked once more, and both may play again', async () => {
  const { anna, berta, table } = await two()
  const say = async (page: Page, text: string) => {
    await page.getByPlaceholder('Say something').fill(text)
    await page.keyboard.press('Enter')
  }
  const chat = (page: Page) => page.getByRole('log', { name: 'Chat' })
  await say(anna, 'Have a good game!')
  await chat(berta).getByText('Have a good game!').waitFor()
  await berta.getByLabel('Mute the chat').check()
  await say(anna, 'Are you there?')
  await chat(anna).getByText('Are you there?').waitFor()
  expect(await berta.getByText('Are you there?').count()).toBe(0)
  await berta.reload()
  await berta.getByLabel('Mute the chat').waitFor()
  expect(await berta.getByText('Have a good game!').count()).toBe(0)
  await berta.getByLabel('Mute the chat').uncheck()
  await chat(berta).getByText('Are you there?').waitFor()
  // By the name of who said it they are reported and muted; what they say is not read from then on.
  await chat(berta).getByRole('button', { name: 'Anna:' }).first().click()
  await berta.getByLabel('What happened').fill('She talks too much.')
  await berta.getByRole('button', { name: 'Send the report' }).click()
  await berta.getByText('The moderators will look at it.').waitFor()
  expect(await serious(berta)).toEqual([])
  await berta.getByRole('button', { name: 'Mute', exact: true }).click()
  await berta.getByText('You can take it back under').waitFor()
  await berta.keyboard.press('Escape')
  await chat(berta).getByText('Nothing has been said yet.').waitFor()
  await say(anna, 'Hello?')
  await chat(anna).getByText('Hello?').waitFor()
  await berta.goto(`${address}#/account`)
  await berta.getByRole('button', { name: 'Take back: Anna' }).click()
  await berta.getByText('Nobody.', { exact: true }).waitFor()

  await berta.goto(`${address}#/table/${table}`)
  await berta.locator('[data-table-menu]').click()
  await berta.getByRole('button', { name: 'Resign' }).click()
  await berta.getByText('You lose this game').waitFor()
  expect(await serious(berta)).toEqual([])
  expect((await look(anna)).over).toBe(false)
  await berta.getByRole('button', { name: 'Resign' }).click()
  for (const page of [anna, berta]) {
    await page.getByRole('heading', { name: 'Anna wins' }).waitFor()
    // Nobody has the turn any more: neither beside a name nor in the title.
    expect(await page.locator('[data-turn="true"]').count()).toBe(0)
    expect(await page.title()).not.toContain('Your turn')
  }
  await anna.getByRole('button', { name: 'Play again' }).click()
  await anna.getByText('Still to answer: Berta').waitFor()
  // What Anna wishes stands before the result that Berta looks at.
  await berta.getByText('Anna would like another game.').waitFor()
  expect(await serious(berta)).toEqual([])
  await berta.getByRole('heading', { name: 'Play again' }).waitFor()
  await berta.locator('dialog[open]').last().getByRole('button', { name: 'Play again' }).click()
  for (const page of [anna, berta]) await page.waitForURL(url => !url.href.includes(table))
  expect(berta.url()).toBe(anna.url())
  await takeTurns([anna, berta], seeded('rematch'), 1)
})

test('three play Burgund, see who is gone and who is back, and play again only when all of them want to', async () => {
  const names = ['Anna', 'Berta', 'Carla'] as const
  const { table, cookies } = await beginFor(address, names, 'burgund', {})
  const pages = await Promise.all(
    names.map((name, i) =>
      visit(`${address}#/table/${table}`, { settings: { name }, ...(cookies[i] && { cookie: cookies[i] }) }),
    ),
  )
  const [anna, berta, carla] = pages as [Page, Page, Page]
  for (const page of pages) await page.locator('section[data-number]').waitFor()
  const present = (page: Page, how: 'here' | 'gone') => page.locator(`[data-presence="${how}"]`)
  for (const page of pages) await expect.poll(() => present(page, 'here').count()).toBe(2)
  await takeTurns(pages, seeded('burgund'), 3, placeFirst)
  await sameTable(anna, carla)
  await berta.goto(`${address}#/learn`)
  for (const page of [anna, carla]) await expect.poll(() => present(page, 'gone').count()).toBe(1)
  // Whoever is gone is still called by their whole name.
  const cut = () =>
    anna
      .locator('li > div > strong')
      .evaluateAll(all =>
        all.flatMap(name => (name.scrollWidth > name.clientWidth ? [`${name.textContent} is cut`] : [])),
      )
  expect(await atEachSize(anna, cut, [...ALL_SIZES, TABLET])).toEqual([])
  await berta.goto(`${address}#/table/${table}`)
  for (const page of [anna, carla]) await expect.poll(() => present(page, 'here').count()).toBe(2)

  for (const page of [berta, carla]) {
    await page.locator('[data-table-menu]').click()
    for (const text of ['Resign', 'Resign']) await page.getByRole('button', { name: text }).click()
  }
  for (const page of pages) await page.getByRole('heading', { name: 'Anna wins' }).waitFor()
  await anna.getByRole('button', { name: 'Play again' }).click()
  await anna.getByText('Still to answer: Berta and Carla').waitFor()
  const agree = (page: Page) => page.locator('dialog[open]').last().getByRole('button', { name: 'Play again' }).click()
  for (const page of [berta, carla]) await page.getByText('would like another game.').waitFor()
  const wished = carla.locator('dialog[open]').last().getByRole('button', { name: 'Play again' })
  expect(await atEachSize(carla, () => unseen(wished), ALL_SIZES)).toEqual([])
  await agree(berta)
  await anna.getByText('Still to answer: Carla').waitFor()
  expect(anna.url()).toContain(table)
  await agree(carla)
  for (const page of pages) await page.waitForURL(url => !url.href.includes(table))
  expect(new Set(pages.map(page => page.url())).size).toBe(1)
})

test('somebody who is missing can be replaced by a bot; what the server refuses is told', async () => {
  const { anna, berta } = await two({ own: 'Anna' })
  await untilAsked(berta, [anna])
  await anna.clock.install()
  await anna.reload()
  await anna.locator('section[data-number]').waitFor()
  expect(await anna.getByRole('button', { name: 'Let a bot play there' }).count()).toBe(0)
  await anna.clock.fastForward('02:05')
  await anna.getByText('Berta has kept the table waiting').waitFor()
  // Only the page's clock was put forward: for the server Berta has hardly been asked.
  await anna.getByRole('button', { name: 'Let a bot play there' }).click()
  await anna.getByRole('alert').getByText('awaited for two minutes').waitFor()
})

test('who looks elsewhere is told that it is their turn: on every page, and by the browser if they want that', async () => {
  const { anna, berta, table } = await two({ own: 'Berta' })
  await untilAsked(anna, [berta])
  await berta.addInitScript(() => {
    const told: string[] = []
    Object.assign(window, { told })
    window.Notification = class extends EventTarget {
      static permission = 'granted'
      constructor(title: string, options?: NotificationOptions) {
        super()
        told.push(`${title}: ${options?.body}`)
      }
    } as unknown as typeof Notification
    Object.defineProperty(document, 'hidden', { get: () => true })
    localStorage.setItem('kartentisch settings', JSON.stringify({ name: 'Berta', language: 'en', notify: true }))
  })
  await berta.reload()
  await berta.locator('section[data-number]').waitFor()
  await berta.goto(`${address}#/words`)
  await berta.getByRole('heading', { level: 1 }).waitFor()
  await anna.locator('[data-move="end-turn"]').click()
  await berta.waitForFunction(() => Reflect.get(window, 'told').length > 0)
  expect(await berta.evaluate(() => Reflect.get(window, 'told'))).toEqual(['Your turn: Table of Anna'])
  const bar = berta.getByRole('complementary', { name: 'It is your turn' })
  await bar.getByText('It is your turn: Table of Anna').waitFor()
  await bar.getByRole('button', { name: 'Go there' }).click()
  await berta.waitForURL(url => url.hash === `#/table/${table}`)
  await berta.locator('section[data-number]').waitFor()
  expect(await bar.count()).toBe(0)
})
