import { enableCompileCache, flushCompileCache } from 'node:module'

/** Where a worker begins. What was compiled once needn't be again: that is most of the time until its first game. */
enableCompileCache()
await import('./working.ts')
// It is ended without being asked, and then nothing would be kept.
flushCompileCache()
