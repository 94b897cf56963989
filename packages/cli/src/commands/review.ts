import {
  type BroughtTable,
  broughtIn,
  type Review,
  type Reviewed,
  reviewCloser,
  type StrengthCourse,
  strengthsOf,
  summaryOf,
  told,
  verdictName,
} from '@kartentisch/bots'
import { at, type GameKit, type Language, type Recording } from '@kartentisch/kernel'
import { reviewReport } from '@kartentisch/lab'
import { recordingNamed } from '../play/saved.ts'
import { checkReport, commandLine, writeReport } from '../report.ts'
import { type Command, read, wholeNumber } from '../usage.ts'
import { say } from '../words/say.ts'

const OPTIONS = {
  seconds: { type: 'string' },
  json: { type: 'boolean' },
  html: { type: 'string' },
} as const

const percent = (share: number): string => `${Math.round(100 * share)} %`
const signed = (share: number): string => `${share >= 0 ? '+' : '−'}${percent(Math.abs(share))}`

/** A review in words: how each player fared, and what would have been better, the dearest first. */
function lines(
  kit: GameKit,
  recording: Recording,
  review: Review,
  strengths: readonly StrengthCourse[],
  language: Language,
): string[] {
  const inWords = (one: Reviewed) => {
    const { given, better = '' } = told(kit, recording, one, language)
    const loss = one.better?.loss ?? { mean: 0, error: 0 }
    return say('judged', {
      turn: one.turn,
      verdict: verdictName(one.better?.verdict ?? 'inaccuracy'),
      given,
      better,
      loss: percent(loss.mean),
      error: percent(2 * loss.error),
      place: one.place,
    })[language]
  }
  return review.balances.flatMap(({ seat, first, luck, skill, others, result }) => {
    const own = review.decisions.filter(one => one.seat === seat)
    const judged = own
      .filter(one => one.better !== undefined)
      .sort((a, b) => (b.better?.loss.mean ?? 0) - (a.better?.loss.mean ?? 0))
    const moved = { luck: signed(luck), skill: signed(skill), others: signed(others) }
    const balance = { first: percent(first), ...moved, result: percent(result) }
    return [
      recording.players[seat] ?? String(seat + 1),
      `  ${say('balance', balance)[language]}`,
      `  ${say('counted', { decisions: own.length, judged: judged.length })[language]}`,
      ...summaryOf(kit, recording, review, strengths, seat, language).map(line => `  ${line}`),
      ...judged.map(one => `  ${inWords(one)}`),
    ]
  })
}

/** How strong everybody's cards were turn by turn, a line for each player. */
function strengthLines(strengths: readonly StrengthCourse[], names: readonly string[], language: Language): string[] {
  const figures = new Map(strengths.map(one => [one.id, one]))
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 })
  return [...figures.values()].flatMap(({ id, name }) => [
    '',
    name[language],
    ...strengths
      .filter(one => one.id === id)
      .map(({ seat, isShare, isRead, turns }) => {
        const values = turns.map(({ mean }) =>
          isRead ? String(mean) : isShare ? String(Math.round(100 * mean)) : number.format(mean),
        )
        return `  ${names[seat] ?? seat + 1}  ${values.join(' ')}`
      }),
  ])
}

/** What each thing has brought, a table for each player. */
const broughtLines = (brought: BroughtTable | undefined, names: readonly string[], language: Language): string[] =>
  (brought?.seats ?? []).flatMap(({ seat, things }) => {
    const rows = things.map(({ name, counts }) => [name[language], ...counts.map(n => (n === 0 ? '' : String(n)))])
    const head = [names[seat] ?? String(seat + 1), ...(brought?.columns ?? []).map(name => name[language])]
    const widths = head.map((_, i) => Math.max(...[head, ...rows].map(row => at(row, i).length)))
    const line = (row: readonly string[]) =>
      row.map((cell, i) => (i === 0 ? cell.padEnd(at(widths, i)) : cell.padStart(at(widths, i)))).join('  ')
    return ['', line(head), ...rows.map(row => line(row).trimEnd())]
  })

export const review: Command = {
  options: OPTIONS,
  run(args, { shelf, language }) {
    const { values, positionals } = read(args, OPTIONS)
    checkReport(values.html)
    const recording = recordingNamed(positionals)
    const { game, players } = shelf.kit(recording.game)
    const milliseconds = 1000 * wholeNumber(values.seconds, 'seconds', 60, 1)
    const strengths = strengthsOf(game, players, recording)
    const brought = broughtIn(game, recording)
    const found = reviewCloser(game, players, recording, { clock: () => performance.now(), milliseconds })
    if (values.json) {
      console.log(JSON.stringify({ ...found, strengths, brought }))
      return 0
    }
    const names = recording.players
    const text = lines(game, recording, found, strengths, language)
    console.log(
      [...text, ...strengthLines(strengths, names, language), ...broughtLines(brought, names, language)].join('\n'),
    )
    if (values.html !== undefined)
      writeReport(
        values.html,
        reviewReport(names, found, { lines: text, strengths, brought }, commandLine('review', args), language),
        language,
      )
    return 0
  },
}
