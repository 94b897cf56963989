import { defineConfig } from 'vitest/config'

/** What plays or draws so much that it is left out of the quick run. */
const LONG = [
  'packages/bots/test/{pairings,search,sound-play,tune,plan-player}.test.ts',
  'packages/dominion/test/{memory,kingdom/choose}.test.ts',
]

/** What starts processes, or loads modules in another way than the others. */
const APART = [
  'scripts/**/*.test.ts',
  'packages/web/test/outside-set.test.ts',
  'packages/cli/test/{arena,command-line,examples,env,outside,play,play-burgund,sim}.test.ts',
]

/** What needs sockets and a database, which is one for all of them. */
const SERVER = ['packages/server/test/**/*.test.ts']

const test = {
  // Whatever hangs is ended; a machine that has other things to do must not fail a test.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { requireAssertions: true, poll: { timeout: 60_000 } },
}

/** Nothing here keeps state in a module, so that the files can share their workers. */
const shared = { ...test, isolate: false }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'quick',
          include: ['packages/*/test/**/*.test.ts'],
          exclude: [...LONG, ...APART, ...SERVER],
        },
      },
      { test: { ...shared, name: 'long', include: LONG } },
      { test: { ...test, name: 'apart', include: APART } },
      { test: { ...test, name: 'server', include: SERVER, globalSetup: ['packages/server/test/one-postgres.ts'] } },
    ],
  },
})
