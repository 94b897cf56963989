import { parentPort, workerData } from 'node:worker_threads'
import type { TableFilter } from './contract.ts'
import { list } from './sqlite-listing.ts'
import { openDatabase } from './sqlite-opening.ts'

// A list may take long to make: here it holds up nobody but who wants the next one.
const port = parentPort
if (port === null) throw new Error('This file runs in a worker thread.')
const db = openDatabase(String(workerData), { readOnly: true, timeout: 5000 })

port.on('message', ({ number, filter }: { number: number; filter: TableFilter }) => {
  try {
    port.postMessage({ number, tables: list(db, filter) })
  } catch (fault) {
    port.postMessage({ number, fault: String(fault) })
  }
})
