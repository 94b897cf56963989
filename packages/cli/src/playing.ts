import type { Language } from '@kartentisch/kernel'
import { type Hands, type PlayingJobs, QueueHands, type Shelf } from '@kartentisch/lab'
import { Interrupt } from './interrupt.ts'
import { progress } from './progress.ts'
import { readWorkers, wholeNumber } from './usage.ts'
import { say } from './words/say.ts'

/** The options that say who plays. */
export const WHO_PLAYS = {
  workers: { type: 'string' },
  queue: { type: 'string' },
  chunk: { type: 'string' },
} as const

export interface WhoPlays {
  readonly workers?: string | undefined
  readonly queue?: string | undefined
  readonly chunk?: string | undefined
}

/** Whoever takes jobs from a queue, if one was named. */
export async function handsOf(
  shelf: Shelf,
  { queue, chunk }: WhoPlays,
  language: Language,
): Promise<Hands | undefined> {
  if (queue === undefined) return undefined
  return await QueueHands.open(shelf, queue, {
    ...(chunk !== undefined && { chunk: wholeNumber(chunk, 'chunk', 1, 1) }),
    notice: wording => console.error(wording[language]),
  })
}

/** Plays so many games with a progress bar; Ctrl-C stops with what there is. */
export async function shown<T>(
  games: number,
  { shelf, who, language }: { readonly shelf: Shelf; readonly who: WhoPlays; readonly language: Language },
  play: (playing: PlayingJobs) => Promise<T>,
): Promise<{ readonly played: T; readonly exitCode: number }> {
  const threads = readWorkers(who.workers)
  const hands = await handsOf(shelf, who, language)
  const interrupt = new Interrupt()
  const bar = progress(say('games')[language], games)
  try {
    const playing = { workers: threads, signal: interrupt.signal, progress: (n: number) => bar.at(n) }
    const played = await play({ ...playing, ...(hands !== undefined && { hands }) })
    return { played, exitCode: interrupt.exitCode }
  } finally {
    bar.done()
    interrupt.done()
    await hands?.close()
  }
}
