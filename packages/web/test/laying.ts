import type { History, Save } from '@kartentisch/kernel'
import type { Page } from 'playwright-core'

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
