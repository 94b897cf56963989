import { at, type Player, type Rules, simulate } from '@kartentisch/kernel'
import { type Diary, newDiary, Page } from './diary.ts'
import { burgundGame, dominionGame, type SimGame } from './games.ts'
import type { Job, Outcome } from './job.ts'
import { Tally } from './tally.ts'

/** A table where the games of a job are played. */
export interface Table {
  /** Plays game number `i`, which follows from the job's seed and `i` alone. */
  play(i: number): void
  /** What has come of the games played since this was last asked. */
  take(): Outcome
}

export function openTable(job: Job): Table {
  const { setting } = job
  return setting.game === 'dominion' ? tableOf(dominionGame(setting), job) : tableOf(burgundGame(setting), job)
}

function tableOf<State, Sight>(game: SimGame<State, Sight>, { players: names, seed, diary: keeps }: Job): Table {
  const rulesByStarter = names.map((_, first) => game.rules(first))
  const makers = names.map(name => game.player(name))
  const blank = (): Diary | undefined => (keeps ? newDiary(names.length) : undefined)
  let tally = new Tally(names)
  let diary = blank()
  return {
    play(i) {
      const first = i % names.length
      const rules = at(rulesByStarter, first)
      const players = makers.map((make, k) => make(`${seed}/${i}/${k}`))
      const state =
        diary === undefined
          ? simulate(rules, players, `${seed}/${i}`)
          : playWatched(game, rules, players, `${seed}/${i}`, diary)
      tally.add(first, {
        over: rules.over(state),
        winners: rules.winners(state),
        points: rules.scores(state),
        turns: game.turns(state),
      })
    },
    take() {
      const outcome = { counts: tally.counts, diary }
      tally = new Tally(names)
      diary = blank()
      return outcome
    },
  }
}

/** Plays a game and writes down what happens. */
function playWatched<State, Sight>(
  game: SimGame<State, Sight>,
  rules: Rules<State, Sight>,
  players: readonly Player<Sight>[],
  seed: string,
  diary: Diary,
): State {
  const start = rules.deal(seed)
  const page = new Page(diary, whose => at(rules.scores(start), whose))
  const state = simulate(rules, players, { from: start }, undefined, event => game.write(event, page))
  page.end(rules.scores(state), Math.max(...game.turns(state)))
  return state
}
