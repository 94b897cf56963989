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
