import { at, fill, isMove, type Language, type Question, type Wordings, wording } from '@kartentisch/kernel'
import { DIE } from '../card.ts'
import { data } from '../data.ts'
import { BUY_CARDS } from '../options.ts'
import { counted } from './counting.ts'
import { capitalised, nameOf, textOf } from './names.ts'

/** What is asked, by `about: step` or the step, where our own text of the step or of the card doesn't say it. */
export const prompts: Wordings = {
  'start-of-turn: move and buy': {
    de: 'Spiele eine Handkarte, oder kaufe erst {bought}.',
    en: 'play a hand card, or buy {bought} first.',
  },
  'turn: choose-action': { de: 'Wähle eine Aktion mit der {die}.', en: 'choose an action with the {die}.' },
  'buy-cards: choose-action': {
    de: 'Wähle noch eine Aktion, mit der {die}.',
    en: 'choose one more action, with the {die}.',
  },
  'castle: choose-action': {
    de: 'Wähle noch eine Aktion, mit einer Würfelzahl deiner Wahl.',
    en: 'choose one more action with a die value of your choice.',
  },
  'round-bonus': { de: 'Wähle eine Möglichkeit für deinen Drilling.', en: 'choose one option for your triple.' },
}

/** Who asks: a card, an action or a part of the turn. A purchase asks about what was bought. */
const askerName = (about: string, language: Language): string =>
  capitalised(nameOf(about === 'buy-cards' ? 'use-bought' : about, language))

/** Which of the wordings puts a question; nothing where our own text does. */
export function promptKey({ about, step, choices }: Question): string | undefined {
  const buys = step === 'move' && choices.includes(BUY_CARDS) ? ' and buy' : ''
  return [`${about}: ${step}${buys}`, step].find(key => prompts[key] !== undefined)
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
      : fill(wording(prompts, key, language), word => {
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
