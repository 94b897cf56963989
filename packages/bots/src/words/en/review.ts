/** What is said about a game that was reviewed. */
export const review = {
  inaccuracy: 'inaccuracy',
  mistake: 'mistake',
  blunder: 'blunder',
  opening: 'opening',
  building: 'building',
  ending: 'greening',
  'last turns': 'last turns',
  'unlucky and wrong': 'Luck took {luck} of the winning chance, decisions cost {skill} more.',
  'unlucky alone': 'Luck took {luck} of the winning chance; no decision was clearly wrong.',
  'lucky and wrong': 'Luck gave {luck} of the winning chance; decisions gave {skill} away.',
  'lucky alone': 'Luck gave {luck} of the winning chance; no decision was clearly wrong.',
  'part lost': '{part}: {loss} lost, most in turn {turn}. {better} would have been better than {given}.',
  'again and again': '{given} instead of {better}, in turns {turns}: {loss} together.',
  'broken off': 'There was no time to look closely at all decisions.',
  stronger: 'In turn {turn} these cards were stronger than those of {other}: {figure} {own}, not {theirs}.',
  weaker: 'In turn {turn} these cards were weaker than those of {other}: {figure} {own}, not {theirs}.',
} as const
