import { Mistake, type Studied, type StudyResult } from '@kartentisch/kernel'
import { gameOf } from '../kits/find.ts'
import { say } from '../words/refusals.ts'

/** What is known is told so often, in milliseconds. */
const NEWS_EVERY = 700
/** After so long the worker listens for a moment. */
const BREATH = 200

/** Studies a setting in the worker, and tells what is known again and again until it is stopped. */
export class LabHost {
  readonly #tell: (found: Studied) => void

  constructor(tell: (found: Studied) => void) {
    this.#tell = tell
  }

  async study(game: string, setup: unknown, seed: string, milliseconds: number): Promise<Studied> {
    const { kit, players } = await gameOf(game)
    const { StudyTable } = await import('./studying.ts')
    const studying = players.study?.(kit.game.prepare(kit.game.parseSetup(setup)), seed)
    if (studying === undefined) throw new Mistake(say('no study'))
    const table = new StudyTable(kit, players, setup)
    const end = performance.now() + milliseconds
    const goOn = () => performance.now() < end
    let told = 0
    let breathed = performance.now()
    let results: StudyResult[] = []
    for (;;) {
      const trials = studying.next(results)
      if (performance.now() > told + NEWS_EVERY && studying.found.length.games > 0) {
        this.#tell(studying.found)
        told = performance.now()
      }
      results = []
      for (const trial of trials) {
        const result = table.play(trial, goOn)
        if (result === undefined) return studying.found
        results.push(result)
        if (performance.now() < breathed + BREATH) continue
        await new Promise(resolve => setTimeout(resolve))
        breathed = performance.now()
      }
    }
  }
}
