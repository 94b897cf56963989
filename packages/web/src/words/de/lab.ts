import type { lab as en } from '../en/lab.ts'

export const lab: Readonly<Record<keyof typeof en, string>> = {
  lab: 'Was gewinnt hier?',
  'lab lead':
    'Pläne jeder Art werden gesucht und spielen gegeneinander, auf diesem Gerät. Die ersten Ergebnisse kommen in Sekunden und werden genauer, solange du wartest.',
  'lab begin': 'Herausfinden',
  'lab again': 'Noch einmal',
  'lab stop': 'Genug',
  'lab games': '{n:Spiel|Spiele} gespielt',
  'lab who wins': 'Wer schlägt wen',
  'lab against all': 'gegen alle',
  'lab share': '{share}, 95-%-Intervall {low} bis {high}',
  'lab length': 'Ein Spiel dieser Pläne dauert im Mittel {turns} Züge.',
  'lab attack': 'Der beste Plan mit einem Angriff macht {share} ({low} – {high}) gegen den besten ohne.',
  'lab openings': 'Wie man beginnt',
  'lab openings lead': 'Mit so viel Geld in den ersten beiden Zügen, gegen den besten Plan, der beginnt, wie er mag:',
  'lab things': 'Worauf es ankommt',
  'lab things lead': 'Der beste Plan mit jedem davon gegen den besten ohne:',
  'lab better': 'Lohnt sich',
  'lab worse': 'Lieber liegen lassen',
  'lab unclear': 'Bisher kein Unterschied, der über den Zufall hinausgeht: {things}.',
  'lab attack better': 'Angriffe lohnen sich hier.',
  'lab attack worse': 'Ohne Angriffe fährt man hier besser.',
  'lab attack unclear': 'Ob sich Angriffe hier lohnen, ist noch nicht klar.',
}
