import type { Language } from '@kartentisch/kernel'

const list = (words: readonly string[], joint: string) =>
  [...words.slice(0, -2), words.slice(-2).join(` ${joint} `)].join(', ')

const en = {
  log: 'What happened',
  earlier: (n: number) => `… and ${n} more before that ("log" shows all)`,
  handOver: (name: string) => `${name}, press Enter.`,
  enter: (what: string) => `Enter: ${what}`,
  none: 'none',
  more: '? for help',
  amount: (least: string, most: string) => `a number from ${least} to ${most}`,
  noPlace: (typed: string, most: number) => `There is no choice ${typed}: type a number from 1 to ${most}, or a name.`,
  noAmount: (typed: string, range: string) => `"${typed}" isn't ${range}.`,
  noChoice: (typed: string, near: string | undefined) =>
    `There is no choice "${typed}".${near === undefined ? ' Type its number or its name, or ? for help.' : ` Did you mean "${near}"?`}`,
  several: (typed: string, labels: readonly string[]) => `"${typed}" could be ${list(labels, 'or')}.`,
  wrongCount: (right: string, n: number) => `Choose ${right}, not ${n}.`,
  tooOften: (label: string, n: number) => `"${label}" is there only ${n === 1 ? 'once' : `${n} times`}.`,
  exactly: (n: number) => `${n}`,
  between: (least: number, most: number) => `${least} to ${most}`,
  orNone: (right: string) => `none or ${right}`,
  nothingObvious: (right: string) => `Nothing goes without saying here: choose ${right}.`,
  nothingToUndo: 'There is nothing of yours to take back.',
  othersActed: (name: string) => `${name} has answered since; that can't be taken back.`,
  notOver: 'Points are counted when the game is over.',
  whichCard: 'Which card? Type its name after the i.',
  overPrompt: 'log, score, u to take back, Enter to leave',
  overHelp:
    'The game is over: "log" tells all that happened, "score" counts the points again, "u" takes back, Enter leaves.',
  wins: (names: readonly string[]) =>
    names.length === 1
      ? `${names[0]} wins.`
      : names.length === 0
        ? 'Nobody wins.'
        : `${list(names, 'and')} share the victory.`,
  saved: 'The game is saved. Go on with:',
  savedOver: 'The game is saved. Look at it again with:',
  notSaved: 'This game was not saved; --save FILE keeps one.',
  help: [
    'Answer with the number of a choice or its name; the beginning or a part of the name is enough.',
    'Several: one after the other, such as "1 1 3" or "copper estate"; "1*3" takes the first one three times.',
    'Where the order counts, it is the order you type. Enter does what stands there as Enter.',
    '',
    '  i NAME   what a card does        u      take back your last answer',
    '  log      all that happened       t      the table again',
    '  score    points, at the end      q      quit',
  ],
}

/** What the terminal itself says, whatever is played. */
export type Sayings = typeof en

const de: Sayings = {
  log: 'Was geschah',
  earlier: n => `… und davor noch ${n} („log“ zeigt alles)`,
  handOver: name => `${name}, drück die Eingabetaste.`,
  enter: what => `Eingabetaste: ${what}`,
  none: 'keine',
  more: '? für Hilfe',
  amount: (least, most) => `eine Zahl von ${least} bis ${most}`,
  noPlace: (typed, most) =>
    `Eine Möglichkeit ${typed} gibt es nicht: Tippe eine Zahl von 1 bis ${most} oder einen Namen.`,
  noAmount: (typed, range) => `„${typed}“ ist nicht ${range}.`,
  noChoice: (typed, near) =>
    `„${typed}“ steht nicht zur Wahl.${near === undefined ? ' Tippe eine Nummer oder einen Namen, oder ? für Hilfe.' : ` Meinst du „${near}“?`}`,
  several: (typed, labels) => `„${typed}“ kann ${list(labels, 'oder')} sein.`,
  wrongCount: (right, n) => `Wähle ${right}, nicht ${n}.`,
  tooOften: (label, n) => `„${label}“ gibt es hier nur ${n === 1 ? 'einmal' : `${n}-mal`}.`,
  exactly: n => `${n}`,
  between: (least, most) => `${least} bis ${most}`,
  orNone: right => `keine oder ${right}`,
  nothingObvious: right => `Hier versteht sich nichts von selbst: Wähle ${right}.`,
  nothingToUndo: 'Du hast nichts zurückzunehmen.',
  othersActed: name => `${name} hat seither geantwortet; das lässt sich nicht zurücknehmen.`,
  notOver: 'Gezählt wird, wenn das Spiel zu Ende ist.',
  whichCard: 'Welche Karte? Tippe ihren Namen hinter das i.',
  overPrompt: 'log, score, u nimmt zurück, Eingabetaste beendet',
  overHelp:
    'Das Spiel ist zu Ende: „log“ erzählt alles, „score“ zählt die Punkte noch einmal, „u“ nimmt zurück, die Eingabetaste beendet.',
  wins: names =>
    names.length === 1
      ? `${names[0]} gewinnt.`
      : names.length === 0
        ? 'Niemand gewinnt.'
        : `${list(names, 'und')} teilen sich den Sieg.`,
  saved: 'Das Spiel ist gespeichert. Weiter geht es mit:',
  savedOver: 'Das Spiel ist gespeichert. Noch einmal ansehen:',
  notSaved: 'Dieses Spiel wurde nicht gespeichert; --save DATEI hebt eines auf.',
  help: [
    'Antworte mit der Nummer einer Möglichkeit oder ihrem Namen; der Anfang oder ein Teil genügt.',
    'Mehrere: nacheinander, etwa „1 1 3“ oder „kupfer anwesen“; „1*3“ nimmt die erste dreimal.',
    'Wo die Reihenfolge zählt, ist es die getippte. Die Eingabetaste tut, was bei ihr steht.',
    '',
    '  i NAME   was eine Karte tut      u      nimmt deine letzte Antwort zurück',
    '  log      alles, was geschah      t      der Tisch noch einmal',
    '  score    Punkte, am Ende         q      aufhören',
  ],
}

export const sayings: Readonly<Record<Language, Sayings>> = { de, en }
