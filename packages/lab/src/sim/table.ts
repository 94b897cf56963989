import { at, type Event, type GameKit, type Language, type Rules } from '@kartentisch/kernel'
import { Programs } from '../outside/programs.ts'
import type { Shelf } from '../shelf.ts'
import { addEnding, type Diary, newDiary, Page } from './diary.ts'
import type { GameLine, Job, Outcome } from './job.ts'
import { laidOut } from './laid.ts'
import { type Hear, playingOf } from './playing.ts'
import { Tally } from './tally.ts'

/** A table where the games of a job are played. */
export interface Table {
  /** Plays game number `i`, which follows from the job's seed and `i` alone. Programs have to be waited for. */
  play(i: number): void | Promise<void>
  /** Plays game number `i` and tells it in sentences, hidden things too. */
  tell(i: number, language: Language): Promise<string[]>
  /** What has come of the games played since this was last asked. */
  take(): Outcome
}

/** `programs` run the players that are programs of their own. */
export function openTable(shelf: Shelf, job: Job, programs: Programs = new Programs()): Table {
  const { players: names, seed, diary: keeps, setting } = job
  const laid = laidOut(shelf, setting)
  const { game } = laid.kit
  // Whoever starts, rules that can't be prepared are told of at once.
  for (const first of names.keys()) laid.rules(first)
  const playGame = playingOf(laid, job, programs)
  const blank = (): Diary | undefined => (keeps ? newDiary(names.length) : undefined)
  let tally = new Tally(names)
  let diary = blank()
  let lines: GameLine[] = []
  // In a position somebody is to move already.
  const startOf = (i: number): number => (job.position === undefined ? i % names.length : 0)
  const begin = (i: number, hear: Hear | undefined): unknown => {
    const seeds = names.map((_, k) => `${seed}/${i}/${k}`)
    return playGame({ seed: `${seed}/${i}`, seeds, first: startOf(i), hear })
  }
  const end = (i: number, state: unknown, page: Page | undefined) => {
    const rules = laid.rules(startOf(i))
    const result = { over: rules.over(state), winners: rules.winners(state), points: rules.scores(state) }
    const turns = game.chronicle.turns(state)
    tally.add(startOf(i), { ...result, turns })
    if (job.each) lines.push({ game: i + 1, first: startOf(i), ...result, turns })
    page?.end(result.points, Math.max(...turns))
    const final = page === undefined ? undefined : game.chronicle.final?.(rules, state)
    if (diary !== undefined && final !== undefined) addEnding(diary, final)
  }
  return {
    play(i) {
      const { page, hear } = diary === undefined ? {} : noting(game, laid.rules(0), diary)
      const state = begin(i, hear)
      if (!(state instanceof Promise)) return end(i, state, page)
      return state.then(final => end(i, final, page))
    },
    async tell(i, language) {
      const events: Event[] = []
      end(i, await begin(i, event => events.push(event)), undefined)
      return game.speak(laid.rules(0), language, namesFor(names)).story(events)
    },
    take() {
      const outcome = { counts: tally.counts, diary, ...(job.each === true && { each: lines }) }
      lines = []
      tally = new Tally(names)
      diary = blank()
      return outcome
    },
  }
}

/** Writes what happens in a game into a diary. */
function noting(
  { chronicle }: GameKit,
  rules: Rules<unknown, unknown>,
  diary: Diary,
): { readonly page: Page; readonly hear: Hear } {
  let now: unknown
  const page = new Page(diary, whose => (now === undefined ? 0 : at(rules.scores(now), whose)))
  return {
    page,
    hear(event, state) {
      now = state
      const turn = chronicle.turn(event)
      if (turn === 'own') page.beginTurn(event.seat)
      else if (turn === 'extra') page.endTurn()
      page.earn(event.seat, chronicle.earned(event))
      for (const id of chronicle.got(rules, event)) page.got(event.seat, id)
    },
  }
}

/** The most letters of a name in a story. */
const MOST_LETTERS = 24

/** What players are called in a story: by their names, if those tell them apart. */
const namesFor = (names: readonly string[]): string[] =>
  names.map((name, i) =>
    name.length <= MOST_LETTERS && names.indexOf(name) === names.lastIndexOf(name) ? name : `player ${i + 1}`,
  )
