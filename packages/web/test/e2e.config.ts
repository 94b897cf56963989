import { defineConfig } from 'vitest/config'
import { PATIENCE_MS } from './browser.ts'

/** The page as people use it: built, served, and driven in the system's Chromium. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.e2e.ts'],
    globalSetup: ['./serve.ts'],
    testTimeout: 240_000,
    hookTimeout: 120_000,
    expect: { requireAssertions: true, poll: { timeout: PATIENCE_MS } },
    // One more than there are cores: each waits for its browser much of the time.
    maxWorkers: 3,
    // Everybody who comes to the page finds nothing of others there: files can share their workers.
    isolate: false,
    // Node runs the tests as they are.
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
})
