import { type Canvas, d, dice } from '../canvas.ts'
import { type Colour, darker, lighter } from '../colour.ts'

export function coin(c: Canvas, x: number, y: number, r: number, metal: Colour = '#f0bf45'): void {
  c.circle(x + r * 0.08, y + r * 0.14, r, '#000000', 'opacity=".3"')
  c.circle(x, y, r, c.lit(metal))
  c.circle(x, y, r * 0.76, 'none', `stroke="${darker(metal, 0.25)}" stroke-width="${Math.max(1, r * 0.09).toFixed(1)}"`)
  c.path(
    d('M', x - r * 0.6, y - r * 0.1, 'A', r * 0.62, r * 0.62, 0, 0, 1, x + r * 0.1, y - r * 0.62),
    'none',
    `stroke="${lighter(metal, 0.7)}" stroke-width="${Math.max(1.4, r * 0.1).toFixed(1)}" stroke-linecap="round"`,
  )
}

/** Coins lying on each other. */
export function coinStack(c: Canvas, x: number, y: number, w: number, count: number, metal: Colour = '#f0bf45'): void {
  const t = w * 0.2
  c.ellipse(x + w * 0.1, y + t * 0.4, w * 0.62, w * 0.2, '#000000', 'opacity=".25"')
  for (let i = 0; i < count; i++) {
    const [left, top] = [x + (i % 2 ? 1.5 : -1.5), y - i * t]
    c.path(
      d('M', left - w / 2, top - t, 'v', t, 'a', w / 2, w * 0.17, 0, 0, 0, w, 0, 'v', -t, 'z'),
      c.blend([lighter(metal, 0.3), metal, darker(metal, 0.4)], 'across'),
    )
    c.ellipse(left, top - t, w / 2, w * 0.17, c.lit(lighter(metal, 0.16)))
  }
}

/** A heap of coins. */
export function hoard(c: Canvas, x: number, y: number, w: number, metal: Colour = '#f0bf45', seed = 1): void {
  const roll = dice(seed)
  c.path(
    d('M', x - w / 2, y, 'Q', x - w * 0.3, y - w * 0.3, x, y - w * 0.4, 'T', x + w / 2, y, 'z'),
    c.lit(darker(metal, 0.15)),
  )
  for (let i = 0; i < 34; i++) {
    const left = roll() - 0.5
    const top = roll() * (0.5 - Math.abs(left)) * 0.76
    c.ellipse(
      x + left * w,
      y - top * w,
      w * 0.055,
      w * 0.034,
      [metal, lighter(metal, 0.35), darker(metal, 0.22)][i % 3] ?? metal,
      `transform="rotate(${Math.round(roll() * 50 - 25)} ${Math.round(x + left * w)} ${Math.round(y - top * w)})"`,
    )
  }
}

/** A bar of metal. */
export function ingot(c: Canvas, x: number, y: number, w: number, metal: Colour = '#f0bf45'): void {
  c.polygon(
    [
      [x - w / 2, y],
      [x - w * 0.38, y - w * 0.26],
      [x + w * 0.3, y - w * 0.26],
      [x + w * 0.4, y],
    ],
    c.lit(metal),
  )
  c.polygon(
    [
      [x - w * 0.38, y - w * 0.26],
      [x - w * 0.2, y - w * 0.38],
      [x + w * 0.44, y - w * 0.38],
      [x + w * 0.3, y - w * 0.26],
    ],
    lighter(metal, 0.45),
  )
  c.polygon(
    [
      [x + w * 0.3, y - w * 0.26],
      [x + w * 0.44, y - w * 0.38],
      [x + w * 0.54, y - w * 0.12],
      [x + w * 0.4, y],
    ],
    darker(metal, 0.35),
  )
}

export function gem(c: Canvas, x: number, y: number, r: number, colour: Colour): void {
  c.polygon(
    [
      [x - r, y - r * 0.3],
      [x - r * 0.5, y - r * 0.8],
      [x + r * 0.5, y - r * 0.8],
      [x + r, y - r * 0.3],
      [x, y + r],
    ],
    c.lit(colour),
  )
  c.polygon(
    [
      [x - r, y - r * 0.3],
      [x - r * 0.5, y - r * 0.8],
      [x - r * 0.25, y - r * 0.3],
    ],
    lighter(colour, 0.6),
  )
  c.polygon(
    [
      [x - r * 0.25, y - r * 0.3],
      [x + r * 0.35, y - r * 0.3],
      [x, y + r],
    ],
    lighter(colour, 0.3),
  )
}
