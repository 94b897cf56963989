import { writeFileSync } from 'node:fs'
import { type Review, type Reviewed, reviewGame, told } from '@kartentisch/bots'
import { type GameKit, type Language, Mistake, type Recording } from '@kartentisch/kernel'
import { reviewReport } from '@kartentisch/lab'
import { recordingNamed } from '../play/saved.ts'
import { type Command, read, wholeNumber } from '../usage.ts'
import { say } from '../words/say.ts'

const OPTIONS = {
  seconds: { type: 'string' },
  json: { type: 'boolean' },
  html: { type: 'string' },
} as const

const percent = (share: number): string => `${Math.round(100 * share)} %`
const signed = (share: number): string => `${share >= 0 ? '+' : '−'}${Math.abs(Math.round(100 * share))} %`

/** A review in words: how each player fared, and what would have been better, the dearest first. */
function lines(kit: GameKit, recording: Recording, review: Review, language: Language): string[] {
  const names = recording.players
  const inWords = (one: Reviewed) => {
    const { given, better = '' } = told(kit, recording, one, language)
    const loss = one.better?.loss ?? { mean: 0, error: 0 }
    return say('judged', {
      turn: one.turn,
      verdict: say(one.better?.verdict ?? 'inaccuracy'),
      given,
      better,
      loss: percent(loss.mean),
      error: percent(2 * loss.error),
      place: one.place,
    })[language]
  }
  return review.balances.flatMap(({ seat, first, luck, skill, result }) => {
    const own = review.decisions.filter(one => one.seat === seat)
    const judged = own
      .filter(one => one.better !== undefined)
      .sort((a, b) => (b.better?.loss.mean ?? 0) - (a.better?.loss.mean ?? 0))
    const parts = [...new Set(judged.map(({ part }) => part))].map(part => {
      const lost = judged
        .filter(one => one.part === part)
        .reduce((sum, { better }) => sum + (better?.loss.mean ?? 0), 0)
      return `${say(part)[language]} ${signed(-lost)}`
    })
    const balance = { first: percent(first), luck: signed(luck), skill: signed(skill), result: percent(result) }
    return [
      `${names[seat] ?? String(seat + 1)}`,
      `  ${say('balance', balance)[language]}`,
      `  ${say('counted', { decisions: own.length, judged: judged.length })[language]}${parts.length === 0 ? '' : ` (${parts.join(', ')})`}`,
      ...judged.map(one => `  ${inWords(one)}`),
    ]
  })
}

export const review: Command = {
  name: 'review',
  options: OPTIONS,
  run(args, { shelf, language }) {
    const { values, positionals } = read(args, OPTIONS)
    const recording = recordingNamed(positionals)
    const { game, players } = shelf.kit(recording.game)
    const milliseconds = 1000 * wholeNumber(values.seconds, 'seconds', 60, 1)
    const found = reviewGame(game, players, recording, { clock: () => performance.now(), milliseconds })
    if (values.json) {
      console.log(JSON.stringify(found))
      return 0
    }
    const text = lines(game, recording, found, language)
    if (values.html !== undefined) {
      try {
        writeFileSync(
          values.html,
          reviewReport(recording.players, found, text, `kartentisch review ${positionals[0]}`, language),
        )
      } catch (fault) {
        throw new Mistake(say('reportRefused', { why: fault instanceof Error ? fault.message : String(fault) }))
      }
      console.log(say('report', { file: values.html })[language])
    } else console.log(text.join('\n'))
    return 0
  },
}
