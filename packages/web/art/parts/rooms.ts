import { type Canvas, d, dice, HEIGHT, WIDTH } from '../canvas.ts'
import { type Colour, darker, lighter, mix } from '../colour.ts'

/** Floor of a room, in boards or flags. */
export function floor(c: Canvas, y: number, colour: Colour = c.light.near): void {
  c.rect(0, y, WIDTH, HEIGHT - y, c.blend([lighter(colour, 0.16), darker(colour, 0.25)]))
  const way = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map(i => d('M', 150 + i * 34, y, 'L', 150 + i * 78, HEIGHT)).join('')
  c.line(way, darker(colour, 0.45), 1.6, 'opacity=".5"')
}

/** A row of round arches in the back wall. */
export function arcade(
  c: Canvas,
  y: number,
  h: number,
  colour: Colour = c.light.far,
  behind: Colour = c.light.high,
  count = 3,
): void {
  const w = WIDTH / count
  for (let i = 0; i < count; i++) {
    const x = (i + 0.5) * w
    c.path(
      d(
        'M',
        x - w * 0.36,
        y,
        'V',
        y - h + w * 0.36,
        'A',
        w * 0.36,
        w * 0.36,
        0,
        0,
        1,
        x + w * 0.36,
        y - h + w * 0.36,
        'V',
        y,
        'z',
      ),
      c.blend([behind, mix(behind, colour, 0.4)]),
    )
    c.line(
      d(
        'M',
        x - w * 0.36,
        y,
        'V',
        y - h + w * 0.36,
        'A',
        w * 0.36,
        w * 0.36,
        0,
        0,
        1,
        x + w * 0.36,
        y - h + w * 0.36,
        'V',
        y,
      ),
      lighter(colour, 0.15),
      5,
    )
  }
}

/** A window with the light that falls through it. */
export function window(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  pane: Colour = c.light.shine,
  beam = true,
): void {
  c.path(
    d(
      'M',
      x - w / 2 - 5,
      y + h,
      'V',
      y + w / 2,
      'A',
      w / 2 + 5,
      w / 2 + 5,
      0,
      0,
      1,
      x + w / 2 + 5,
      y + w / 2,
      'V',
      y + h,
      'z',
    ),
    darker(c.light.middle, 0.3),
  )
  c.path(
    d('M', x - w / 2, y + h, 'V', y + w / 2, 'A', w / 2, w / 2, 0, 0, 1, x + w / 2, y + w / 2, 'V', y + h, 'z'),
    c.blend([pane, mix(pane, c.light.far, 0.3)]),
  )
  c.line(d('M', x, y, 'V', y + h, 'M', x - w / 2, y + h * 0.52, 'H', x + w / 2), darker(c.light.middle, 0.3), 3.5)
  if (beam)
    c.polygon(
      [
        [x - w / 2, y + h * 0.3],
        [x + w / 2, y + h * 0.5],
        [x + w * 2.6, HEIGHT],
        [x + w * 0.7, HEIGHT],
      ],
      pane,
      'opacity=".14"',
    )
}

/** Panes of coloured glass. */
export function stainedGlass(c: Canvas, x: number, y: number, w: number, h: number, colours: readonly Colour[]): void {
  c.path(
    d(
      'M',
      x - w / 2 - 6,
      y + h,
      'V',
      y + w / 2,
      'A',
      w / 2 + 6,
      w / 2 + 6,
      0,
      0,
      1,
      x + w / 2 + 6,
      y + w / 2,
      'V',
      y + h,
      'z',
    ),
    darker(c.light.near, 0.3),
  )
  const rows = 5
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < 3; i++) {
      const inset = row === 0 ? w * 0.13 : 0
      c.rect(
        x - w / 2 + inset + (i * (w - 2 * inset)) / 3 + 1.5,
        y + (row * h) / rows + 4,
        (w - 2 * inset) / 3 - 3,
        h / rows - 3,
        colours[(row * 2 + i) % colours.length] ?? '#ffffff',
        'opacity=".9"',
      )
    }
}

/** Boards on the wall with what stands on them. */
export function shelves(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  what: 'books' | 'jars' | 'bottles' | 'bread',
  rows = 3,
  seed = 1,
): void {
  const roll = dice(seed)
  const colours: readonly Colour[] = ['#8f3b34', '#3f6a5a', '#c08a3a', '#4a4f7a', '#a85f3a', '#6f7f4a', '#8a5a7a']
  const colour = (): Colour => colours[Math.floor(roll() * colours.length)] ?? '#8f3b34'
  for (let row = 0; row < rows; row++) {
    const top = y + row * 54
    for (let left = x + 4; left < x + w - 12; ) {
      if (what === 'books') {
        const [bw, bh] = [7 + roll() * 8, 26 + roll() * 15]
        const cover = colour()
        c.rect(left, top - bh, bw, bh, c.blend([lighter(cover, 0.2), darker(cover, 0.2)], 'across'))
        c.rect(left + 1.5, top - bh * 0.75, bw - 3, 3, lighter(cover, 0.5), 'opacity=".7"')
        left += bw + 1 + (roll() < 0.12 ? 10 : 0)
      } else if (what === 'bread') {
        c.ellipse(left + 14, top - 9, 14, 9, c.lit('#c98a45'))
        c.line(d('M', left + 8, top - 13, 'l', 3, 5, 'm', 5, -6, 'l', 3, 5), '#f0d09a', 2)
        left += 31
      } else {
        const [bw, bh] = [15 + roll() * 8, 20 + roll() * 14]
        const glass = colour()
        if (what === 'bottles') c.rect(left + bw * 0.36, top - bh - 9, bw * 0.28, 11, glass)
        else c.rect(left + bw * 0.12, top - bh - 5, bw * 0.76, 6, darker(glass, 0.3))
        c.rect(left, top - bh, bw, bh, c.lit(glass), 'rx="4"')
        c.rect(left + 2.5, top - bh + 3, 2.5, bh * 0.6, '#ffffff', 'opacity=".45"')
        left += bw + 5
      }
    }
    c.rect(x, top, w, 6, c.lit('#6b4428'))
    c.rect(x, top + 6, w, 5, '#000000', 'opacity=".25"')
  }
}

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

/** A cloth that hangs, with a device on it. */
export function banner(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: Colour,
  device?: string,
  metal: Colour = '#f0cf7a',
): void {
  c.rect(x - w * 0.6, y - 5, w * 1.2, 6, c.lit('#6b4a2a'), 'rx="3"')
  c.path(
    d('M', x - w / 2, y, 'H', x + w / 2, 'V', y + h, 'L', x, y + h - w * 0.34, 'L', x - w / 2, y + h, 'z'),
    c.blend([lighter(colour, 0.12), colour, darker(colour, 0.35)], 'across'),
  )
  c.line(d('M', x - w / 2 + 4, y, 'V', y + h - 6, 'M', x + w / 2 - 4, y, 'V', y + h - 6), metal, 2, 'opacity=".8"')
  if (device !== undefined) c.glyph(device, { x, y: y + h * 0.4, size: w * 0.66 }, [metal])
}

/** Curtains to both sides. */
export function curtains(c: Canvas, colour: Colour = '#7a2733'): void {
  for (const side of [1, -1]) {
    c.group(side > 0 ? '' : `transform="translate(${WIDTH} 0) scale(-1 1)"`, () => {
      c.path(
        d('M', -5, -5, 'H', 112, 'C', 96, 80, 60, 150, 26, 176, 'C', 40, 240, 44, 330, 34, HEIGHT + 5, 'H', -5, 'z'),
        c.blend([lighter(colour, 0.16), darker(colour, 0.3), colour, darker(colour, 0.45)], 'across'),
      )
      c.line(
        d('M', 40, -5, 'C', 40, 80, 24, 130, 14, 170, 'M', 76, -5, 'C', 70, 80, 40, 140, 20, 172),
        darker(colour, 0.4),
        3,
        'opacity=".6"',
      )
      c.path(d('M', 0, 164, 'q', 18, 16, 34, 8, 'l', -2, 10, 'q', -16, 8, -34, -6, 'z'), '#d9ab4a')
    })
  }
}

export function rug(c: Canvas, y: number, colour: Colour, edge: Colour = '#e0b95f'): void {
  c.polygon(
    [
      [70, y],
      [230, y],
      [290, HEIGHT],
      [10, HEIGHT],
    ],
    c.blend([lighter(colour, 0.1), darker(colour, 0.25)]),
  )
  c.line(d('M', 82, y, 'L', 30, HEIGHT, 'M', 218, y, 'L', 270, HEIGHT), edge, 3.5)
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

/** Steps that lead up. */
export function steps(c: Canvas, y: number, stone: Colour = c.light.far, count = 5): void {
  const h = (HEIGHT - y) / count
  for (let i = 0; i < count; i++) {
    const inset = (count - 1 - i) * 14
    c.rect(
      20 + inset - 20,
      y + i * h,
      300 - 2 * inset,
      h + 1,
      c.blend([lighter(stone, 0.25 - i * 0.04), darker(stone, 0.1 + i * 0.05)]),
    )
  }
}
