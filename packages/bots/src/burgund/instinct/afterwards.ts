import { type Card, DIE, data, GIVES, optionOf, REACH, SALE_COST, type Sight } from '@kartentisch/burgund'

/** What a player has once an option is done, before anything else is chosen. */
export interface Afterwards {
  readonly silver: number
  readonly workers: number
  readonly goods: readonly number[]
  readonly projects: readonly number[]
}

function without(cards: readonly Card[], card: number): readonly number[] {
  const left: number[] = cards.slice()
  left.splice(left.indexOf(card), 1)
  return left
}

/** What the player has after an option with a die; nothing where an option changes nothing of it. */
export function afterwards(option: number, die: number, sight: Sight): Afterwards | undefined {
  const own = sight.player()
  const { silver, workers, goods, projects } = own
  const { kind, of, with: beside } = optionOf(option)
  switch (kind) {
    case 'take-card':
      return { silver, workers: workers - (REACH[die]?.[beside] ?? 0), goods, projects: [...projects, of] }
    case 'keep':
      return { silver, workers, goods, projects: [...projects, of] }
    case 'discard':
      return { silver, workers, goods, projects: without(projects, of) }
    case 'place-project': {
      const gives = GIVES[of]
      const cost = REACH[die]?.[DIE[of] ?? 0] ?? 0
      return {
        silver: silver + (gives?.silver ?? 0),
        workers: workers - cost + (gives?.workers ?? 0),
        goods,
        projects: without(projects, of),
      }
    }
    case 'sell-goods': {
      const cost = SALE_COST[die]?.[of] ?? 0
      const sold = (goods[of] ?? 0) * data.soldGoodSilver
      return { silver: silver + sold, workers: workers - cost, goods: goods.with(of, 0), projects }
    }
    case 'refill-workers':
      return { silver, workers: Math.max(workers, data.refillTo), goods, projects }
    case 'take-silver':
      return { silver: silver + data.takeSilver, workers, goods, projects }
    case 'convert':
      return { silver: silver - beside, workers: workers - of, goods, projects }
    case 'bonus': {
      const bonus = data.roundCards[beside]?.options[of]
      return { silver: silver + (bonus?.silver ?? 0), workers: workers + (bonus?.workers ?? 0), goods, projects }
    }
    case 'buy-cards':
      return { silver: silver - data.buyPrice, workers, goods, projects }
    default:
      return undefined
  }
}
