import { at, fill, joined, type Language, type Question } from '@kartentisch/kernel'
import { ANY_DIE, cardId, cardNamed, DIE, goodName } from '../card.ts'
import { data } from '../data.ts'
import { type Option, optionOf } from '../options.ts'
import { isBurgundQuestion } from '../questions.ts'
import { workersToPlace, workersToSell, workersToTake } from '../reach.ts'
import type { View } from '../view.ts'
import { books } from './books.ts'
import { counted, countedGoods, given, goodsOf, listed } from './counting.ts'
import { faceName, nameOf } from './names.ts'

/** The workers an option costs: they are paid together with the choice of an action. */
export function workersFor(question: Question, n: number): number {
  if (!isBurgundQuestion(question) || question.step !== 'choose-action') return 0
  const { shown } = question
  const { kind, of, with: beside } = optionOf(n)
  const die = DIE[shown[0] ?? -1] ?? ANY_DIE
  if (kind === 'sell-goods') return workersToSell(die, of)
  if (kind === 'take-card') return workersToTake(die, beside)
  return kind === 'place-project' ? workersToPlace(die, of) : 0
}

type LabelKey = keyof typeof books.labels.en

/** Which of the wordings stands for an option; nothing where its name is enough. */
export function labelKey({ kind }: Option, seen: boolean): LabelKey | undefined {
  const isKey = (key: string): key is LabelKey => Object.hasOwn(books.labels.en, key)
  return [...(seen ? [`${kind} seen`] : []), kind].find(isKey)
}

/** Cards of a view in words. */
const facesNamed = (names: readonly string[], language: Language): string =>
  listed(
    names.flatMap(name => {
      const card = cardNamed(name)
      return card === undefined ? [] : [faceName(card, language)]
    }),
    language,
  )

/**
 * What a number in the answer to a question stands for, with the workers it costs.
 * Whoever sees the table is also told what lies on a stack or in a set, and how much a sale or a refill brings.
 */
export function choiceLabel(question: Question, n: number, language: Language, view?: View): string {
  const option = optionOf(n)
  const { kind, of, with: beside } = option
  const own = view?.players[question.seat]
  if (kind === 'bonus') return given(at(at(data.roundCards, beside).options, of), language)
  if (kind === 'set' && own !== undefined && own.estate[of] === undefined) return nameOf('new-set', language)
  const key = labelKey(option, own !== undefined)
  if (key === undefined) return nameOf(kind, language)
  return fill(books.labels[language][key], word => {
    switch (word) {
      case 'face':
        return faceName(of, language)
      case 'thing':
        return nameOf(cardId(of), language)
      case 'die':
        return String(at(DIE, of))
      case 'row':
        return String(beside)
      case 'place':
        return String(of + 1)
      case 'limit':
        return String(data.refillTo)
      case 'missing':
        return String(Math.max(0, data.refillTo - (own?.workers ?? 0)))
      case 'taken':
        return String(data.takeSilver)
      case 'bought':
        return counted(data.buyCards, 'card', language)
      case 'price':
        return counted(data.buyPrice, 'silver', language)
      case 'paid':
        return joined(
          [
            ...(of > 0 ? [counted(of, 'worker', language)] : []),
            ...(beside > 0 ? [counted(beside, 'silver', language)] : []),
          ],
          'and',
          language,
        )
      case 'points':
        return counted(Math.floor((of + beside) / data.convertRate), 'vp', language)
      case 'goods': {
        const there = own?.goods[goodName(of)]
        return there === undefined ? goodsOf(of, language) : countedGoods(there, of, language)
      }
      case 'set':
        return facesNamed(own?.estate[of]?.cards ?? [], language)
      case 'pile':
        return nameOf(kind, language)
      case 'top': {
        const top = (kind === 'goods' ? view?.goods : view?.animals)?.[of]?.top
        return top === undefined || top === null ? '' : nameOf(top, language)
      }
      case 'cost': {
        const workers = workersFor(question, n)
        return workers === 0 ? '' : ` (${counted(workers, 'worker', language)})`
      }
      default:
        throw new RangeError(`Nothing stands for {${word}} in "${key}".`)
    }
  })
}
