import { type Canvas, d, dice } from '../canvas.ts'
import { type Colour, darker, lighter } from '../colour.ts'

/** A round tower with battlements, or a pointed roof. */
export function tower(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  stone: Colour = '#b5aa9a',
  roof?: Colour,
): void {
  c.rect(x, y - h, w, h, c.blend([lighter(stone, 0.2), stone, darker(stone, 0.4)], 'across'))
  if (roof === undefined) {
    const step = w / 5
    c.rect(x - w * 0.08, y - h - step, w * 1.16, step, c.blend([lighter(stone, 0.3), darker(stone, 0.3)], 'across'))
    for (let i = 0; i < 3; i++)
      c.rect(
        x - w * 0.08 + i * w * 0.42,
        y - h - step * 2,
        w * 0.3,
        step,
        i === 2 ? darker(stone, 0.3) : lighter(stone, 0.12),
      )
  } else {
    c.polygon(
      [
        [x - w * 0.14, y - h],
        [x + w / 2, y - h - w * 1.2],
        [x + w / 2, y - h],
      ],
      lighter(roof, 0.12),
    )
    c.polygon(
      [
        [x + w / 2, y - h],
        [x + w / 2, y - h - w * 1.2],
        [x + w * 1.14, y - h],
      ],
      darker(roof, 0.22),
    )
  }
  c.path(
    d('M', x + w * 0.4, y - h * 0.62, 'v', -w * 0.3, 'a', w * 0.1, w * 0.1, 0, 0, 1, w * 0.2, 0, 'v', w * 0.3, 'z'),
    darker(stone, 0.65),
  )
}

/** A wall with battlements from side to side. */
export function rampart(c: Canvas, y: number, stone: Colour = '#a59a8a', gate?: number): void {
  c.rect(-5, y, 310, 400 - y, c.blend([lighter(stone, 0.12), darker(stone, 0.3)]))
  for (let x = -10; x < 300; x += 34) c.rect(x, y - 14, 20, 15, c.lit(stone))
  const roll = dice(7)
  const joints = Array.from({ length: 26 }, () =>
    d('M', roll() * 300, y + 8 + roll() * (390 - y), 'h', 10 + roll() * 14),
  ).join('')
  c.line(joints, darker(stone, 0.4), 1.6, 'opacity=".5"')
  if (gate !== undefined) arch(c, gate, 400, 60, 400 - y - 18, darker(stone, 0.7))
}

/** An opening with a round top. */
export function arch(c: Canvas, x: number, y: number, w: number, h: number, fill: string): void {
  c.path(
    d('M', x - w / 2, y, 'V', y - h + w / 2, 'A', w / 2, w / 2, 0, 0, 1, x + w / 2, y - h + w / 2, 'V', y, 'z'),
    fill,
  )
}

/** A castle on its hill: keep, towers, banners. */
export function castle(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  stone: Colour = '#cfc5b2',
  roof: Colour = '#8a3f3f',
): void {
  tower(c, x - w * 0.46, y, w * 0.18, w * 0.5, stone, roof)
  tower(c, x + w * 0.28, y, w * 0.18, w * 0.5, stone, roof)
  c.rect(x - w * 0.34, y - w * 0.34, w * 0.68, w * 0.34, c.lit(stone))
  for (let i = 0; i < 6; i++) c.rect(x - w * 0.3 + i * w * 0.11, y - w * 0.39, w * 0.06, w * 0.06, stone)
  tower(c, x - w * 0.13, y - w * 0.1, w * 0.26, w * 0.62, lighter(stone, 0.1), roof)
  arch(c, x, y, w * 0.16, w * 0.2, darker(stone, 0.7))
}

/** Pillars that carry a beam. */
export function columns(
  c: Canvas,
  y: number,
  h: number,
  stone: Colour = '#e6dccb',
  places: readonly number[] = [40, 110, 190, 260],
  roofed = true,
): void {
  for (const x of places) {
    c.rect(x - 13, y - h, 26, h, c.blend([lighter(stone, 0.3), stone, darker(stone, 0.35)], 'across'))
    c.rect(x - 18, y - h - 8, 36, 10, c.lit(stone))
    c.rect(x - 18, y - 8, 36, 10, c.lit(stone))
    c.line(
      d('M', x - 5, y - h + 6, 'V', y - 10, 'M', x + 4, y - h + 6, 'V', y - 10),
      darker(stone, 0.25),
      1.6,
      'opacity=".5"',
    )
  }
  if (!roofed) return
  c.rect(-5, y - h - 26, 310, 20, c.lit(stone))
  c.polygon(
    [
      [-5, y - h - 26],
      [150, y - h - 84],
      [305, y - h - 26],
    ],
    c.lit(lighter(stone, 0.1)),
  )
  c.polygon(
    [
      [40, y - h - 33],
      [150, y - h - 72],
      [260, y - h - 33],
    ],
    darker(stone, 0.18),
  )
}

/** A temple's dome. */
export function dome(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  colour: Colour = '#d8b25a',
  wall: Colour = '#e6dccb',
): void {
  c.rect(x - w / 2, y - w * 0.34, w, w * 0.34, c.lit(wall))
  c.path(
    d('M', x - w * 0.46, y - w * 0.34, 'A', w * 0.46, w * 0.5, 0, 0, 1, x + w * 0.46, y - w * 0.34, 'z'),
    c.lit(colour),
  )
  c.line(d('M', x, y - w * 0.84, 'v', -w * 0.14), darker(colour, 0.2), 3)
  for (let i = -1; i <= 1; i++) arch(c, x + i * w * 0.28, y, w * 0.12, w * 0.24, darker(wall, 0.6))
}

/** A stone bridge over what flows below. */
export function bridge(c: Canvas, y: number, stone: Colour = '#b09a86'): void {
  c.path(
    d(
      'M',
      -5,
      y + 8,
      'Q',
      150,
      y - 60,
      305,
      y + 8,
      'V',
      y + 110,
      'H',
      262,
      'A',
      52,
      56,
      0,
      0,
      0,
      158,
      y + 110,
      'H',
      142,
      'A',
      52,
      56,
      0,
      0,
      0,
      38,
      y + 110,
      'H',
      -5,
      'z',
    ),
    c.blend([lighter(stone, 0.25), stone, darker(stone, 0.35)]),
  )
  c.line(d('M', -5, y + 2, 'Q', 150, y - 66, 305, y + 2), lighter(stone, 0.35), 9)
  const roll = dice(3)
  c.line(
    Array.from({ length: 16 }, () => d('M', roll() * 290, y + roll() * 40, 'h', 14)).join(''),
    darker(stone, 0.3),
    1.6,
    'opacity=".5"',
  )
}

/** What is left of a building. */
export function ruin(c: Canvas, x: number, y: number, w: number, stone: Colour = '#a59a8a'): void {
  c.path(
    d(
      'M',
      x,
      y,
      'V',
      y - w * 0.7,
      'l',
      w * 0.12,
      -w * 0.1,
      'l',
      w * 0.08,
      w * 0.14,
      'V',
      y - w * 0.4,
      'a',
      w * 0.2,
      w * 0.2,
      0,
      0,
      1,
      w * 0.4,
      0,
      'v',
      -w * 0.16,
      'l',
      w * 0.14,
      w * 0.06,
      'l',
      w * 0.1,
      -w * 0.1,
      'V',
      y,
      'h',
      -w * 0.2,
      'V',
      y - w * 0.36,
      'a',
      w * 0.24,
      w * 0.24,
      0,
      0,
      0,
      -w * 0.44,
      0,
      'V',
      y,
      'z',
    ),
    c.lit(stone),
  )
}
