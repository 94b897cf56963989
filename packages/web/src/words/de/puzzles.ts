import type { puzzles as en } from '../en/puzzles.ts'

export const puzzles: Readonly<Record<keyof typeof en, string>> = {
  puzzle: 'Rätsel',
  puzzles: 'Rätsel',
  'puzzles lead':
    'Stellungen aus Spielen von Bots, in denen ein Zug genügt: um sicher zu gewinnen oder die meisten Punkte zu machen. Jede ist bewiesen, was der Stapel auch bringt.',
  'puzzle streak': '{n:Tag|Tage} in Folge das Rätsel des Tages gelöst',
  'puzzle number': 'Rätsel {n}',
  'puzzle number solved': 'Rätsel {n}, gelöst',
  'puzzle of the day': 'Rätsel des Tages',
  'goal win': 'Gewinne das Spiel in diesem Zug, und zwar sicher.',
  'goal points': 'Mach in diesem Zug sicher {n:Punkt|Punkte}.',
  'puzzle missed': 'Unsere Spieler verpassten es bei {by} von {of} Versuchen.',
  'puzzles of length': '{n:Entscheidung|Entscheidungen}',
  'puzzle length': 'Der kürzeste Weg braucht {n:Entscheidung|Entscheidungen}.',
  'puzzle not won':
    'So nicht: Das Spiel ist nicht gewonnen. Was der Stapel auch bringt, es gibt einen Weg, der gewinnt.',
  'puzzle solved': 'Gelöst!',
  'puzzle not solved':
    'So nicht: Es wurden {worth:Punkt|Punkte}. Was der Stapel auch bringt, es gibt einen Weg, der es schafft.',
  'puzzle given away': 'Bis dahin war es sicher; hiermit nicht mehr: {answer}.',
  'puzzle hint': 'Beginne mit: {hint}',
  'puzzle ask hint': 'Tipp',
  'puzzle again': 'Noch einmal',
  'next puzzle': 'Nächstes Rätsel',
  'to puzzles': 'Zu den Rätseln',
}
