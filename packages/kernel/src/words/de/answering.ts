export const answering = {
  nothingAsked: 'Das Spiel ist aus; es gibt nichts zu beantworten.',
  notOpen: 'Frage {number} ist nicht offen, sondern Frage {open}.',
  notAsked: 'Platz {asked} ist gefragt, nicht Platz {seat}.',
  noAnswer: 'Eine Antwort ist eine Liste ganzer Zahlen.',
  wrongSize: '{about} möchte {min}, nicht {size}.',
  wrongSizeOrNone: '{about} möchte {min} oder nichts, nicht {size}.',
  outsideSizes: '{about} möchte {min} bis {max}, nicht {size}.',
  outsideSizesOrNone: '{about} möchte {min} bis {max} oder nichts, nicht {size}.',
  notSoOften: 'So oft gibt es {choice} nicht.',
  noSuchChoice: '{choice} steht nicht zur Wahl, sondern {choices}.',
  tooFewAnswers: 'Es gibt {all} Antworten, die man zurücknehmen kann, nicht {wanted}.',
} as const
