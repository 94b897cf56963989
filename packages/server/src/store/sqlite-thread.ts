import { parentPort, workerData } from 'node:worker_threads'
import { Mistake } from '@kartentisch/kernel'
import { openForWriting, Writing } from './sqlite-writing.ts'

// The flush of the disk blocks whoever calls it: here it blocks nobody but the next batch.
const port = parentPort
if (port === null) throw new Error('This file runs in a worker thread.')

function open() {
  try {
    return openForWriting(String(workerData))
  } catch (fault) {
    // A class does not come through between threads; its words do.
    if (!(fault instanceof Mistake)) throw fault
    port?.postMessage({ refused: fault.wording })
    return undefined
  }
}

const db = open()
if (db !== undefined) {
  const writing = new Writing(db)
  port.on('message', message => {
    if (message === 'close') {
      db.close()
      port.postMessage({ closed: true })
      return
    }
    try {
      port.postMessage({ outcomes: writing.write(message) })
    } catch (fault) {
      port.postMessage({ fault: String(fault) })
    }
  })
  port.postMessage({ open: true })
}
