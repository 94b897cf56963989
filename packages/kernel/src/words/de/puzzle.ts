import type { puzzle as en } from '../en/puzzle.ts'

export const puzzle: Readonly<Record<keyof typeof en, string>> = {
  noGoal: 'Das Rätsel hat kein Ziel: „goal: win“ oder „goal“ mit „points: 6“ darin.',
  notSure: 'Das Ziel ist nicht sicher zu erreichen: Sicher ist {sure}, verlangt ist {goal}.',
  moreIsSure: 'Sicher ist mehr als das Ziel: {sure}, nicht {goal}.',
  otherLength: 'Sicher zu erreichen ist es mit mindestens {length:Antwort|Antworten}, nicht {claimed}.',
  notAllWays: 'Nicht alle Wege ließen sich gehen: Manche nehmen Karten, deren Reihenfolge niemand kennt.',
  tooManyWays: 'Die Stellung hat mehr Wege, als sich gehen lassen.',
}
