import type { tables as en } from '../en/tables.ts'

export const tables: Readonly<Record<keyof typeof en, string>> = {
  games: '{n} Spiele',
  withoutEnd: ', {n} davon ohne Ende, als unentschieden gezählt',
  wins: 'gewinnt',
  ties: 'teilt',
  loses: 'verliert',
  points: 'Punkte',
  length: 'Länge',
  rating: 'Wertung',
  score: 'Anteil',
  startingPlayer: 'wer beginnt',
  contest: '{games} Spiele zwischen {players} Spielern',
  inKingdoms: ' in {n} Königreichen',
  pairings: 'Anteil der Zeile gegen die Spalte, unentschieden zählt halb, mit 95-%-Intervallen:',
  startingPlayerWon: 'Wer beginnt, gewann {wins} Spiele, teilte {ties} und verlor {losses}.',
  lent: 'Jemand kam nie zu etwas: Jede Paarung bekam ein Unentschieden dazu, sonst hätten die Wertungen kein Ende.',
  byKingdom: 'Anteil nach Königreich:',
  scoresAnytime: 'Ausbeute, Teilung halb gezählt, mit 95-%-Bereichen, die das Anhalten einrechnen:',
  instead:
    'In denselben {games} Spielen bringt {player} anstelle des ersten {difference} Punkte\nvon 100 ({low} bis {high}; Korrelation {correlation}).',
  pairingsListed: 'Ausbeute des ersten gegen den zweiten, Teilung halb gezählt, mit 95-%-Bereichen:',
}
