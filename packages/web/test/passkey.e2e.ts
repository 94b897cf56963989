import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { serious } from './axe.ts'
import { scrollsSideways } from './fitting.ts'
import { visit } from './visiting.ts'

/** Passkeys belong to a name, so the server is reached by one. */
const address = inject('online').replace('127.0.0.1', 'localhost')

/** Gives the browser a device that keeps passkeys and knows its owner. */
async function withDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const passkeys = (page: Page) => page.locator('section[aria-labelledby="passkeys"] li')

async function signUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel(/^Password/).fill('long enough')
  await page.getByLabel('I have no account yet').check()
  await button(page, 'Make an account').click()
  await page.getByRole('heading', { name: 'Passkeys' }).waitFor()
}

async function signOut(page: Page): Promise<void> {
  await button(page, 'Sign out').click()
  await page.getByText('You play as a guest').waitFor()
}

test('a passkey is added, signs in without a password, and is of no use once it is removed', async () => {
  const page = await visit(address, { settings: { name: 'Anna' }, own: true })
  await withDevice(page)
  await page.goto(`${address}#/account`)
  // A device without a passkey signs nobody in.
  await button(page, 'Use a passkey').click()
  await page.getByText('The passkey was not confirmed.').waitFor()
  await signUp(page, 'anna-with-a-passkey@example.org')
  await button(page, 'Add a passkey').click()
  await passkeys(page).waitFor()
  expect(await serious(page)).toEqual([])
  // It fits in both languages.
  expect(await scrollsSideways(page)).toEqual([])
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await button(page, 'Passkey hinzufügen').waitFor()
  expect(await scrollsSideways(page)).toEqual([])
  await page.getByRole('button', { name: 'English' }).click()
  // The same device has nothing to add.
  await button(page, 'Add a passkey').click()
  await page.getByText('This device has a passkey for your account already.').waitFor()
  expect(await passkeys(page).count()).toBe(1)
  await signOut(page)

  await button(page, 'Use a passkey').click()
  await page.getByText('You are signed in as Anna.').waitFor()
  await passkeys(page).getByRole('button', { name: 'Remove' }).click()
  await passkeys(page).waitFor({ state: 'detached' })
  await signOut(page)

  await button(page, 'Use a passkey').click()
  await page.getByText('The server does not know this passkey.').waitFor()
})

test('nothing is said of passkeys where the browser has none', async () => {
  const byNumber = await visit(inject('online'))
  const old = await visit(address, { own: true })
  await old.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  await old.reload()
  for (const [page, at] of [
    [byNumber, inject('online')],
    [old, address],
  ] as const) {
    await page.goto(`${at}#/account`)
    await button(page, 'Sign in').waitFor()
    expect(await button(page, 'Use a passkey').count()).toBe(0)
  }
})
