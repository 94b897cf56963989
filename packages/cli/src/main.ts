#!/usr/bin/env node
import { enableCompileCache } from 'node:module'

// What was compiled once needn't be again: that is most of the time a short command takes.
enableCompileCache()
const { obey } = await import('./command-line.ts')
await obey(process.argv.slice(2))
