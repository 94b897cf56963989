#!/usr/bin/env node
import { enableCompileCache } from 'node:module'

// What was compiled once needn't be again: that is most of the time a short command takes.
enableCompileCache()
const { runCommandLine } = await import('./command-line.ts')
await runCommandLine(process.argv.slice(2))
