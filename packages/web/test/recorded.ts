import { at, type Event, type Game, Match, type Player, type Recording, type Save, save } from '@kartentisch/kernel'

/** The beginning of a game as dominion.games writes it down. */
export const SHORT_LOG = [
  ...['A', 'B'].flatMap(who => [`${who} starts with 7 Coppers.`, `${who} starts with 3 Estates.`]),
  'A draws 4 Coppers and an Estate.',
  'B draws 5 cards.',
  'Turn 1 - Anna',
  'A plays 4 Coppers. (+$4)',
  'A buys and gains a Silver.',
  'A draws 3 Coppers and 2 Estates.',
  'Turn 1 - Bruno',
  'B plays 3 Coppers. (+$3)',
  'B buys and gains a Silver.',
  'B draws 5 cards.',
  'Turn 2 - Anna',
  'A plays 3 Coppers. (+$3)',
  'A buys and gains a Silver.',
  'A draws 5 Coppers.',
].join('\n')

/** A game that players who aren't people have played to its end; the first passes for one. */
export function played<Setup, State, Sight>(
  game: Game<Setup, State, Sight>,
  given: unknown,
  seed: string,
  ...players: readonly Player<Sight>[]
): Recording<unknown, unknown> & Save<unknown, unknown> {
  const setup = game.parseSetup(given)
  const match = Match.deal(game.prepare(setup), seed)
  const told: (readonly Event[])[] = [match.opening]
  for (let { question } = match; question !== undefined; question = match.question)
    told.push(match.answer(question.seat, match.consult(at(players, question.seat))))
  return {
    ...save(game, setup, seed, match),
    players: players.map((_, i) => `Player ${i + 1}`),
    bots: players.map((_, i) => (i === 0 ? null : 'easy')),
    finished: true,
    told,
  }
}
