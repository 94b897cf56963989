import type { Answer, Question, Undo } from '@kartentisch/kernel'
import { BELIEVE, CLAIM, DOUBT, DRAW, LAY, MIX, PASS } from './moves.ts'

/** An answer in a word, whatever is held: `lay` lays the lowest card, `card` claims with it. */
export type Deed = 'pass' | 'draw' | 'mix' | 'lay' | 'claim' | 'card' | 'believe' | 'doubt'

/** What one can do with a seat besides answering: lend it to a bot, take it back, give it up. */
export const LEAVINGS = ['hand-over', 'take-back', 'resign'] as const

export interface Leaving {
  readonly seat: number
  readonly what: (typeof LEAVINGS)[number]
}

/**
 * Where the cases come up, and what can be done there with a seat. At one screen or keyboard nobody leaves the others a
 * seat: who goes away goes with the game.
 */
export const SHELLS = {
  server: LEAVINGS,
  page: [],
  terminal: [],
} as const satisfies Readonly<Record<string, readonly Leaving['what'][]>>

/**
 * A situation in which somebody wants to take something back, and who may. Every shell comes to the same verdicts:
 * `free` takes back at once, `consent` asks the others, `refused` says why not.
 */
export interface UndoCase {
  readonly name: string
  /** For each seat the name of a bot, or nothing for a person. */
  readonly seats: readonly (string | null)[]
  /** What people do, one after the other, each as the one who is asked; bots answer by themselves in between. */
  readonly done: readonly (Deed | Leaving)[]
  /** By seat; a bot's seat wants nothing. */
  readonly verdicts: readonly (Undo['may'] | null)[]
}

/** How a case is dealt. */
export const UNDO_SEED = 'undo'
export const undoSetup = ({ seats }: Pick<UndoCase, 'seats'>) => ({ players: seats.length, rounds: 2 })

const NUMBERS: Readonly<Record<Exclude<Deed, 'lay' | 'card'>, number>> = {
  pass: PASS,
  draw: DRAW,
  mix: MIX,
  claim: CLAIM,
  believe: BELIEVE,
  doubt: DOUBT,
}

/** What a deed answers to the open question. */
export function answerOf(deed: Deed, { choices, step }: Question): Answer {
  if (deed === 'card') return [Math.min(...choices)]
  const wanted = deed === 'lay' ? Math.min(...choices.filter(move => move > LAY)) : NUMBERS[deed]
  if (!choices.includes(wanted)) throw new RangeError(`Nobody can ${deed} when asked for ${step}.`)
  return [wanted]
}

/** The cases that can come up in a shell: all but those in which something is done that it doesn't have. */
export const undoCasesIn = (shell: keyof typeof SHELLS): readonly UndoCase[] => {
  const able: readonly Leaving['what'][] = SHELLS[shell]
  return UNDO_CASES.filter(({ done }) => done.every(deed => typeof deed === 'string' || able.includes(deed.what)))
}

const PEOPLE = [null, null]
const AGAINST_A_BOT = [null, 'passive']
const CLAIMED: readonly Deed[] = ['claim', 'card', 'believe']

export const UNDO_CASES: readonly UndoCase[] = [
  {
    name: 'before anybody has done anything there is nothing to take back',
    seats: PEOPLE,
    done: [],
    verdicts: ['refused', 'refused'],
  },
  {
    name: 'a card laid from the own hand shows its owner nothing',
    seats: PEOPLE,
    done: ['lay'],
    verdicts: ['free', 'refused'],
  },
  {
    name: 'that it is somebody else’s move now is nothing new',
    seats: PEOPLE,
    done: ['lay', 'lay'],
    verdicts: ['free', 'refused'],
  },
  {
    name: 'once somebody else has acted, they have to agree',
    seats: PEOPLE,
    done: ['pass', 'lay'],
    verdicts: ['consent', 'free'],
  },
  { name: 'who has drawn a card has seen it', seats: PEOPLE, done: ['draw'], verdicts: ['consent', 'refused'] },
  {
    name: 'what was done after a card was drawn is taken back freely, the drawing is not',
    seats: PEOPLE,
    done: ['draw', 'lay'],
    verdicts: ['free', 'refused'],
  },
  {
    name: 'a move that asks its own player more has shown nothing',
    seats: PEOPLE,
    done: ['claim'],
    verdicts: ['free', 'refused'],
  },
  {
    name: 'that another has to decide something may be news',
    seats: PEOPLE,
    done: ['claim', 'card'],
    verdicts: ['consent', 'refused'],
  },
  { name: 'who believes a claim has seen nothing', seats: PEOPLE, done: CLAIMED, verdicts: ['consent', 'free'] },
  {
    name: 'who doubts a claim has seen the card',
    seats: PEOPLE,
    done: ['claim', 'card', 'doubt'],
    verdicts: ['consent', 'consent'],
  },
  {
    name: 'what was left to chance is not taken back freely, even if nobody saw anything',
    seats: PEOPLE,
    done: [...CLAIMED, 'mix'],
    verdicts: ['consent', 'consent'],
  },
  {
    name: 'against a bot everything is taken back, drawn cards too',
    seats: AGAINST_A_BOT,
    done: ['draw'],
    verdicts: ['free', null],
  },
  {
    name: 'against a bot everything is taken back, its moves too',
    seats: AGAINST_A_BOT,
    done: ['draw', 'draw', 'draw'],
    verdicts: ['free', null],
  },
  {
    name: 'a bot’s move between two people is a move of somebody else',
    seats: [null, 'passive', null],
    done: ['pass'],
    verdicts: ['consent', null, 'refused'],
  },
  {
    name: 'who is away can’t agree, and their answer stays',
    seats: [null, null],
    done: ['pass', 'lay', { seat: 1, what: 'hand-over' }],
    verdicts: ['refused', 'refused'],
  },
  {
    name: 'who has come back can agree',
    seats: [null, null],
    done: ['pass', 'lay', { seat: 1, what: 'hand-over' }, { seat: 1, what: 'take-back' }],
    verdicts: ['consent', 'free'],
  },
  {
    name: 'who has resigned takes nothing back and is not asked',
    seats: [null, null, 'passive'],
    done: ['pass', 'draw', { seat: 1, what: 'resign' }],
    verdicts: ['free', 'refused', null],
  },
  {
    name: 'when the game is over nothing is taken back',
    seats: PEOPLE,
    done: ['pass', 'pass', 'pass', 'pass'],
    verdicts: ['refused', 'refused'],
  },
]
