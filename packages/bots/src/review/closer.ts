import { type Answer, at } from '@kartentisch/kernel'
import type { Confirmed, Estimate, Weighing } from './weighing.ts'

/** What is said of a decision. */
export type Verdict = 'inaccuracy' | 'mistake' | 'blunder'

/** What would have been better than a decision. */
export interface Better {
  readonly answer: Answer
  readonly loss: Estimate
  readonly verdict: Verdict
}

/** What a closer look has found out about a decision. */
export interface Found {
  readonly better?: Better
  /** As `Confirmed.cost`. */
  readonly cost: Estimate
}

/** How closely it is looked, and for how long. */
interface Looking {
  readonly goOn: () => boolean
  /** Told how much of it is done, from 0 to 1. */
  readonly tell: (share: number) => void
  /** So many times as closely as at first sight. */
  readonly closeness: number
}

/** Less isn't worth a word. */
const LEAST = 0.05

const VERDICTS: readonly { readonly verdict: Verdict; readonly from: number }[] = [
  { verdict: 'blunder', from: 0.2 },
  { verdict: 'mistake', from: 0.1 },
  { verdict: 'inaccuracy', from: LEAST },
]

/** So many standard errors a loss must be beyond nothing to be judged, and beyond the threshold of its verdict. */
const DOUBT = 2.5
const MARGIN = 1.3
/** A loss is measured in steps of so many games until it is known so well, or until it is clear that there is none. */
const STEP = 80
const MOST = 480
const EXACT = 0.02
/** What all decisions of a game together have moved the chance by is known so well in the end. */
const EXACT_IN_ALL = 0.07
/** How much of the work is to find out what was wrong and what else has moved the chance. */
const SHARE_OF_FINDING = 0.5

/** Nobody is told of a blunder that may be none: the loss must be that large for all but one in ten times. */
const verdictOn = ({ mean, error }: Estimate): Verdict | undefined =>
  mean < DOUBT * error ? undefined : VERDICTS.find(({ from }) => mean - MARGIN * error >= from)?.verdict

/** Whether more games would hardly change what is said of a loss. */
const isSettled = ({ mean, error }: Estimate, exact: number): boolean => error <= exact || mean + MARGIN * error < LEAST

const sureness = ({ mean, error }: Estimate): number => mean / error

/** Measures anew what may have been a mistake, the likeliest first, and then what else may have moved the chance. */
export function lookCloser<W extends Weighing<unknown>>(weighings: readonly W[], looking: Looking): Map<W, Found> {
  const { goOn, tell, closeness } = looking
  const wrong = weighings
    .map(weighing => ({ weighing, best: weighing.best, gain: weighing.gain(weighing.best) }))
    .filter(({ best, gain }) => best > 0 && gain.mean > gain.error)
    .sort((a, b) => sureness(b.gain) - sureness(a.gain))
  const others = weighings
    .filter(weighing => !weighing.isExpected && !wrong.some(one => one.weighing === weighing))
    .map(weighing => ({ weighing, best: 0 }))
  const known = new Map<W, Found>()
  const more = new Map<W, () => Confirmed>()
  const doubtful = [...wrong, ...others]
  for (const [i, { weighing, best }] of doubtful.entries()) {
    const confirming = weighing.confirming(best, 'again')
    const play = () => confirming.play(STEP, goOn)
    let { loss, cost } = play()
    for (let n = STEP; n < closeness * MOST && !isSettled(loss, EXACT / Math.sqrt(closeness)) && goOn(); n += STEP)
      ({ loss, cost } = play())
    // What was broken off says nothing.
    if (!goOn()) return known
    const verdict = best > 0 ? verdictOn(loss) : undefined
    const better = verdict && { answer: at(weighing.answers, best), loss, verdict }
    known.set(weighing, { ...(better && { better }), cost })
    more.set(weighing, play)
    tell((SHARE_OF_FINDING * i) / doubtful.length)
  }
  sharpen(known, more, looking)
  return known
}

/** Goes on with whichever cost is known least, until the sum of all is known well enough; verdicts stay as they are. */
function sharpen<W>(
  known: Map<W, Found>,
  more: ReadonlyMap<W, () => Confirmed>,
  { goOn, tell, closeness }: Looking,
): void {
  const enough = EXACT_IN_ALL ** 2 / closeness
  for (;;) {
    const unsure = [...known].sort(([, a], [, b]) => b.cost.error - a.cost.error)
    const inAll = unsure.reduce((sum, [, { cost }]) => sum + cost.error ** 2, 0)
    const [first] = unsure
    if (first === undefined || inAll <= enough) return
    const [weighing, found] = first
    const confirmed = more.get(weighing)?.()
    if (confirmed === undefined || !goOn()) return
    known.set(weighing, { ...found, cost: confirmed.cost })
    tell(SHARE_OF_FINDING + ((1 - SHARE_OF_FINDING) * enough) / inAll)
  }
}
