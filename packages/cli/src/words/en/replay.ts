/** What is said while a game is looked at again. */
export const replay = {
  place: 'Step {place} of {last}',
  from: 'seen by {name}',
  open: 'everything open',
  keys: '→ ← step · ↓ ↑ turn · Home End · s seat · ? help · q quit',
  keysHelp: `  →  Space  n    a step on                ←  b    a step back
  ↓  t           to the next turn         ↑  v    to the turn before
  Home  h        to the beginning         End e   to the end
  s              from the next seat       q       quit
Through a pipe each line is one of these letters; an empty line is a step on.`,
  changed: 'The rules have changed since this was played: here only what happened can be told.',
  unknownKey: 'There is no key "{typed}"; ? shows them all.',
  betweenPeople: 'This game goes on between several people: it can be looked at when it is over.',
  onlyOwnSeat: "This game isn't over: until then it is looked at from seat {seat} only.",
  noSuchEye: '--seat is a number from 1 to {most} or all, not "{given}".',
  whichFile: 'Which file? Name that of a recorded game.',
} as const
