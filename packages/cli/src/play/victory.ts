import { inEvery, joined, type Wording } from '@kartentisch/kernel'
import { say } from '../words/say.ts'

/** Who wins, in words. */
export function victory(winners: readonly string[]): Wording {
  if (winners.length === 0) return say('nobodyWins')
  const names = inEvery(language => joined(winners, 'and', language))
  return say(winners.length === 1 ? 'wins' : 'shareVictory', { names })
}
