import type { review as en } from '../en/review.ts'

export const review: Readonly<Record<keyof typeof en, string>> = {
  inaccuracy: 'Ungenauigkeit',
  mistake: 'Fehler',
  blunder: 'grober Fehler',
  opening: 'Eröffnung',
  building: 'Aufbau',
  ending: 'Punktekauf',
  'last turns': 'Schluss',
  'unlucky and wrong': 'Das Glück nahm {luck} der Gewinnchance, Entscheidungen kosteten weitere {skill}.',
  'unlucky alone': 'Das Glück nahm {luck} der Gewinnchance; keine Entscheidung war deutlich falsch.',
  'lucky and wrong': 'Das Glück gab {luck} der Gewinnchance; Entscheidungen gaben {skill} her.',
  'lucky alone': 'Das Glück gab {luck} der Gewinnchance; keine Entscheidung war deutlich falsch.',
  'part lost': '{part}: {loss} verloren, am meisten in Zug {turn}. {better} wäre besser gewesen als {given}.',
  'again and again': '{given} statt {better}, in den Zügen {turns}: zusammen {loss}.',
  'broken off': 'Für einen genauen Blick auf alle Entscheidungen reichte die Zeit nicht.',
  ahead: 'Ab Zug {turn} vor {other}: {figure} damals {own} zu {theirs}.',
  behind: 'Ab Zug {turn} hinter {other}: {figure} damals {own} zu {theirs}.',
  stronger: 'In Zug {turn} waren diese Karten stärker als die von {other}: {figure} {own} statt {theirs}.',
  weaker: 'In Zug {turn} waren diese Karten schwächer als die von {other}: {figure} {own} statt {theirs}.',
}
