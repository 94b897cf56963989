import { Conformance, isMove, isWrong, type LitmusMove, type Position, randomAnswer, seeded } from '@kartentisch/kernel'

const WALKS = 3

/**
 * Walks through a test's moves on a few paths as a match between people would go, and checks at every answer what must
 * hold for any game: undo, storage, refusal of wrong answers, secrets, nothing lost.
 */
export function conform<State, Sight>(
  position: Position<State, Sight>,
  moves: readonly LitmusMove<State>[],
  seed: string,
): void {
  for (let walk = 0; walk < WALKS; walk++) {
    const random = seeded(`${seed} ${walk}`)
    const conformance = new Conformance(position.rules, position.start, `${seed} ${walk}`)
    let isByChance = false
    let next = 0
    let lead = moves[next]?.start()
    for (let { question } = conformance; question !== undefined; question = conformance.question) {
      const said = lead?.(question, conformance.match.state) ?? (isMove(question) ? 'done' : 'every')
      if (said === 'illegal' || isWrong(said)) break
      if (said === 'done') {
        if (lead === undefined) break
        lead = moves[++next]?.start()
        continue
      }
      isByChance ||= said === 'every'
      conformance.answer(said === 'every' ? randomAnswer(question, random) : said.answer)
    }
    conformance.checkReplay()
    // Where a test leaves nothing to chance, another walk would go the same way.
    if (!isByChance) return
  }
}
