import { type MoveKind, moveNumber, moveOf, readView, type Tables } from '@kartentisch/dominion'
import { type Answer, isMove, type Question, type Wording } from '@kartentisch/kernel'
import { say } from '../../words/dominion-lesson.ts'
import type { Task } from '../lesson.ts'

/** Where things lie on a Dominion table, as selectors. The learner has the first seat. */
export const AT = {
  hand: '[data-place="hand:0"]',
  deck: '[data-place="deck:0"]',
  discard: '[data-place="discard:0"]',
  trash: '[data-place="trash"]',
  supply: '[data-place^="pile:"]',
  counters: 'section[data-number] dl',
  pile: (...ids: readonly string[]) => ids.map(id => `[data-place="pile:${id}"]`).join(', '),
  held: (id: string) => `[data-place="hand:0"] [data-look="${id}"]`,
} as const

const chosen = (question: Question, n: number): Answer | undefined => (question.choices.includes(n) ? [n] : undefined)

const moved = (question: Question, kind: MoveKind, of = 0): Answer | undefined =>
  isMove(question) ? chosen(question, moveNumber(kind, of)) : undefined

/** The follow-the-example answer to most wrong clicks. */
const EXAMPLE: Wording = say('follow')

/** What a learner is asked to do, in the words of the game. */
export const tasks = (tables: Tables) => ({
  /** All Treasures at once, or one after the other. */
  treasures: (): Task => ({
    click: '[data-move="treasures"]',
    answer: question => moved(question, 'treasures'),
    welcomes: (question, [n = -1]) => isMove(question) && moveOf(n).kind === 'play',
    done: ({ question }) => question === undefined || moved(question, 'treasures') === undefined,
    instead: say('money first'),
  }),

  buy: (id: string, instead: Wording = EXAMPLE): Task => ({
    click: `[data-place="pile:${id}"] button[data-look]`,
    answer: question => moved(question, 'buy', tables.number(id)),
    instead,
  }),

  play: (id: string, instead: Wording = EXAMPLE): Task => ({
    click: AT.held(id),
    answer: question => moved(question, 'play', tables.number(id)),
    instead,
  }),

  endTurn: (): Task => ({
    click: '[data-move="end-turn"]',
    answer: question => moved(question, 'end-turn'),
    instead: EXAMPLE,
  }),

  trash: (id: string, instead: Wording): Task => ({
    click: AT.held(id),
    answer: question => (question.step === 'trash' ? chosen(question, tables.number(id)) : undefined),
    instead,
  }),

  gain: (id: string, instead: Wording): Task => ({
    click: `[data-place="pile:${id}"] button[data-look]`,
    answer: question => (question.step === 'gain' ? chosen(question, tables.number(id)) : undefined),
    instead,
  }),

  /** A turn in which everything is allowed; shown, it buys Silver. */
  freeTurn: (turn: number): Task => ({
    click: AT.hand,
    answer: question =>
      moved(question, 'treasures') ??
      moved(question, 'buy', tables.number('silver')) ??
      moved(question, 'end-turn') ??
      question.choices.slice(0, question.min),
    welcomes: () => true,
    free: true,
    done: moment => moment.question !== undefined && (readView(moment.view).players[0]?.turns ?? 0) > turn,
    instead: EXAMPLE,
  }),
})
