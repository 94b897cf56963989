import { type Canvas, d, dice, HEIGHT } from '../canvas.ts'
import { type Colour, darker, lighter } from '../colour.ts'

/** A table across the picture. */
export function table(c: Canvas, y: number, wood: Colour = '#7a4d2c', cloth?: Colour): void {
  c.rect(-5, y, 310, 14, c.lit(lighter(cloth ?? wood, 0.12)))
  c.rect(-5, y + 13, 310, HEIGHT - y, c.blend([darker(cloth ?? wood, 0.12), darker(cloth ?? wood, 0.5)]))
  if (cloth === undefined) return
  c.path(
    Array.from({ length: 11 }, (_, i) => d('M', i * 30, y + 13, 'a', 15, 12, 0, 0, 0, 30, 0, 'z')).join(''),
    darker(cloth, 0.12),
  )
}

export function candle(c: Canvas, x: number, y: number, h = 46): void {
  c.circle(x, y - h - 8, h * 0.9, '#ffca6a', 'opacity=".13"')
  c.circle(x, y - h - 8, h * 0.5, '#ffca6a', 'opacity=".22"')
  c.rect(x - h * 0.1, y - h, h * 0.2, h, c.blend(['#fff6e2', '#e0c79a'], 'across'))
  c.path(
    d('M', x, y - h - h * 0.42, 'q', h * 0.18, h * 0.22, 0, h * 0.38, 'q', -h * 0.18, -h * 0.14, 0, -h * 0.38, 'z'),
    c.blend(['#fff4c0', '#ff9a2e']),
  )
  c.ellipse(x, y, h * 0.26, h * 0.07, '#a97d2e')
}

/** Flames; x, y is their foot. */
export function fire(c: Canvas, x: number, y: number, size: number): void {
  c.circle(x, y - size * 0.4, size * 1.05, '#ff8a2a', 'opacity=".14"')
  c.circle(x, y - size * 0.35, size * 0.7, '#ffab3a', 'opacity=".2"')
  const tongue = (w: number, h: number, fill: string) =>
    c.path(
      d(
        'M',
        x - w,
        y,
        'C',
        x - w * 1.5,
        y - h * 0.5,
        x - w * 0.2,
        y - h * 0.5,
        x - w * 0.1,
        y - h,
        'C',
        x + w * 0.5,
        y - h * 0.72,
        x + w * 0.3,
        y - h * 0.5,
        x + w * 0.7,
        y - h * 0.62,
        'C',
        x + w * 1.4,
        y - h * 0.3,
        x + w * 1.1,
        y,
        x + w * 0.7,
        y,
        'z',
      ),
      fill,
    )
  tongue(size * 0.42, size, c.blend(['#ffb03a', '#d63f1c']))
  tongue(size * 0.28, size * 0.68, c.blend(['#ffe08a', '#ff8a2a']))
  tongue(size * 0.15, size * 0.36, '#fff6cf')
}

export function smoke(c: Canvas, x: number, y: number, h: number, colour: Colour = '#d9d2c6'): void {
  c.group('opacity=".4"', () => {
    for (let i = 0; i < 5; i++) c.circle(x + Math.sin(i * 1.7) * 9 + i * 4, y - (i * h) / 5, 7 + i * 3.5, colour)
  })
}

export function hearth(c: Canvas, x: number, y: number, w: number, stone: Colour = '#8a7a6c'): void {
  c.rect(x - w / 2, y - w * 0.8, w, w * 0.8, c.lit(stone))
  c.rect(x - w * 0.58, y - w * 0.88, w * 1.16, w * 0.12, c.lit(lighter(stone, 0.12)))
  c.path(
    d(
      'M',
      x - w * 0.34,
      y,
      'V',
      y - w * 0.38,
      'A',
      w * 0.34,
      w * 0.28,
      0,
      0,
      1,
      x + w * 0.34,
      y - w * 0.38,
      'V',
      y,
      'z',
    ),
    '#1d0d0a',
  )
  fire(c, x, y - 3, w * 0.42)
}

export function barrel(c: Canvas, x: number, y: number, w: number, wood: Colour = '#8a5630'): void {
  const h = w * 1.24
  c.path(
    d(
      'M',
      x - w * 0.42,
      y,
      'Q',
      x - w * 0.62,
      y - h / 2,
      x - w * 0.42,
      y - h,
      'H',
      x + w * 0.42,
      'Q',
      x + w * 0.62,
      y - h / 2,
      x + w * 0.42,
      y,
      'z',
    ),
    c.blend([lighter(wood, 0.22), wood, darker(wood, 0.45)], 'across'),
  )
  c.ellipse(x, y - h, w * 0.42, w * 0.11, lighter(wood, 0.2))
  for (const share of [0.2, 0.8])
    c.line(d('M', x - w * 0.5, y - h * share, 'q', w * 0.5, w * 0.1, w, 0), '#4d4a46', w * 0.07)
}

export function crate(c: Canvas, x: number, y: number, w: number, wood: Colour = '#9a6a3c'): void {
  c.rect(x, y - w, w, w, c.lit(wood))
  c.line(
    d('M', x + 3, y - w + 3, 'h', w - 6, 'v', w - 6, 'h', 6 - w, 'z', 'M', x + 3, y - w + 3, 'l', w - 6, w - 6),
    darker(wood, 0.35),
    w * 0.08,
  )
}

/** A chest, its lid open on what shines inside. */
export function chest(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  wood: Colour = '#7a4a28',
  inside: Colour = '#f3c64e',
): void {
  c.path(
    d('M', x - w / 2, y - w * 0.44, 'Q', x - w * 0.44, y - w * 0.9, x, y - w * 0.92, 'T', x + w / 2, y - w * 0.44, 'z'),
    c.lit(darker(wood, 0.2)),
  )
  c.ellipse(x, y - w * 0.46, w * 0.46, w * 0.16, c.blend(['#fff0a8', inside]))
  const roll = dice(5)
  for (let i = 0; i < 9; i++)
    c.ellipse(
      x + (roll() - 0.5) * w * 0.7,
      y - w * (0.46 + roll() * 0.12),
      w * 0.08,
      w * 0.05,
      i % 2 ? lighter(inside, 0.4) : darker(inside, 0.15),
    )
  c.rect(x - w / 2, y - w * 0.44, w, w * 0.44, c.lit(wood), 'rx="4"')
  c.rect(x - w / 2, y - w * 0.36, w, w * 0.06, '#b98a34')
  c.rect(x - w * 0.07, y - w * 0.4, w * 0.14, w * 0.17, c.lit('#e0b04a'), 'rx="3"')
}

/** A throne or high chair. */
export function throne(
  c: Canvas,
  x: number,
  y: number,
  h: number,
  wood: Colour = '#b5822e',
  cushion: Colour = '#8f2436',
): void {
  const w = h * 0.42
  c.path(d('M', x - w / 2, y, 'V', y - h * 0.8, 'L', x, y - h, 'L', x + w / 2, y - h * 0.8, 'V', y, 'z'), c.lit(wood))
  c.path(
    d(
      'M',
      x - w * 0.34,
      y - h * 0.4,
      'V',
      y - h * 0.74,
      'L',
      x,
      y - h * 0.86,
      'L',
      x + w * 0.34,
      y - h * 0.74,
      'V',
      y - h * 0.4,
      'z',
    ),
    c.lit(cushion),
  )
  c.rect(x - w * 0.62, y - h * 0.4, w * 1.24, h * 0.12, c.lit(cushion), 'rx="5"')
  c.rect(x - w * 0.66, y - h * 0.52, w * 0.16, h * 0.52, c.lit(wood))
  c.rect(x + w * 0.5, y - h * 0.52, w * 0.16, h * 0.52, c.lit(darker(wood, 0.2)))
  for (const i of [-1, 0, 1]) c.circle(x + i * w * 0.5, y - h * (i === 0 ? 1.02 : 0.82), h * 0.032, '#ffe08a')
}
