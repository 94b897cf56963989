import { type Canvas, d, dice, WIDTH } from '../canvas.ts'
import { type Colour, darker, lighter } from '../colour.ts'

/** A round tree. */
export function tree(c: Canvas, x: number, y: number, h: number, colour: Colour = '#4f7f45'): void {
  c.rect(x - h * 0.05, y - h * 0.45, h * 0.1, h * 0.45, '#4a3020')
  c.circle(x + h * 0.12, y - h * 0.55, h * 0.24, darker(colour, 0.25))
  c.circle(x - h * 0.14, y - h * 0.58, h * 0.25, colour)
  c.circle(x, y - h * 0.76, h * 0.25, c.lit(colour))
  c.circle(x - h * 0.1, y - h * 0.82, h * 0.1, lighter(colour, 0.3), 'opacity=".7"')
}

/** A fir. */
export function fir(c: Canvas, x: number, y: number, h: number, colour: Colour = '#2f5a48'): void {
  for (const [top, bottom, w] of [
    [0.45, 0, 0.26],
    [0.72, 0.26, 0.2],
    [1, 0.52, 0.14],
  ] as const) {
    c.polygon(
      [
        [x - w * h, y - bottom * h],
        [x, y - top * h],
        [x, y - bottom * h],
      ],
      lighter(colour, 0.1),
    )
    c.polygon(
      [
        [x, y - bottom * h],
        [x, y - top * h],
        [x + w * h, y - bottom * h],
      ],
      darker(colour, 0.2),
    )
  }
}

/** A wood along the horizon. */
export function woods(c: Canvas, y: number, colour: Colour, seed = 1, count = 14, firs = true): void {
  const roll = dice(seed)
  for (let i = 0; i < count; i++) {
    const [x, h] = [((i + roll() * 0.8) * WIDTH) / count, 36 + roll() * 34]
    if (firs) fir(c, x, y + roll() * 8, h, colour)
    else tree(c, x, y + roll() * 8, h, colour)
  }
}

/** Bare trunks of a dark wood, near the eye. */
export function trunks(c: Canvas, colour: Colour = c.light.near, places: readonly number[] = [18, 62, 246, 288]): void {
  for (const [i, x] of places.entries()) {
    const w = 9 + (i % 3) * 5
    c.path(
      d(
        'M',
        x - w,
        400,
        'C',
        x - w * 0.4,
        260,
        x - w * 0.6,
        120,
        x - w * 0.5,
        -5,
        'H',
        x + w * 0.5,
        'C',
        x + w * 0.6,
        130,
        x + w * 0.3,
        270,
        x + w * 1.2,
        400,
        'z',
      ),
      c.blend([darker(colour, 0.2), colour], 'across'),
    )
  }
}

export function grass(c: Canvas, y: number, colour: Colour, seed = 1, count = 22): void {
  const roll = dice(seed)
  const way = Array.from({ length: count }, () => {
    const [x, h] = [roll() * WIDTH, 8 + roll() * 12]
    return d('M', x - 4, y + 6, 'q', 2, -h, 0, -h - 3, 'q', 5, h * 0.6, 5, h + 3, 'z')
  }).join('')
  c.path(way, colour)
}

export function flowers(c: Canvas, y: number, colours: readonly Colour[], seed = 1, count = 22, depth = 60): void {
  const roll = dice(seed)
  for (let i = 0; i < count; i++) {
    const [x, top] = [roll() * WIDTH, y + roll() * depth]
    const r = 2.5 + ((top - y) / depth) * 4
    c.line(d('M', x, top, 'v', r * 3), '#3f6b38', 1.6)
    c.circle(x, top, r, colours[i % colours.length] ?? '#ffffff')
    c.circle(x, top, r * 0.36, '#f7d774')
  }
}

/** Standing corn. */
export function corn(c: Canvas, y: number, colour: Colour = '#e0b04a', seed = 1, count = 40): void {
  const roll = dice(seed)
  const stalks: string[] = []
  for (let i = 0; i < count; i++) {
    const [x, h] = [(i + roll()) * (WIDTH / count), 46 + roll() * 30]
    stalks.push(d('M', x, y + 70, 'q', 3, -h * 0.6, (roll() - 0.3) * 14, -h))
    c.ellipse(
      x + 5,
      y + 66 - h,
      3.4,
      9,
      i % 2 ? colour : lighter(colour, 0.25),
      `transform="rotate(${Math.round(10 + roll() * 20)} ${Math.round(x + 5)} ${Math.round(y + 66 - h)})"`,
    )
  }
  c.line(stalks.join(''), darker(colour, 0.25), 2)
}

export function bush(c: Canvas, x: number, y: number, r: number, colour: Colour = '#4f7f45', berries?: Colour): void {
  c.circle(x - r * 0.6, y, r * 0.7, darker(colour, 0.15))
  c.circle(x + r * 0.6, y + 2, r * 0.66, darker(colour, 0.3))
  c.circle(x, y - r * 0.3, r * 0.8, c.lit(colour))
  if (berries === undefined) return
  const roll = dice(Math.round(x + y))
  for (let i = 0; i < 8; i++) c.circle(x + (roll() - 0.5) * r * 2, y + (roll() - 0.6) * r, 2.6, berries)
}

/** Grapes hanging from leaves. */
export function grapes(c: Canvas, x: number, y: number, size: number, colour: Colour = '#6a3f8f'): void {
  const r = size * 0.13
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 5 - row; i++)
      c.circle(
        x + (i - (4 - row) / 2) * r * 1.8,
        y + row * r * 1.6,
        r,
        row + i < 3 ? lighter(colour, 0.18) : c.lit(colour),
      )
  c.path(
    d(
      'M',
      x,
      y - r,
      'q',
      -size * 0.5,
      -size * 0.1,
      -size * 0.5,
      -size * 0.45,
      'q',
      size * 0.5,
      -size * 0.1,
      size * 0.5,
      size * 0.3,
      'q',
      size * 0.1,
      -size * 0.4,
      size * 0.5,
      -size * 0.25,
      'q',
      -size * 0.05,
      size * 0.4,
      -size * 0.5,
      size * 0.4,
      'z',
    ),
    c.lit('#5f8a3c'),
  )
}
