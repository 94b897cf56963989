import type { table as en } from '../en/table.ts'

export const table: Readonly<Record<keyof typeof en, string>> = {
  log: 'Was geschah',
  earlier: '… und davor noch {n} („log“ zeigt alles)',
  handOver: '{name}, drück die Eingabetaste.',
  enter: 'Eingabetaste: {what}',
  none: 'keine',
  more: '? für Hilfe',
  amount: 'eine Zahl von {least} bis {most}',
  noPlace: 'Eine Möglichkeit {typed} gibt es nicht: Tippe eine Zahl von 1 bis {most} oder einen Namen.',
  noAmount: '„{typed}“ ist nicht {range}.',
  noChoice: '„{typed}“ steht nicht zur Wahl.{nearest}',
  typeAChoice: ' Tippe eine Nummer oder einen Namen, oder ? für Hilfe.',
  several: '„{typed}“ kann {labels} sein.',
  wrongCount: 'Wähle {right}, nicht {n}.',
  onlyOne: '„{label}“ gibt es hier nur einmal.',
  onlySo: '„{label}“ gibt es hier nur {n}-mal.',
  exactly: '{n}',
  between: '{least} bis {most}',
  orNone: 'keine oder {right}',
  nothingObvious: 'Hier versteht sich nichts von selbst: Wähle {right}.',
  askConsent: '{asker} möchte eine Antwort zurücknehmen, und alles, was danach kam. {name}, bist du einverstanden?',
  yesOrNo: '(j/n) > ',
  sayYesOrNo: 'Tippe j für ja oder n für nein.',
  declined: '{name} ist nicht einverstanden: Es bleibt, wie es ist.',
  notOver: 'Gezählt wird, wenn das Spiel zu Ende ist.',
  whichThing: 'Welche Karte? Tippe ihren Namen hinter das i.',
  overPrompt: 'log, score, Eingabetaste beendet',
  overHelp:
    'Das Spiel ist zu Ende: „log“ erzählt alles, „score“ zählt die Punkte noch einmal, die Eingabetaste beendet.',
  wins: '{names} gewinnt.',
  nobodyWins: 'Niemand gewinnt.',
  shareVictory: '{names} teilen sich den Sieg.',
  saved: 'Das Spiel ist gespeichert. Weiter geht es mit:',
  savedOver: 'Das Spiel ist gespeichert. Noch einmal ansehen:',
  notSaved: 'Dieses Spiel wurde nicht gespeichert; --save DATEI hebt eines auf.',
  help: `Antworte mit der Nummer einer Möglichkeit oder ihrem Namen; der Anfang oder ein Teil genügt.
Mehrere: nacheinander, etwa „1 1 3“ oder „kupfer anwesen“; „1*3“ nimmt die erste dreimal.
Wo die Reihenfolge zählt, ist es die getippte. Die Eingabetaste tut, was bei ihr steht.

  i NAME   was eine Karte tut      u      nimmt deine letzte Antwort zurück
  log      alles, was geschah      t      der Tisch noch einmal
  score    Punkte, am Ende         q      aufhören`,
}
