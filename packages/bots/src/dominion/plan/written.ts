import { stringify } from 'yaml'
import type { Amount, Truth } from './expression.ts'
import type { Plan, PlanLine } from './plan.ts'

/** What binds tighter has a higher rank; what binds less tightly inside it needs parentheses. */
const RANK = { or: 0, and: 1, not: 2, comparison: 3, sum: 4, product: 5, atom: 6 }

const inside = (rank: number, own: number, text: string): string => (own < rank ? `(${text})` : text)

function writeAmount(amount: Amount, rank: number): string {
  switch (amount.is) {
    case 'number':
      return String(amount.value)
    case 'fact':
      return amount.fact
    case 'own':
    case 'supply':
    case 'hand':
    case 'play':
    case 'others':
      return `${amount.is}(${amount.name})`
  }
  const own = amount.is === '+' || amount.is === '-' ? RANK.sum : RANK.product
  // The right side of a difference or a quotient keeps its parentheses.
  const text = `${writeAmount(amount.left, own)} ${amount.is} ${writeAmount(amount.right, own + 1)}`
  return inside(rank, own, text)
}

/** A condition as it stands in a plan. */
export function writeTruth(truth: Truth, rank = RANK.or): string {
  switch (truth.is) {
    case 'and':
    case 'or': {
      const own = RANK[truth.is]
      return inside(rank, own, `${writeTruth(truth.first, own)} ${truth.is} ${writeTruth(truth.second, own + 1)}`)
    }
    case 'not':
      return inside(rank, RANK.not, `not ${writeTruth(truth.of, RANK.not)}`)
    default: {
      const [left, right] = [writeAmount(truth.left, RANK.sum), writeAmount(truth.right, RANK.sum)]
      return inside(rank, RANK.comparison, `${left} ${truth.is} ${right}`)
    }
  }
}

const texts = (lines: readonly PlanLine[]): string[] => lines.map(({ text }) => text)

/** A plan as plain data, in the order in which people write it. */
const asData = ({ name, requires, buy, play, trash, discard }: Plan) => ({
  name,
  ...(requires.length > 0 && { requires }),
  buy: texts(buy),
  ...(play !== undefined && { play: texts(play) }),
  ...(trash !== undefined && { trash: texts(trash) }),
  ...(discard !== undefined && { discard: texts(discard) }),
})

/** A plan as a YAML file. */
export const writePlan = (plan: Plan): string => stringify(asData(plan), { lineWidth: 0 })

/** A plan in a single line, which is read like a file. */
export const writePlanInline = (plan: Plan): string => JSON.stringify(asData(plan))

/** What tells two plans apart, whatever they are called. */
export const planKey = ({ buy, trash }: Plan): string =>
  [buy, trash ?? []].map(lines => lines.map(({ text }) => text).join('|')).join('||')
