import type { Entry } from './entry.ts'
import { Mistake } from './mistake.ts'
import type { Answer } from './question.ts'
import type { Seat } from './seat.ts'
import { TooFarBack } from './seated.ts'
import type { Sitting } from './sitting.ts'
import { say } from './words/say.ts'

/** What a person at the table wants to do; the sitting says what becomes of it. */
export type Intention =
  /** `number` is that of the open question. */
  | { readonly type: 'answer'; readonly number: number; readonly answer: Answer }
  /** To take back the last answer: at once where that is free, else by asking the others. */
  | { readonly type: 'undo' }
  /** `number` is that of the request. */
  | { readonly type: 'consent'; readonly number: number; readonly agree: boolean }
  /** `level` names the bot that plays on. */
  | { readonly type: 'resign'; readonly level: string }
  | { readonly type: 'hand-over'; readonly level: string }
  | { readonly type: 'take-back' }
  | { readonly type: 'abandon' }

/** The entry that an intention becomes as things stand; throws a `Mistake` where it may not be. */
export function entryFor<Setup, State, Sight>(
  sitting: Sitting<Setup, State, Sight>,
  seat: Seat,
  intention: Intention,
): Entry {
  switch (intention.type) {
    case 'answer':
      return { what: 'answer', seat, question: intention.number, answer: intention.answer, bot: false }
    case 'undo': {
      const undo = sitting.undoFor(seat)
      if (undo.may === 'refused') throw undo.forgotten ? new TooFarBack() : new Mistake(undo.why)
      return { what: undo.may === 'free' ? 'undo' : 'ask-undo', seat, to: undo.to }
    }
    case 'consent': {
      const { number: request, agree } = intention
      if (!agree) return { what: 'decline', seat, request }
      const open = sitting.request
      const isLast = open?.number === request && open.waitingFor.length === 1 && open.waitingFor[0] === seat
      return { what: 'agree', seat, request, to: isLast ? open.to : null }
    }
    case 'abandon':
      if (sitting.othersThan(seat).length > 0) throw new Mistake(say('othersPlay'))
      return { what: 'abandon', seat }
    case 'resign':
    case 'hand-over':
      return { what: intention.type, seat, level: intention.level }
    case 'take-back':
      return { what: 'take-back', seat }
  }
}

/** The entry of an answer that a bot or a program gives to the open question. */
export function botEntry<Setup, State, Sight>(sitting: Sitting<Setup, State, Sight>, answer: Answer): Entry {
  const { awaited } = sitting
  if (awaited === undefined) throw new Mistake(say('over'))
  return { what: 'answer', seat: awaited.seat, question: awaited.number, answer, bot: true }
}
