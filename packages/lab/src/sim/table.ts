import { at, type Event, type Rules } from '@kartentisch/kernel'
import { Programs } from '../outside/programs.ts'
import { type Diary, newDiary, Page } from './diary.ts'
import { burgundGame, dominionGame, type SimGame } from './games.ts'
import type { Job, Outcome } from './job.ts'
import { type Hear, playingOf } from './playing.ts'
import { Tally } from './tally.ts'

/** A table where the games of a job are played. */
export interface Table {
  /** Plays game number `i`, which follows from the job's seed and `i` alone. Programs have to be waited for. */
  play(i: number): void | Promise<void>
  /** Plays game number `i` and tells it in sentences, hidden things too. */
  tell(i: number): Promise<string[]>
  /** What has come of the games played since this was last asked. */
  take(): Outcome
}

/** `programs` run the players that are programs of their own. */
export function openTable(job: Job, programs: Programs = new Programs()): Table {
  const { setting } = job
  return setting.game === 'dominion'
    ? tableOf(dominionGame(setting.setup), job, programs)
    : tableOf(burgundGame(setting.setup), job, programs)
}

function tableOf<State, Sight>(game: SimGame<State, Sight>, job: Job, programs: Programs): Table {
  const { players: names, seed, diary: keeps } = job
  const rulesByStarter = names.map((_, first) => game.rules(first))
  const playGame = playingOf(game, job, programs)
  const blank = (): Diary | undefined => (keeps ? newDiary(names.length) : undefined)
  let tally = new Tally(names)
  let diary = blank()
  const begin = (i: number, hear: Hear<State> | undefined) => {
    const first = i % names.length
    const rules = at(rulesByStarter, first)
    const seeds = names.map((_, k) => `${seed}/${i}/${k}`)
    return { first, rules, state: playGame(rules, { seed: `${seed}/${i}`, seeds, first, hear }) }
  }
  const end = (first: number, rules: Rules<State, Sight>, state: State, page: Page | undefined) => {
    const result = { over: rules.over(state), winners: rules.winners(state), points: rules.scores(state) }
    const turns = game.turns(state)
    tally.add(first, { ...result, turns })
    page?.end(result.points, Math.max(...turns))
  }
  return {
    play(i) {
      const { page, hear } = diary === undefined ? {} : noting(game, at(rulesByStarter, 0), diary)
      const { first, rules, state } = begin(i, hear)
      if (!(state instanceof Promise)) return end(first, rules, state, page)
      return state.then(final => end(first, rules, final, page))
    },
    async tell(i) {
      const events: Event[] = []
      const { first, rules, state } = begin(i, event => events.push(event))
      end(first, rules, await state, undefined)
      return game.story(events, namesFor(names))
    },
    take() {
      const outcome = { counts: tally.counts, diary }
      tally = new Tally(names)
      diary = blank()
      return outcome
    },
  }
}

/** Writes what happens in a game into a diary. */
function noting<State, Sight>(
  game: SimGame<State, Sight>,
  rules: Rules<State, Sight>,
  diary: Diary,
): { readonly page: Page; readonly hear: Hear<State> } {
  let now: State | undefined
  const page = new Page(diary, whose => (now === undefined ? 0 : at(rules.scores(now), whose)))
  return {
    page,
    hear(event, state) {
      now = state
      game.write(event, page)
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
