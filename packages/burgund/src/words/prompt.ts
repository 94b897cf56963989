import { at, fill, isMove, type Language, MOVE, type Question } from '@kartentisch/kernel'
import { DIE } from '../card.ts'
import { data } from '../data.ts'
import { BUY_CARDS } from '../options.ts'
import { books } from './books.ts'
import { counted } from './counting.ts'
import { capitalised, nameOf, textOf } from './names.ts'

/** Who asks: a card, an action or a part of the turn. A purchase asks about what was bought. */
const askerName = (about: string, language: Language): string =>
  capitalised(nameOf(about === 'buy-cards' ? 'use-bought' : about, language))

/** Which of the wordings puts a question; nothing where our own text does. */
export function promptKey({ about, step, choices }: Question): keyof typeof books.prompts.en | undefined {
  const isKey = (key: string): key is keyof typeof books.prompts.en => Object.hasOwn(books.prompts.en, key)
  const buys = step === MOVE && choices.includes(BUY_CARDS) ? ' and buy' : ''
  return [`${about}: ${step}${buys}`, step].find(isKey)
}

/** Our own text as a part of a sentence. */
function text(question: Question, language: Language): string {
  const { about, step } = question
  const own = textOf(isMove(question) ? about : step, language) || textOf(about, language)
  const line = own.replaceAll('\n', '. ')
  return language === 'en' ? line.charAt(0).toLowerCase() + line.slice(1) : line
}

/** What is asked, beginning with the card or action that asks. Players only ever decide for themselves. */
export function prompt(question: Question, language: Language): string {
  const key = promptKey(question)
  const asked =
    key === undefined
      ? text(question, language)
      : fill(books.prompts[language][key], word => {
          switch (word) {
            case 'bought':
              return counted(data.buyCards, 'card', language)
            case 'die':
              return String(at(DIE, at(question.shown, 0)))
            default:
              throw new RangeError(`Nothing stands for {${word}} in "${key}".`)
          }
        })
  return `${askerName(question.about, language)}: ${asked}`
}
