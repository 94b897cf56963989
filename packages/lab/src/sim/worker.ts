import module from 'node:module'

/**
 * Where a worker begins. What was compiled once needn't be again: that is most of the time until its first game. Node 20
 * can't keep it.
 */
module.enableCompileCache?.()
await import('./working.ts')
// It is ended without being asked, and then nothing would be kept.
module.flushCompileCache?.()
