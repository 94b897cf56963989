import type { BroughtTable, Review, StrengthCourse } from '@kartentisch/bots'
import type { Language, Recording, TableKit } from '@kartentisch/kernel'
import type { Graph } from './course.ts'
import type { Possessions, Reviewed } from './reviewed.ts'
import { summaryOf, told, verdictName } from './reviewing.ts'

/** A review as it is read: the dearest remarks first. */
export function reviewInWords(
  kit: TableKit,
  recording: Recording,
  { stage, review }: { readonly stage: number; readonly review: Review },
  strengths: readonly StrengthCourse[],
  language: Language,
): Reviewed {
  const remarks = review.decisions.flatMap(one => {
    const { place, seat, turn, better } = one
    if (better === undefined) return []
    const words = told(kit, recording, one, language)
    const { loss } = better
    const verdict = verdictName(better.verdict)[language]
    return [
      {
        place,
        seat,
        turn,
        verdict,
        given: words.given,
        better: words.better ?? '',
        loss: loss.mean,
        error: loss.error,
      },
    ]
  })
  return {
    stage,
    remarks: remarks.sort((a, b) => b.loss - a.loss),
    fortunes: review.balances.map(one => ({
      ...one,
      summary: summaryOf(kit, recording, review, strengths, one.seat, language),
    })),
    chances: review.decisions.map(({ place, seat, chance }) => ({ place, seat, ...chance })),
  }
}

const rounded = (mean: number, isShare: boolean): number =>
  isShare ? Math.round(100 * mean) : Math.round(10 * mean) / 10

/** How strong cards were turn by turn, as graphs, and what each has brought. */
export function possessionsInWords(
  strengths: readonly StrengthCourse[],
  brought: BroughtTable | undefined,
  names: readonly string[],
  language: Language,
): Possessions {
  const figures = new Map(strengths.map(one => [one.id, one]))
  const graphs = [...figures.values()].map(
    ({ id, name }): Graph => ({
      id,
      name,
      lines: strengths
        .filter(one => one.id === id && one.turns.length > 0)
        .map(({ seat, turns, isShare }) => ({
          name: names[seat] ?? '',
          line: turns.map(({ turn, mean }) => ({ turn, value: rounded(mean, isShare) })),
        })),
    }),
  )
  return {
    graphs,
    isRead: strengths[0]?.isRead ?? false,
    columns: brought?.columns.map(name => name[language]) ?? [],
    owners:
      brought?.seats.map(({ seat, things }) => ({
        seat,
        things: things.map(({ name, counts }) => ({ name: name[language], counts })),
      })) ?? [],
  }
}
