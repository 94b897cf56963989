import type { plans as english } from '../en/plans.ts'

export const plans: Readonly<Record<keyof typeof english, string>> = {
  where: 'Zeile {line}, Spalte {column}: {problem}',
  inPlan: '{plan}: {problem}',
  noPlan: 'Ein Plan ist eine Zuordnung mit „buy“ oder eine Liste dessen, was gekauft wird.',
  unknownPlanField: 'Ein Feld „{field}“ gibt es in einem Plan nicht.{hint}',
  noBuy: 'Ein Plan hat eine Liste „buy“ mit mindestens einer Zeile.',
  isWord: '„{field}“ ist ein Wort.',
  isListOfIds: '„requires“ ist eine Liste von Kennungen.',
  isListOfLines: '„{field}“ ist eine Liste mit einer Zeile für alles, was gewünscht wird.',
  noLine: 'Eine Zeile nennt eine Karte, dann „when“ und eine Bedingung, wenn es eine gibt.',
  noName: 'Eine Zeile nennt eine Karte.',
  noWhen: 'Nach „{name}“ kommt „when“ und eine Bedingung, oder nichts; nicht „{word}“.',
  unknownCard: 'Eine Karte „{name}“ gibt es nicht.{hint}',
  tooMuch: 'Wozu dient „{rest}“? Die Bedingung ist davor schon vollständig.',
  amountExpected: 'Hier wird eine Zahl, {facts}, {counts} erwartet.',
  unknownWord: 'Das Wort „{word}“ gibt es in Bedingungen nicht.{hint}',
  idExpected: 'Hier wird die Kennung einer Karte erwartet, wie in own(smithy).',
  numberExpected: 'Hier wird eine Zahl erwartet, und dies ist eine Bedingung.',
  conditionExpected: 'Eine Bedingung vergleicht etwas, wie in „own(smithy) < 2“; dies ist eine Zahl.',
  signExpected: 'Hier wird „{sign}“ erwartet.',
}
