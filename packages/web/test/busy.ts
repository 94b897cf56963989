/** How much computing is measured, in milliseconds of this thread's own time. */
const SAMPLE = 60

/**
 * How many times longer than its own computing something takes now, because others keep the machine busy: 1 if nobody
 * does. What is promised for a machine that has time for the page is measured by this, so that tests beside it don't
 * make it fail; a page that computes too much isn't excused by it.
 */
export function slowdown(): number {
  const before = process.threadCpuUsage()
  const start = performance.now()
  let used = 0
  while (used < SAMPLE) {
    const { user, system } = process.threadCpuUsage(before)
    used = (user + system) / 1000
  }
  return Math.max(1, (performance.now() - start) / used)
}
