import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** What plays or draws so much that it is left out of the quick run. */
const PLAYING = [
  'packages/bots/test/{pairings,search,sound-play,tune,plan-player}.test.ts',
  'packages/lab/test/{crew,toy,tune}.test.ts',
  'packages/dominion/test/{memory,kingdom/choose}.test.ts',
]

/** What needs sockets, and a PostgreSQL or a Redis: `npm test` lets it wait until they are installed, and nothing else. */
const ONLINE = ['packages/server/test/**/*.test.ts', 'scripts/{chaos,cluster,packed}.test.ts']

/** What starts processes. */
const APART = [
  'scripts/**/*.test.ts',
  'packages/cli/test/{arena,command-line,examples,examples-of-games,env,outside,outside-set,play,play-burgund,sim,toy}.test.ts',
]

/** What is built before it runs, as a browser needs it. */
const PAGE = ['packages/web/test/**/*.test.ts']

/** Loads another list of sets than its neighbours. */
const REPLACING = ['packages/web/test/outside-set.test.ts']

// Everything that is started, threads and processes too, finds compiled what another has compiled before.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'kartentisch-compiled')

const test = {
  // Whatever hangs is ended; a machine that has other things to do must not fail a test.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { requireAssertions: true, poll: { timeout: 60_000 } },
  // Nothing keeps state in a module, so that the files can share their workers.
  isolate: false,
  // Files after files leave much behind that lives on: with more room for what is new, less time goes into tidying up.
  execArgv: ['--max-semi-space-size=64'],
}

/** Node runs the sources as they are: they start sooner, and games are played twice as quickly. */
const native = { ...test, experimental: { viteModuleRunner: false, nodeLoader: false } }

// Run together, projects go in the order of their names: what waits for others begins, and what computes fills both cores to
// the end, small files last. `npm test` runs them one by one.
export default defineConfig({
  test: {
    // One more than two cores can run: some wait, and the others go on.
    maxWorkers: 3,
    projects: [
      { test: { ...native, name: 'apart', include: APART, exclude: ONLINE } },
      { test: { ...native, name: 'online', include: ONLINE, globalSetup: ['packages/server/test/one-postgres.ts'] } },
      { test: { ...test, name: 'page', include: PAGE, exclude: REPLACING } },
      { test: { ...native, name: 'playing', include: PLAYING } },
      {
        test: {
          ...native,
          name: 'quick',
          include: ['packages/*/test/**/*.test.ts'],
          exclude: [...PLAYING, ...APART, ...ONLINE, ...PAGE],
        },
      },
      { test: { ...test, name: 'replacing', include: REPLACING, isolate: true } },
    ],
  },
})
