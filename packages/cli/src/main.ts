#!/usr/bin/env node
import module from 'node:module'

// What was compiled once needn't be again: that is most of the time a short command takes. Node 20 can't keep it.
module.enableCompileCache?.()
// Whoever reads what is printed may have seen enough, such as `head`.
process.stdout.on('error', fault => {
  if (!('code' in fault) || fault.code !== 'EPIPE') throw fault
  process.exit(0)
})
const { runCommandLine } = await import('./command-line.ts')
await runCommandLine(process.argv.slice(2))
