import { at, fill, firstKey, joined, type Language, type Question, type Wordings, wording } from '@kartentisch/kernel'
import { moveOf } from '../moves.ts'
import type { Tables } from '../tables.ts'
import { counted, countedCard, listed } from './counting.ts'
import { askerName, cardName } from './names.ts'
import { prompts } from './prompts.ts'

/** What a prompt is put together from, besides the wordings by step. */
export const parts: Wordings = {
  prompt: { de: '{asker}: {asked}', en: '{asker}: {asked}' },
  'prompt for another': { de: '{asker}, für {whose}: {asked}', en: '{asker}, for {whose}: {asked}' },
  'prompt about another': { de: '{asker} ({concerned}): {asked}', en: '{asker} ({concerned}): {asked}' },
  one: { de: 'eine Karte', en: 'a card' },
  all: { de: 'beliebig viele Karten', en: 'any number of cards' },
  'up to': { de: 'bis zu {most}', en: 'up to {most}' },
  range: { de: '{least} bis {most}', en: '{least} to {most}' },
  'last on top': { de: ', die letzte zuoberst', en: ', the last one on top' },
  'one option': { de: 'eines', en: 'one' },
  'several options': { de: '{n} verschiedene', en: '{n} different ones' },
}

/** How many cards to take: exactly so many, up to so many, or any number. */
function some({ choices, min, max }: Question, language: Language): string {
  const part = (key: string, values: Readonly<Record<string, string>> = {}) =>
    fill(wording(parts, key, language), word => values[word] ?? '')
  const most = Math.min(max, choices.length)
  const least = Math.min(min, most)
  if (most === 1) return part('one')
  if (least === most) return counted(most, 'card', language)
  if (least > 0) return part('range', { least: String(least), most: counted(most, 'card', language) })
  return most === choices.length ? part('all') : part('up to', { most: counted(most, 'card', language) })
}

/** What there is to do in the buy phase. */
function moveKey({ choices }: Question): string {
  const kinds = choices.map(n => moveOf(n).kind)
  const can = (...some: readonly (typeof kinds)[number][]) => kinds.some(kind => some.includes(kind))
  if (can('play', 'coffers')) return 'buy: move'
  if (can('buy', 'event')) return 'buy: move buy'
  return can('debt') ? 'buy: move debt' : 'buy: move end'
}

/** Which of the wordings puts a question. */
export function promptKey(question: Question): string {
  const { about, step, of, from, min, orNone } = question
  if (of === 'move') return about === 'buy' ? moveKey(question) : `${about}: ${step}`
  const where = of === 'card' ? `from ${from}` : `of ${of}`
  const keys = [`${about}: ${step} ${where}`, `${about}: ${step}`, `${step} ${where}`, step]
  return firstKey(prompts, min === 0 || orNone ? keys.map(key => `${key}?`) : keys)
}

/** What is asked, beginning with the card that asks; `names` are the players', by seat. */
export function prompt(tables: Tables, question: Question, language: Language, names: readonly string[]): string {
  const { about, seat, whose, concerns, choices, min, shown, ordered } = question
  const ids = (cards: readonly number[]) => cards.map(card => tables.name(card))
  const key = promptKey(question)
  const asked = fill(wording(prompts, key, language), word => {
    switch (word) {
      case 'some':
        return some(question, language)
      case 'number':
        return min === 1
          ? wording(parts, 'one option', language)
          : fill(wording(parts, 'several options', language), () => String(min))
      case 'any': {
        const kinds = [...new Set(ids(choices))].map(id => cardName(tables.catalogue, id, language))
        return joined(kinds, 'or', language)
      }
      case 'shown':
        return listed(tables.catalogue, ids(shown), language)
      case 'order':
        return ordered && choices.length > 1 && min > 1 ? wording(parts, 'last on top', language) : ''
      case 'left':
        return at(names, (whose + 1) % tables.setup.players)
      case 'stashes':
        return countedCard(tables.catalogue, min, 'stash', language)
      default:
        throw new RangeError(`Nothing stands for {${word}} in "${key}".`)
    }
  })
  const frame = seat !== whose ? 'prompt for another' : concerns === undefined ? 'prompt' : 'prompt about another'
  const values: Readonly<Record<string, string>> = {
    asker: askerName(tables.catalogue, about, language),
    whose: at(names, whose),
    concerned: at(names, concerns ?? whose),
    asked,
  }
  return fill(wording(parts, frame, language), word => values[word] ?? '')
}
