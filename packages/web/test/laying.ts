import { DominionRules, dominion, dominionKit } from '@kartentisch/dominion'
import {
  type Game,
  Given,
  type History,
  Match,
  type Recording,
  Replay,
  type Save,
  type Snapshot,
} from '@kartentisch/kernel'
import type { Page } from 'playwright-core'

/** A position of a game for so many players. */
export interface Laid {
  readonly setup: { readonly players: number }
  readonly snapshot: Snapshot<unknown>
}

/** How many games were laid: each has an id of its own, so that no table shows another's. */
let laid = 0

const BOTS = ['Berta', 'Emil', 'Cosima', 'Otto', 'Dora']

/** Puts a game into the page's storage: Anna against bots that play by chance, or others by name. What was told is over. */
export async function storeIn(
  page: Page,
  id: string,
  players: number,
  { told, ...save }: Save<unknown, unknown> & { readonly told?: History },
  bot = 'random',
): Promise<void> {
  const bots = BOTS.slice(0, players - 1).map(name => ({ kind: 'bot', name, bot }))
  const sittings = [{ kind: 'person', name: 'Anna' }, ...bots]
  await page.evaluate(
    stored =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('kartentisch', 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore('games', { keyPath: 'id' })
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('games', 'readwrite')
          transaction.objectStore('games').put(stored)
          transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    { id, game: save.game, sittings, save, told, over: told !== undefined, answers: 0, changed: 0 },
  )
}

/** Opens a game that is stored, once no other table is left to be seen. */
async function goToTable(page: Page, address: string, game: string, id: string): Promise<void> {
  const table = page.locator('section[data-number]')
  if ((await table.count()) > 0) {
    await page.goto(`${address}#/about`)
    await table.waitFor({ state: 'detached' })
  }
  await page.goto(`${address}#/${game}/${id}`)
}

/** Lays a game before Anna that others have played but for so many answers, and opens its table. */
export async function layNearEnd<Setup, State, Sight>(
  page: Page,
  address: string,
  game: Game<Setup, State, Sight>,
  recording: Recording<unknown, unknown>,
  left: number,
): Promise<void> {
  const save = new Replay(game, recording).saveAt(recording.answers.length - left)
  const id = `laid-${++laid}`
  await storeIn(page, id, recording.players.length, save, 'easy')
  await goToTable(page, address, game.id, id)
}

/** Lays any position of a game before Anna, and opens its table. */
export async function laySnapshot(page: Page, address: string, game: string, { setup, snapshot }: Laid): Promise<void> {
  const id = `laid-${++laid}`
  // Its answers don't lead to it from the deal, which is what another version says.
  const save = { game, version: 'a position', setup, seed: 'laid', answers: [], snapshot }
  await storeIn(page, id, setup.players, save)
  await goToTable(page, address, game, id)
}

/** Lays a position of Dominion, written as in the litmus tests, before Anna, and opens its table. */
export async function layPosition(
  page: Page,
  address: string,
  given: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { rules, start } = dominionKit.litmus.position(new Given({ game: dominion.id, ...given }, []))
  if (!(rules instanceof DominionRules)) throw new Error('This is no game of Dominion.')
  const { setup } = rules.tables
  await laySnapshot(page, address, dominion.id, { setup, snapshot: Match.from(rules, start).snapshot() })
}
