#!/usr/bin/env node
import module from 'node:module'
import { dirname } from 'node:path'

// What was compiled once needn't be again: that is most of the time a short command takes. Node 20 can't keep it.
module.enableCompileCache?.()
const kept = module.getCompileCacheDir?.()
// Threads look for it here.
if (kept !== undefined) process.env.NODE_COMPILE_CACHE ??= dirname(kept)
process.stdout.on('error', fault => {
  // Whoever reads what is printed may have seen enough, such as `head`.
  if ('code' in fault && fault.code === 'EPIPE') process.exit(0)
  void import('./unprintable.ts').then(({ leave }) => leave(fault))
})
const { runCommandLine } = await import('./command-line.ts')
await runCommandLine(process.argv.slice(2))
