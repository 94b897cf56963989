import type { Given } from './given.ts'
import type { Guidance, Guide, LitmusMove, Wrong } from './guide.ts'
import { didYouMean } from './nearest.ts'
import { objection, type Question } from './question.ts'
import type { Wording } from './wording.ts'
import { sayLitmus as say } from './words/say-litmus.ts'

/** What a litmus test says about the next question: which seat is asked, and what it answers. */
export interface NamedAnswer {
  readonly given: Given
  readonly seat: number
  /** The names of what is chosen; nothing where every answer is explored. */
  readonly names: readonly string[] | undefined
}

/** How a game tells answers from moves, and what its choices are called. */
export interface AnswerNames {
  /** The words that moves begin with. */
  readonly verbs: readonly string[]
  /** All names of a choice: as in the test's zones, and as a player reads it. */
  names(question: Question, n: number): readonly string[]
}

const SEAT = /^p([1-9])$/

/** The seat and what it says: `p2: yes` as one text or as a mapping. */
function spoken(given: Given): { readonly seat: number; readonly said: Given | string } | undefined {
  if (given.isRecord) {
    const [[key, said] = [], ...more] = given.record(name => name)
    const seat = SEAT.exec(key ?? '')
    return seat === null || said === undefined || more.length > 0 ? undefined : { seat: Number(seat[1]) - 1, said }
  }
  if (given.isList) return undefined
  const match = /^p([1-9])\s*:\s*(.*)$/.exec(given.text())
  return match === null ? undefined : { seat: Number(match[1]) - 1, said: match[2] ?? '' }
}

/** Reads an answer; nothing if it is a move. A list is always an answer, and so is a text that begins with no verb of a move. */
export function readAnswer(given: Given, { verbs }: AnswerNames): NamedAnswer | undefined {
  const { seat, said } = spoken(given) ?? {}
  if (seat === undefined || said === undefined) return undefined
  if (typeof said !== 'string' && said.isList) return { given, seat, names: said.names().map(({ name }) => name) }
  const text = (typeof said === 'string' ? said : said.text()).trim()
  if (verbs.includes(text.split(/\s/)[0] ?? '')) return undefined
  if (text === 'anything') return { given, seat, names: undefined }
  const several = /^(.*\S)\s+x\s*(\d+)$/.exec(text)
  const names = several === null ? [text] : Array.from({ length: Number(several[2]) }, () => several[1] ?? '')
  return { given, seat, names: text === 'nothing' ? [] : names }
}

const plainly = (name: string): string => name.toLowerCase()

const wrongAt = (given: Given, wrong: Wording): Wrong => ({ wrong, where: given.path })

/** Answers a question by name; complains if it is another seat's, or if this can't be answered. */
function answerBy({ given, seat, names }: NamedAnswer, question: Question, naming: AnswerNames): Guidance {
  const { about, step } = question
  const asked = { seat: seat + 1, about, step }
  if (question.seat !== seat) return wrongAt(given, say('otherAsked', { ...asked, asked: question.seat + 1 }))
  if (names === undefined) return 'every'
  const choices = [...new Set(question.choices)].map(n => ({ n, known: naming.names(question, n) }))
  const answer: number[] = []
  for (const name of names) {
    const chosen = choices.find(({ known }) => known.some(other => plainly(other) === plainly(name)))
    if (chosen === undefined) {
      const offered = choices.map(({ known }) => known[0]).join(', ')
      const hint = didYouMean(
        name,
        choices.flatMap(({ known }) => known),
      )
      return wrongAt(given, say('notToBeAnswered', { ...asked, name, offered, hint }))
    }
    answer.push(chosen.n)
  }
  const fault = objection(question, answer)
  return fault === undefined ? { answer } : wrongAt(given, say('notAnsweredSo', { ...asked, why: fault }))
}

const notAsked = ({ given, seat }: NamedAnswer): Wrong => wrongAt(given, say('seatNotAsked', { seat: seat + 1 }))

/** A move, with the answers that follow it one question after the other; later questions are explored. */
export function answered<State>(
  move: LitmusMove<State>,
  answers: readonly NamedAnswer[],
  naming: AnswerNames,
): LitmusMove<State> {
  if (answers.length === 0) return move
  let next = 0
  const start = (): Guide<State> => {
    const lead = move.start()
    next = 0
    return (question, state) => {
      const said = lead(question, state)
      const answer = answers[next]
      if (answer === undefined || said === 'illegal' || typeof said === 'object') return said
      if (said === 'done') return notAsked(answer)
      next++
      return answerBy(answer, question, naming)
    }
  }
  const missing = () => {
    const answer = answers[next]
    return answer === undefined ? undefined : notAsked(answer)
  }
  return { text: move.text, start, missing }
}
