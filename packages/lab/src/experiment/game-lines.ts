import type { GameLine } from '../sim/job.ts'

/** A line of JSON for each game; `about` tells what its number doesn't. */
export const gameLines = (lines: readonly GameLine[], about: Readonly<Record<string, unknown>> = {}): string =>
  lines.map(line => `${JSON.stringify({ ...about, ...line })}\n`).join('')
