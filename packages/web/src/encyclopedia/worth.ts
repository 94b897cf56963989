/** What a card was found to be worth, by the kingdoms in which the best plan with it met the best without. */
export interface Worth {
  readonly kingdoms: number
  /** The share that was won with it, and how far off that may be (95 %). */
  readonly share: number
  readonly reach: number
  /** In which share of the kingdoms the best plan of all has it. */
  readonly wanted: number
  /** The day on which that was found. */
  readonly made: string
}

type Sums = readonly [kingdoms: number, shares: number, squares: number, wanted: number]

interface Found {
  readonly made: string
  readonly things: Readonly<Record<string, Sums>>
}

/** Fewer say nothing. */
const FEWEST = 5
const REACH = 1.96

export function worthIn({ made, things }: Found, id: string): Worth | undefined {
  const sums = things[id]
  if (sums === undefined || sums[0] < FEWEST) return undefined
  const [n, shares, squares, wanted] = sums
  const share = shares / n
  const variance = Math.max(0, squares / n - share ** 2) * (n / (n - 1))
  return { kingdoms: n, share, reach: REACH * Math.sqrt(variance / n), wanted: wanted / n, made }
}

let loaded: Promise<Found> | undefined

/** What `scripts/card-worth.ts` has found, loaded when somebody first looks at a card. */
export async function worthOf(id: string): Promise<Worth | undefined> {
  loaded ??= fetch(new URL('./worths/dominion.json', import.meta.url)).then((answer): Promise<Found> => answer.json())
  return worthIn(await loaded, id)
}
