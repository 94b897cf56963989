import {
  Aspects,
  burgundSearch,
  Instinct,
  instinctive,
  noteTraits,
  Outlook,
  rated,
  SPREADS,
  stageOf,
} from '@kartentisch/bots'
import { BurgundRules, data, parseSetup, type Sight } from '@kartentisch/burgund'
import {
  type Answer,
  at,
  below,
  bits,
  oneOf,
  type Player,
  type Prospect,
  type Question,
  type Random,
  seat,
  seeded,
  simulate,
} from '@kartentisch/kernel'
import { type LearningNet, type Noted, noted } from './learning-net.ts'

/** One question in so many of a game is tried out, so many options of it, followed for so many cycles. */
const TRIED = 3
const OPTIONS_TRIED = 8
const CYCLES = 2
/** Points more that make an option much likelier, and the most that counts. */
const CLEAR = 0.15
const MOST = 6
/** Options after which a step is made, and positions. */
const QUESTIONS = 128
const POSITIONS = 1440
/** Who sits at the tables of a row of games. */
const TABLES = [2, 2, 2, 2, 3, 4].map(players => new BurgundRules(parseSetup({ players })))

interface Option extends Noted {
  readonly option: number
  readonly chance: number
}

/** How far the lead at the end was from what was said, by stage. */
export interface Errors {
  readonly squares: number[]
  readonly counts: number[]
}

/**
 * Instinct and outlook, which learn from each other: the instinct prefers the options after which the outlook is better, and the
 * outlook learns how games of the instinct end.
 */
export class Apprentice {
  readonly #instinct: LearningNet
  readonly #outlook: LearningNet
  readonly #random: Random
  readonly #player: Player<Sight>
  readonly #judge: Outlook
  readonly #horizon = burgundSearch({ candidates: 1, cycles: CYCLES, ahead: 0, lines: 1 }).horizon

  constructor(instinct: LearningNet, outlook: LearningNet, random: Random) {
    this.#instinct = instinct
    this.#outlook = outlook
    this.#random = random
    this.#player = instinctive(new Instinct(instinct.learnt))
    this.#judge = new Outlook({ ...outlook.learnt, spreads: SPREADS })
  }

  /** The options that the instinct thinks most of, and how likely each is to be chosen. */
  #options(question: Question, sight: Sight, most: number): Option[] {
    const aspects = new Aspects(question, sight)
    const list = rated(question, sight)
    const best = at(list, 0).worth
    const all = list.map(({ option, worth }) => {
      const seen = noted(note => {
        aspects.ofAll(note)
        aspects.of(option, worth, best, note)
      })
      return { ...seen, option, score: this.#instinct.worth(seen) }
    })
    const few = all.toSorted((a, b) => b.score - a.score).slice(0, most)
    const highest = at(few, 0).score
    const sum = few.reduce((total, { score }) => total + Math.exp(score - highest), 0)
    return few.map(({ score, ...option }) => ({ ...option, chance: Math.exp(score - highest) / sum }))
  }

  /** By chance, the likelier the better it seems. */
  #choose(question: Question, sight: Sight): Answer {
    const { choices } = question
    if (choices.length === 1) return choices
    const options = this.#options(question, sight, choices.length)
    let left = bits(this.#random) / 2 ** 32
    let chosen = 0
    while (chosen < options.length - 1 && left >= at(options, chosen).chance) left -= at(options, chosen++).chance
    return [at(options, chosen).option]
  }

  /** Plays a game in which options are tried out, and learns to prefer those after which the outlook was better. */
  tryOut(seed: string, rate: number): void {
    const rules = oneOf(this.#random, TABLES)
    const trying: Player<Sight> = {
      name: 'trying',
      foresees: true,
      answer: (question, sight, prospect) => {
        if (prospect !== undefined && question.choices.length > 1 && below(this.#random, TRIED) === 0)
          this.#try(question, sight, prospect, rate)
        return this.#choose(question, sight)
      },
    }
    const players = Array.from({ length: rules.seats }, () => trying)
    simulate(rules, players, seed)
  }

  /** Pulls towards the options that proved better, but not so far that all others are forgotten. */
  #try(question: Question, sight: Sight, prospect: Prospect<Sight>, rate: number): void {
    const options = this.#options(question, sight, OPTIONS_TRIED)
    const chance = bits(this.#random)
    const leads = options.map(({ option }) => this.#leadAfter(option, question, sight, prospect, chance))
    const wishes = options.map((option, n) => {
      const ahead = Math.max(-MOST, Math.min(MOST, at(leads, n) - at(leads, 0)))
      return ahead / CLEAR - Math.log(option.chance + 1e-9)
    })
    const mean = options.reduce((sum, option, n) => sum + option.chance * at(wishes, n), 0)
    for (const [n, option] of options.entries()) this.#instinct.pull(option, option.chance * (at(wishes, n) - mean))
    this.#instinct.step(QUESTIONS, rate)
  }

  /** The points to be hoped for some cycles after an option. */
  #leadAfter(option: number, { seat: own }: Question, sight: Sight, prospect: Prospect<Sight>, chance: number): number {
    const others = this.#player
    let given = false
    const answering: Player<Sight> = {
      name: 'answering',
      answer(question, imagined) {
        if (given) return others.answer(question, imagined)
        given = true
        return [option]
      },
    }
    const players = Array.from({ length: prospect.seats }, (_, i) => (i === own ? answering : others))
    const { over, scores, sights } = prospect.playOn(players, seeded(chance), this.#horizon?.(sight))
    if (!over) return this.#judge.hopes(sights, own).lead
    return at(scores, own) - Math.max(...scores.filter((_, i) => i !== own))
  }

  /** Plays a game, and learns how those who were ahead of each other at the beginning of each cycle ended. */
  playThrough(seed: string, rate: number, errors: Errors): void {
    const rules = oneOf(this.#random, TABLES)
    const state = rules.deal(seed)
    const sights = Array.from({ length: rules.seats }, (_, i) => rules.sight(state, seat(i)))
    const ask = (question: Question) => this.#choose(question, at(sights, question.seat))
    const play = rules.play(state, { hears: false, tell() {}, ask })
    const moments: { readonly stage: number; readonly seen: readonly (Noted & { readonly score: number })[] }[] = []
    let cycles = 0
    while (!rules.over(state)) {
      const cycle = state.round * data.cardsPerRound + state.cycle
      if (state.phase === 'start-of-turn' && cycle > cycles) {
        cycles = cycle
        const seen = sights.map(sight => ({ ...noted(note => noteTraits(sight, note)), score: sight.score() }))
        moments.push({ stage: stageOf(state), seen })
      }
      play.step()
    }
    const scores = rules.scores(state)
    for (const { stage, seen } of moments)
      for (const [i, one] of seen.entries())
        for (const [j, other] of seen.entries()) {
          if (j >= i) break
          const said = one.score + this.#outlook.worth(one) - other.score - this.#outlook.worth(other)
          const missing = at(scores, i) - at(scores, j) - said
          this.#outlook.pull(one, missing)
          this.#outlook.pull(other, -missing)
          this.#outlook.step(POSITIONS, rate)
          errors.squares[stage] = (errors.squares[stage] ?? 0) + missing ** 2
          errors.counts[stage] = (errors.counts[stage] ?? 0) + 1
        }
  }
}
