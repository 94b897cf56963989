import { workerData } from 'node:worker_threads'

/**
 * Ends its process, which tries mutants, when that has worked for too long without getting anywhere. By the processor's
 * clock: on a busy machine everything takes long.
 */

const MOST_MICROSECONDS = 4_000_000

const steps = new Int32Array(workerData instanceof SharedArrayBuffer ? workerData : new SharedArrayBuffer(4))
let last = -1
let since = 0

setInterval(() => {
  const now = Atomics.load(steps, 0)
  const { user } = process.cpuUsage()
  if (now !== last) {
    last = now
    since = user
  } else if (user - since > MOST_MICROSECONDS) process.kill(process.pid, 'SIGXCPU')
}, 250)
