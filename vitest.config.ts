import { defineConfig } from 'vitest/config'

/** What takes long, or needs databases and processes of its own: left out of the quick run. */
const LONG = [
  'scripts/**/*.test.ts',
  'packages/server/test/**/*.test.ts',
  'packages/bots/test/{pairings,search,sound-play,tune,plan-player}.test.ts',
  'packages/cli/test/{arena,outside,play,play-burgund,sim}.test.ts',
  'packages/dominion/test/{memory,kingdom/choose}.test.ts',
]

const test = { testTimeout: 120_000, hookTimeout: 300_000, expect: { requireAssertions: true, poll: { timeout: 60_000 } } }

export default defineConfig({
  test: {
    projects: [
      // Nothing here keeps state in a module, so that the files can share their workers.
      { test: { ...test, name: 'quick', include: ['packages/*/test/**/*.test.ts'], exclude: LONG, isolate: false } },
      { test: { ...test, name: 'long', include: LONG } },
    ],
  },
})
