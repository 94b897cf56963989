import { mergeDiary, newDiary } from './diary.ts'
import type { Job, Outcome } from './job.ts'
import { Tally } from './tally.ts'

/** Parts of one outcome put together; the order in which they come makes no difference. */
export function putTogether(names: readonly string[], parts: readonly Outcome[]): Outcome {
  const tally = new Tally(names)
  for (const { counts } of parts) tally.merge(counts)
  const diaries = parts.flatMap(({ diary }) => (diary === undefined ? [] : [diary]))
  const diary = diaries.length === 0 ? undefined : newDiary(names.length)
  if (diary !== undefined) for (const more of diaries) mergeDiary(diary, more)
  const lines = parts.flatMap(({ each = [] }) => each)
  const each = parts.some(part => part.each !== undefined) ? lines.toSorted((a, b) => a.game - b.game) : undefined
  return { counts: tally.counts, diary, ...(each !== undefined && { each }) }
}

/** What comes of a job of which no game was played. */
export const blankOutcome = ({ players, diary, each }: Job): Outcome => ({
  counts: new Tally(players).counts,
  diary: diary ? newDiary(players.length) : undefined,
  ...(each === true && { each: [] }),
})
