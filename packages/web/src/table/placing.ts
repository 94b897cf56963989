/** A part of the screen. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** Room between the edge of the screen, what is spoken of, and the callout. */
const MARGIN = 8
const GAP = 8

/** What is spoken of is lit a little beyond its edges. */
const LIT = 6

/** How bad it is to cover what is spoken of, and what is only better seen, beside standing a little further away. */
const COVERING = 1000
const HIDING = 0.02

const between = (n: number, least: number, most: number): number => Math.max(least, Math.min(n, most))

export const shared = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
})

export const around = (boxes: readonly Box[]): Box | undefined =>
  boxes.length === 0
    ? undefined
    : {
        left: Math.min(...boxes.map(({ left }) => left)),
        top: Math.min(...boxes.map(({ top }) => top)),
        right: Math.max(...boxes.map(({ right }) => right)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      }

export const area = ({ left, top, right, bottom }: Box): number => Math.max(0, right - left) * Math.max(0, bottom - top)

const wider = ({ left, top, right, bottom }: Box): Box => ({
  left: left - LIT,
  top: top - LIT,
  right: right + LIT,
  bottom: bottom + LIT,
})

const distance = (a: Box, b: Box): number =>
  Math.hypot((a.left + a.right - b.left - b.right) / 2, (a.top + a.bottom - b.top - b.bottom) / 2)

/**
 * Where a callout stands: beside what it speaks of, without covering that; and as little as may be of what had better
 * be seen too. Without anything to speak of it stands in the middle.
 */
export function place(
  spoken: readonly Box[],
  { width, height }: Size,
  screen: Size,
  alsoSeen: readonly Box[] = [],
): { readonly left: number; readonly top: number } {
  const inside = (left: number, top: number) => ({
    left: between(left, MARGIN, Math.max(MARGIN, screen.width - width - MARGIN)),
    top: between(top, MARGIN, Math.max(MARGIN, screen.height - height - MARGIN)),
  })
  const about = spoken.map(wider)
  const whole = around(about)
  if (whole === undefined) return inside((screen.width - width) / 2, (screen.height - height) / 2)
  const beside = ({ left, top, right, bottom }: Box) => {
    const x = (left + right - width) / 2
    const y = (top + bottom - height) / 2
    return [
      inside(x, top - height - GAP),
      inside(x, bottom + GAP),
      inside(right + GAP, y),
      inside(left - width - GAP, y),
    ]
  }
  const centre = (whole.left + whole.right - width) / 2
  const spots = [
    ...[whole, ...about].flatMap(beside),
    // Clear of what is better seen, and still under or over what is spoken of.
    ...alsoSeen.flatMap(({ top, bottom }) => [inside(centre, top - height - GAP), inside(centre, bottom + GAP)]),
    // Where what is spoken of fills the screen, the callout keeps to an edge.
    inside(screen.width, 0),
    inside(screen.width, screen.height),
    inside(0, 0),
    inside(0, screen.height),
  ]
  const cost = (spot: { readonly left: number; readonly top: number }) => {
    const box = { ...spot, right: spot.left + width, bottom: spot.top + height }
    const covered = about.reduce((sum, one) => sum + area(shared(box, one)), 0)
    const hidden = alsoSeen.reduce((sum, seen) => sum + area(shared(box, seen)), 0)
    return COVERING * covered + HIDING * hidden + distance(box, whole)
  }
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best))
}
