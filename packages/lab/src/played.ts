import { type Answer, type Kit, type Player, type Recording, type Seed, simulate } from '@kartentisch/kernel'

/** A player that writes its answers down, in the order in which all players answer. */
const noting = (player: Player<unknown>, answers: Answer[]): Player<unknown> => ({
  ...(player.foresees !== undefined && { foresees: player.foresees }),
  name: player.name,
  answer(question, sight, prospect) {
    const answer = player.answer(question, sight, prospect)
    answers.push([...answer])
    return answer
  },
})

/** A game of these players, one a seat, as a recording like any other. One that finds no end is left where it is. */
export function playedGame(
  { game: { game }, players: kit }: Kit,
  setup: unknown,
  seed: Seed,
  names: readonly string[],
  maxSteps?: number,
): Recording {
  const answers: Answer[] = []
  const players = names.map((name, i) => noting(kit.player(name)(`${seed} ${i}`, { untimed: true }), answers))
  simulate(game.prepare(setup), players, seed, maxSteps)
  return {
    game: game.id,
    version: game.version,
    setup,
    seed,
    answers,
    players: names.map((name, i) => `${name}-${i + 1}`),
    bots: names,
    finished: true,
  }
}
