import { at, LANGUAGES, type Lettered, type LetteredChoice, type Question } from '@kartentisch/kernel'
import { asCard, cardName, goodName } from '../card.ts'
import { data } from '../data.ts'
import { type OptionKind, optionNumber, optionOf } from '../options.ts'
import type { Sight } from '../sight.ts'
import type { PlayerView } from '../view.ts'
import { accountName } from '../words/account.ts'
import { assumed } from '../words/assumed.ts'
import { counted } from '../words/counting.ts'
import { choiceLabel, workersFor } from '../words/labels.ts'
import { faceName } from '../words/names.ts'
import { BurgundTable } from './table.ts'
import { type Look, ThingWriter } from './things.ts'

/** Options about a card, which may be called by its name. */
const ABOUT_CARDS: readonly OptionKind[] = ['play', 'take-card', 'place-project', 'keep', 'use', 'discard']

/** Options in the order in which they are listed; those of one kind stay as they are. */
const ORDER: readonly OptionKind[] = [
  'play',
  'take-card',
  'place-project',
  'sell-goods',
  'convert',
  'refill-workers',
  'take-silver',
]
const LAST: readonly OptionKind[] = ['buy-cards', 'pass', 'end-turn']

function rank({ n }: LetteredChoice): number {
  const { kind } = optionOf(n)
  const place = ORDER.indexOf(kind)
  return place >= 0 ? place : ORDER.length + 1 + LAST.indexOf(kind)
}

/** What goes without saying, the first one that is legal. */
const OBVIOUS = [optionNumber('end-turn'), optionNumber('pass')]

/** Somebody's points, and what they are made of. */
type Scored = Pick<PlayerView, 'score' | 'account'>

/** The table of Burgund in letters. */
export class BurgundLetters implements Lettered<Sight> {
  readonly legend: string
  readonly #look: Look
  readonly #things: ThingWriter

  constructor(look: Look) {
    this.#look = look
    this.#things = new ThingWriter(look)
    const { say } = this.#things
    this.legend = [say('legend'), say('assumed'), ...assumed(look.language)].join(' ')
  }

  table(sight: Sight, width: number): string[] {
    return new BurgundTable(this.#things, sight, width).lines()
  }

  choices(question: Question, sight: Sight): LetteredChoice[] {
    const view = sight.view()
    return question.choices
      .map(n => {
        const label = choiceLabel(question, n, this.#look.language, view)
        return { n, label, ...this.#inGroup(question, n, sight), also: this.#namesOf(n) }
      })
      .sort((a, b) => rank(a) - rank(b))
  }

  /** A card may be called by its name in any language. */
  #namesOf(n: number): string[] {
    const { kind, of } = optionOf(n)
    return ABOUT_CARDS.includes(kind) ? [...LANGUAGES.map(language => faceName(of, language)), cardName(of)] : []
  }

  /** The group of an option, and what is said of it there. */
  #inGroup(question: Question, n: number, sight: Sight): Pick<LetteredChoice, 'group' | 'short'> {
    const { say } = this.#things
    const { language } = this.#look
    const { kind, of, with: beside } = optionOf(n)
    const workers = workersFor(question, n)
    const cost = workers === 0 ? [] : [counted(workers, 'worker', language)]
    const within = (what: string, ...facts: readonly string[]) =>
      facts.length === 0 ? what : `${what} (${facts.join(', ')})`
    const card = () => this.#things.list([cardName(asCard(of))]).join()
    const die = () => this.#things.dice([cardName(asCard(of))]).join()
    switch (kind) {
      case 'play':
      case 'use':
        return { group: say(kind), short: die() }
      case 'take-card':
        return { group: say(kind), short: within(card(), say('row', { row: beside }), ...cost) }
      case 'place-project':
        return { group: say(kind), short: within(card(), ...cost) }
      case 'keep':
      case 'discard':
        return { group: say(kind), short: card() }
      case 'sell-goods': {
        const goods = counted(at(sight.player(question.seat).goods, of), 'good', language)
        return { group: say(kind), short: within(this.#things.name(goodName(of)), goods, ...cost) }
      }
      case 'convert': {
        const paid = [
          ...(of > 0 ? [counted(of, 'worker', language)] : []),
          ...(beside > 0 ? [counted(beside, 'silver', language)] : []),
        ]
        return {
          group: say(kind),
          short: within(`+${this.#things.vp((of + beside) / data.convertRate)}`, ...paid),
        }
      }
      case 'bonus':
        // A plus keeps the amount apart from the number to be typed.
        return { short: `+${choiceLabel(question, n, language)}` }
      default:
        return {}
    }
  }

  obvious({ choices }: Question): number | undefined {
    return choices.length === 1 ? choices[0] : OBVIOUS.find(option => choices.includes(option))
  }

  thing(name: string, _: Sight, width: number): string[] {
    return this.#things.about(name, width)
  }

  points(sight: Sight): string[] {
    const { players, egon, winners } = sight.view()
    const { language, names, paint } = this.#look
    const { say } = this.#things
    const account = ({ score, account: sources }: Scored, name: string): string[] => [
      `${paint('bold', name)}: ${this.#things.vp(score)}`,
      ...sources.flatMap(({ id, count, points }) =>
        count === 0 ? [] : [`  ${String(points).padStart(4)}  ${accountName(id, language)} (${count})`],
      ),
    ]
    const ranked = players.map((player, i) => ({ ...player, name: at(names, i) })).sort((a, b) => b.score - a.score)
    const lines = ranked.flatMap(player => account(player, player.name))
    if (egon !== null) {
      const lost = winners.length === 0 ? [say('egon wins')] : []
      return [...lines, ...account(egon, this.#things.name('egon')), ...lost]
    }
    return ranked[0]?.score === ranked[1]?.score ? [...lines, say('tie')] : lines
  }
}
