import { afterAll, beforeAll, describe } from 'vitest'
import type { Store } from '../src/store/contract.ts'
import { tempPostgres, tempStore } from './at-a-table.ts'

/** The same tests with either store, a fresh one for them alone, which is there once they run. `%s` is its name. */
export function withBothStores(name: string, tests: (store: () => Store) => void): void {
  describe.each([
    ['SQLite', tempStore],
    ['PostgreSQL', tempPostgres],
  ] as const)(name, (_, open) => {
    let opened: Awaited<ReturnType<typeof open>> | undefined
    beforeAll(async () => {
      opened = await open()
    })
    // Hooks of the tests themselves come before: what they have open is closed by then.
    afterAll(() => opened?.remove())
    tests(() => {
      if (opened === undefined) throw new Error('The store is opened when the first test begins.')
      return opened.store
    })
  })
}
