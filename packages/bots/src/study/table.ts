import {
  at,
  type MakePlayer,
  type PlayersKit,
  type Rules,
  type StudyResult,
  type StudyTrial,
  seat as seatOf,
  simulate,
  type TableKit,
} from '@kartentisch/kernel'

/** How long plans play at most: some find no end. */
const MOST_STEPS = 1_200

/** A table where the games of a study are played one after the other, as in a page. */
export class StudyTable {
  readonly #kit: TableKit
  readonly #players: PlayersKit
  /** By who begins. */
  readonly #rules: readonly Rules<unknown, unknown>[]
  readonly #makers = new Map<string, MakePlayer<unknown>>()

  constructor(kit: TableKit, players: PlayersKit, setup: unknown) {
    this.#kit = kit
    this.#players = players
    const { seats } = kit.game.prepare(kit.game.parseSetup(setup))
    this.#rules = Array.from({ length: seats }, (_, first) =>
      kit.game.prepare(kit.startingWith(kit.game.parseSetup(setup), seatOf(first))),
    )
  }

  #maker(name: string): MakePlayer<unknown> {
    const known = this.#makers.get(name)
    if (known !== undefined) return known
    const made = this.#players.player(name)
    this.#makers.set(name, made)
    return made
  }

  /** Plays all games of a trial; nothing if it is told to stop before. */
  play({ player, against, seed, games }: StudyTrial, goOn: () => boolean): StudyResult | undefined {
    const makers = this.#rules.map((_, i) => this.#maker(i === 0 ? player : against))
    let won = 0
    let turns = 0
    for (let i = 0; i < games; i++) {
      if (!goOn()) return undefined
      const rules = at(this.#rules, i % this.#rules.length)
      const seated = makers.map((make, k) => make(`${seed}/${i}/${k}`, { untimed: true }))
      const state = simulate(rules, seated, `${seed}/${i}`, MOST_STEPS)
      const winners = rules.winners(state)
      if (!rules.over(state)) won += 1 / this.#rules.length
      else if (winners.some(winner => winner === 0)) won += 1 / winners.length
      turns += Math.max(...this.#kit.chronicle.turns(state))
    }
    return { won, games, turns }
  }
}
