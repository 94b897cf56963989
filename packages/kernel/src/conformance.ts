import { at } from './at.ts'
import { type Event, eventFor } from './event.ts'
import type { Rules } from './game.ts'
import { Match } from './match.ts'
import type { Memory } from './memory.ts'
import { Mistake } from './mistake.ts'
import { type Answer, answers, countAnswers, objection, type Question } from './question.ts'
import { below, oneOf, type Random, seeded } from './random.ts'
import { type Seat, seat } from './seat.ts'
import { type Effect, isPlain } from './undo.ts'

/** A check that failed, in a sentence. */
export class Finding extends Mistake {
  override name = 'Finding'
}

const LIST_AT_MOST = 200

/** Some of a question's legal answers: all if they are few. */
export function someAnswers(question: Question, random: Random): Answer[] {
  if (countAnswers(question) <= LIST_AT_MOST) return answers(question, LIST_AT_MOST)
  const { choices, min, max, orNone } = question
  const found: Answer[] = orNone ? [[]] : []
  for (const size of new Set([min, max, min + below(random, max - min + 1)])) {
    const mixed = [...choices]
    const picked: number[] = []
    while (picked.length < size) picked.push(...mixed.splice(below(random, mixed.length), 1))
    found.push(picked)
  }
  return found
}

/** Answers that are near a question's legal ones and yet not legal. */
function wrongAnswers(question: Question, right: Answer): unknown[] {
  const stranger = Math.max(...question.choices, 0) + 1
  const wrong: unknown[] = [[...right, stranger], [stranger], [0.5], 'yes', null]
  if (!question.orNone && question.min > 0) wrong.push([])
  if (question.max < question.choices.length) wrong.push(question.choices.slice(0, question.max + 1))
  return wrong.filter(answer => objection(question, answer) !== undefined)
}

const json = (value: unknown): string => JSON.stringify(value)

/** Plays on a match by given choices, and checks at every decision what must hold for any game. */
export class Conformance<State, Sight> {
  readonly rules: Rules<State, Sight>
  readonly #random: Random
  readonly #constant: string
  readonly #start: State
  readonly #happened: string[] = []
  /** What each seat remembers. */
  readonly #memories: readonly Memory<State>[]
  #match: Match<State, Sight>

  /** Begins at a quiet state; `seed` decides which samples are taken. */
  constructor(rules: Rules<State, Sight>, start: State, seed: string) {
    this.rules = rules
    this.#start = rules.copy(start)
    this.#random = seeded(`conformance ${seed}`)
    this.#constant = json(rules.constant(start))
    this.#memories = Array.from({ length: rules.seats }, (_, i) => rules.memory(start, seat(i)))
    this.#match = Match.from(rules, start)
    this.#remember(this.#match.opening)
    this.#checkState()
  }

  #remember(events: readonly Event[]): void {
    for (const event of events)
      for (const [i, memory] of this.#memories.entries()) memory.hear(eventFor(event, seat(i)))
  }

  get match(): Match<State, Sight> {
    return this.#match
  }

  get question(): Question | undefined {
    return this.#match.question
  }

  #fail(message: string): never {
    const { question } = this.#match
    const where =
      question === undefined ? 'at the end' : `at ${question.about}/${question.step} of seat ${question.seat + 1}`
    throw new Finding(`${message} (${where}, after ${this.#match.log.length} answers)`)
  }

  /** Gives an answer without looking closer. */
  playOn(answer: Answer): readonly Event[] {
    const events = this.#match.answer(this.#open().seat, answer)
    this.#happened.push(json(events))
    this.#remember(events)
    return events
  }

  #open(): Question {
    return this.#match.question ?? this.#fail('The game is over.')
  }

  /** Gives an answer and checks everything about it. */
  answer(answer: Answer): readonly Event[] {
    const question = this.#open()
    this.#checkAnswers(question, answer)
    const before = this.#fingerprint(this.#match)
    const { quiet, since } = this.#match.snapshot()
    const { state } = this.#match
    const events = this.#match.answer(question.seat, answer)
    this.#happened.push(json(events))
    this.#remember(events)
    this.#checkTelling(quiet, [...since, answer])
    this.#checkPlain(quiet, since, question, answer, {
      asked: question,
      before: state,
      after: this.#match.state,
      events,
      next: this.#match.question,
    })
    this.#checkUndo(before, question, answer)
    this.#checkStorage()
    this.#checkState()
    return events
  }

  /** Everything about a match that must come back. */
  #fingerprint(match: Match<State, Sight>): string {
    return json([match.state, match.question ?? null, match.snapshot()])
  }

  /** Listed answers are accepted; others are refused with a reason and change nothing. */
  #checkAnswers(question: Question, chosen: Answer): void {
    const fault = objection(question, chosen)
    if (fault !== undefined) this.#fail(`A listed answer is refused: ${fault.en}`)
    const other = oneOf(this.#random, someAnswers(question, this.#random))
    if (objection(question, other) !== undefined) this.#fail(`The listed answer ${json(other)} is not accepted.`)
    this.#match.fork().answer(question.seat, other)
    const before = this.#fingerprint(this.#match)
    for (const wrong of wrongAnswers(question, chosen))
      this.#refuses(question.seat, wrong, 'An answer that is not legal')
    if (this.rules.seats > 1)
      this.#refuses(seat((question.seat + 1) % this.rules.seats), chosen, 'An answer from another seat')
    if (this.#fingerprint(this.#match) !== before) this.#fail('A refused answer changed something.')
  }

  #refuses(from: Seat, answer: unknown, what: string): void {
    try {
      this.#match.answer(from, answer as Answer)
    } catch (fault) {
      if (fault instanceof Mistake && fault.message.length > 0) return
      throw fault
    }
    this.#fail(`${what} was accepted: ${json(answer)}.`)
  }

  /** Undo brings back exactly what was; the same answer leads to the same again. */
  #checkUndo(before: string, question: Question, answer: Answer): void {
    const after = this.#fingerprint(this.#match)
    this.#match.undo()
    if (this.#fingerprint(this.#match) !== before) this.#fail('Undo did not bring back what was.')
    this.#match.answer(question.seat, answer)
    if (this.#fingerprint(this.#match) !== after) this.#fail('The same answer after an undo leads elsewhere.')
  }

  /** The match survives being written down and read again. */
  #checkStorage(): void {
    const stored = JSON.parse(json(this.#match.snapshot()))
    const loaded = Match.resume(this.rules, stored)
    if (this.#fingerprint(loaded) !== this.#fingerprint(this.#match)) this.#fail('The match does not survive JSON.')
  }

  #checkState(): void {
    const { state } = this.#match
    for (const fault of this.rules.faults(state)) this.#fail(fault)
    if (json(this.rules.constant(state)) !== this.#constant) this.#fail('Cards have appeared or vanished.')
    this.#checkView(this.#anybody())
  }

  /** Some seat, or somebody who only watches. */
  #anybody(): Seat {
    return seat(below(this.#random, this.rules.seats + 1) - 1)
  }

  /** Whatever a seat may not know, remembered or not, dealt differently: not a byte of its view changes. */
  #checkView(watcher: Seat): void {
    const { state } = this.#match
    this.#checkDealt(this.rules.redeal(state, watcher, this.#random), watcher)
    const memory = this.#memories[watcher]
    if (memory !== undefined) this.#checkDealt(memory.redeal(state, this.#random), watcher)
  }

  #checkDealt(other: State, watcher: Seat): void {
    const { rules } = this
    const { state } = this.#match
    if (json(rules.constant(other)) !== this.#constant) this.#fail('Dealing anew has lost or made cards.')
    // When the game is over, everything is open.
    if (!rules.over(state) && json(rules.view(state, watcher)) !== json(rules.view(other, watcher))) {
      this.#fail(`The view of seat ${watcher + 1} shows what it may not know.`)
    }
  }

  /**
   * Runs the step once more with all that a seat may not know dealt differently. As long as nothing was revealed to
   * it, what it is told and asked is the same.
   */
  #checkTelling(quiet: State, since: readonly Answer[]): void {
    const watcher = this.#anybody()
    const real = Match.from(this.rules, quiet)
    const dealt = Match.from(this.rules, this.rules.redeal(quiet, watcher, this.#random))
    if (!this.#toldTheSame(real.opening, dealt.opening, watcher, [quiet, real.state])) return
    for (const answer of since) {
      if (!this.#askedTheSame(real.question, dealt.question, watcher)) return
      const asked = real.question
      // What others may answer depends on what they hold.
      if (asked === undefined || dealt.question === undefined || objection(dealt.question, answer) !== undefined) return
      const [events, others] = [real.answer(asked.seat, answer), dealt.answer(asked.seat, answer)]
      if (!this.#toldTheSame(events, others, watcher, [quiet, real.state])) return
    }
    this.#askedTheSame(real.question, dealt.question, watcher)
  }

  /**
   * What may be taken back freely has shown its giver nothing: with all that they may not know dealt differently, the
   * same answer tells them the same and leads to the same seat.
   */
  #checkPlain(quiet: State, since: readonly Answer[], question: Question, answer: Answer, effect: Effect<State>): void {
    if (!isPlain(this.rules, effect)) return
    const { seat: actor } = question
    const heard = (events: readonly Event[]) => json(events.map(event => eventFor(event, actor)))
    const real = Match.from(this.rules, quiet)
    const dealt = Match.from(this.rules, this.rules.redeal(quiet, actor, this.#random))
    if (heard(real.opening) !== heard(dealt.opening)) return
    for (const given of since) {
      const [asked, other] = [real.question, dealt.question]
      if (asked === undefined || other?.seat !== asked.seat || objection(other, given) !== undefined) return
      // What the step has shown before rules this other deal out.
      if (heard(real.answer(asked.seat, given)) !== heard(dealt.answer(asked.seat, given))) return
    }
    if (json(dealt.question) !== json(question)) return
    const events = dealt.answer(actor, answer)
    if (heard(events) !== heard(effect.events))
      this.#fail(`What shall show nothing new tells ${heard(effect.events)}, or else ${heard(events)}.`)
    if (dealt.question?.seat !== effect.next?.seat)
      this.#fail('Who is asked next depends on what is hidden, although nothing new was shown.')
  }

  /** Whether the same is asked twice; what others can be asked depends on what they hold. */
  #askedTheSame(a: Question | undefined, b: Question | undefined, watcher: Seat): boolean {
    if (a === undefined || b === undefined) return false
    if (a.seat !== b.seat) return false
    if (a.seat === watcher && json(a) !== json(b)) {
      this.#fail(`A question shows seat ${watcher + 1} what it may not know: ${json(a)} or ${json(b)}`)
    }
    return a.about === b.about && a.step === b.step
  }

  /**
   * Whether a seat was told the same twice; if not, something was revealed to it. What is open to it may change while
   * the events happen: the states are those before and after them.
   */
  #toldTheSame(events: readonly Event[], others: readonly Event[], watcher: Seat, states: readonly State[]): boolean {
    for (let i = 0; i < Math.max(events.length, others.length); i++) {
      const [a, b] = [events[i], others[i]]
      // One of the two stopped for a question that the other didn't have to ask.
      if (a === undefined || b === undefined || a.type !== b.type) return false
      const told = [eventFor(a, watcher), eventFor(b, watcher)]
      if (json(told[0]) === json(told[1])) continue
      if (states.some(state => told.some(event => this.rules.reveals(event, watcher, state)))) return false
      this.#fail(`An event tells seat ${watcher + 1} what it may not know: ${json(told[0])}`)
    }
    return true
  }

  /** The same start and answers give the same states and events: to be called at the end. */
  checkReplay(): void {
    const again = Match.from(this.rules, this.#start)
    this.#match.log.forEach((answer, i) => {
      const { question } = again
      if (question === undefined) this.#fail('The replay ended early.')
      const events = again.answer(question.seat, answer)
      if (json(events) !== at(this.#happened, i)) this.#fail(`The replay tells other events after answer ${i + 1}.`)
    })
    if (this.#fingerprint(again) !== this.#fingerprint(this.#match)) this.#fail('The replay ends elsewhere.')
  }
}
