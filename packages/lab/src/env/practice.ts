import { at, type Feature, Mistake, NOBODY, seat as seatOf } from '@kartentisch/kernel'
import { say } from '../words/say.ts'
import type { Course } from './course.ts'
import { ASKED_FEATURES, Episode } from './episode.ts'

/** Random players of any game come to an end long before. */
const MOST_ANSWERS = 10_000

/** How many games are practised at once, and how they are dealt. */
export interface PracticeOptions {
  /** How many games at once. */
  readonly games: number
  /** Game number `i` is dealt by this and `i`, and the next one in its place by how many were there before. */
  readonly seed: string
  /** Whether a game that has ended makes room for the next one at once. */
  readonly autoReset: boolean
  /** A game without an end is cut off after so many answers. */
  readonly mostAnswers?: number | undefined
}

/** A game that ended in the last step. */
export interface Ended {
  readonly game: number
  readonly seed: string
  readonly steps: number
  readonly scores: readonly number[]
  readonly winners: readonly number[]
}

/** How some games stand, a row each: what is known and may be done there, and what the last step brought. */
export interface Positions {
  readonly games: readonly number[]
  /** Who is asked; -1 where a game is over. */
  readonly seats: Int8Array
  readonly observations: Int32Array
  readonly masks: Uint8Array
  /** For each seat its share of the victory, in the step that ends a game; else 0. */
  readonly rewards: Float32Array
  /** 1 where the game ended in this step, 2 where it was cut off. */
  readonly ended: Uint8Array
  readonly results: readonly Ended[]
}

interface Place {
  readonly seed: string
  /** Games that were there before. */
  before: number
  episode: Episode
}

/** Several games of one course at once. Whatever is asked of all of them is refused before anything has changed. */
export class Practice {
  readonly course: Course
  readonly actions: readonly string[]
  readonly features: readonly Feature[]
  readonly #options: PracticeOptions
  #places: Place[]

  constructor(course: Course, options: PracticeOptions) {
    this.course = course
    this.#options = options
    this.actions = ['done', ...course.numerals.actions]
    this.features = [...ASKED_FEATURES.map(name => ({ name })), ...course.numerals.features]
    this.#places = Array.from({ length: options.games }, (_, i) => this.#laid(`${options.seed}/${i}`))
  }

  #laid(seed: string): Place {
    return { seed, before: 0, episode: this.#begun(seed) }
  }

  #begun(seed: string): Episode {
    return new Episode(this.course, seed, this.#options.mostAnswers ?? MOST_ANSWERS)
  }

  get all(): number[] {
    return [...this.#places.keys()]
  }

  episode(game: number): Episode {
    return this.#place(game).episode
  }

  #place(game: number): Place {
    const place = this.#places[game]
    if (place === undefined) throw new Mistake(say('noSuchGame', { game, last: this.#places.length - 1 }))
    return place
  }

  /** Deals games anew: by their own seeds, one for each, or by those they had first. */
  reset(games: readonly number[] = this.all, seeds?: readonly string[]): Positions {
    sameLength(games, seeds, 'seeds')
    const old = games.map(game => this.#place(game))
    games.forEach((game, i) => {
      this.#places[game] = this.#laid(seeds?.[i] ?? at(old, i).seed)
    })
    return this.stand(games)
  }

  /** One action in each of some games. */
  step(actions: readonly number[], games: readonly number[] = this.all): Positions {
    sameLength(games, actions, 'actions')
    once(games)
    games.forEach((game, i) => {
      this.episode(game).check(at(actions, i), game)
    })
    games.forEach((game, i) => {
      this.episode(game).step(at(actions, i))
    })
    return this.stand(games, true)
  }

  /** Takes back the last actions in each of some games. */
  undo(games: readonly number[] = this.all, steps = 1): Positions {
    once(games)
    for (const game of games) {
      const all = this.episode(game).steps
      if (all < steps) throw new Mistake(say('tooFewSteps', { game, steps: all }))
    }
    for (const game of games) this.episode(game).undo(steps, game)
    return this.stand(games)
  }

  /** Puts a copy of each of some games in the place of others, or in new places behind the last. */
  clone(from: readonly number[], to: readonly number[]): Positions {
    sameLength(from, to, 'to')
    const copies = from.map(game => {
      const { seed, before, episode } = this.#place(game)
      return { seed, before, episode: episode.twin() }
    })
    const places = [...this.#places]
    to.forEach((game, i) => {
      if (game > places.length) throw new Mistake(say('noSuchPlace', { game, next: places.length }))
      places[game] = at(copies, i)
    })
    this.#places = places
    return this.stand(to)
  }

  /** How some games stand. After a step, those that have ended are told of, and make room where that is wished. */
  stand(games: readonly number[] = this.all, stepped = false): Positions {
    const [width, breadth, players] = [this.features.length, this.actions.length, this.course.rules.seats]
    const results: Ended[] = []
    const positions = {
      games,
      seats: new Int8Array(games.length),
      observations: new Int32Array(games.length * width),
      masks: new Uint8Array(games.length * breadth),
      rewards: new Float32Array(games.length * players),
      ended: new Uint8Array(games.length),
      results,
    }
    games.forEach((game, row) => {
      const place = this.#place(game)
      if (stepped) this.#end(place, game, row, positions)
      const { episode } = place
      positions.seats[row] = episode.question?.seat ?? NOBODY
      episode.observe(positions.observations, row * width)
      episode.mask(positions.masks, row * breadth)
    })
    return positions
  }

  #end(
    place: Place,
    game: number,
    row: number,
    { rewards, ended, results }: Positions & { readonly results: Ended[] },
  ): void {
    const { episode } = place
    const { standing, winners } = episode
    if (standing === 'open') return
    const { seats } = this.course.rules
    ended[row] = standing === 'over' ? 1 : 2
    for (const winner of winners) rewards[row * seats + winner] = 1 / winners.length
    results.push({ game, seed: episode.seed, steps: episode.steps, scores: episode.scores, winners })
    if (!this.#options.autoReset) return
    place.before++
    place.episode = this.#begun(`${place.seed}/${place.before}`)
  }

  /** What the seat that is asked, or another that learns, may look at, in the words of the game. */
  look(game: number, seat?: number) {
    const { kit, rules, seats } = this.course
    const episode = this.episode(game)
    const { question } = episode
    const asked = seat ?? question?.seat ?? seats.indexOf(null)
    if (seats[asked] !== null) throw new Mistake(say('notYours', { seat: asked }))
    const mask = new Uint8Array(this.actions.length)
    episode.mask(mask, 0)
    const own = question?.seat === asked ? question : undefined
    const names = seats.map((name, i) => name ?? `player ${i + 1}`)
    return {
      view: episode.view(seatOf(asked)),
      prompt: own === undefined ? null : kit.speak(rules, 'en', names).prompt(own),
      actions:
        own === undefined ? [] : this.actions.flatMap((name, action) => (mask[action] === 1 ? [{ action, name }] : [])),
    }
  }
}

function sameLength(games: readonly number[], others: readonly unknown[] | undefined, what: string): void {
  if (others !== undefined && others.length !== games.length)
    throw new Mistake(say('otherLength', { what, given: others.length, games: games.length }))
}

/** In one message a game can't be stepped twice: the second action would be checked against what was before the first. */
function once(games: readonly number[]): void {
  if (new Set(games).size !== games.length) throw new Mistake(say('gameTwice'))
}
