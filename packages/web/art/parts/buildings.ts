import { type Canvas, d, dice } from '../canvas.ts'
import { type Colour, darker, lighter } from '../colour.ts'
import { arch, tower } from './strongholds.ts'

const LAMP: Colour = '#ffd778'

/** A house seen from the corner: gable in the light, side in the shade. */
export function house(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  wall: Colour = '#d8b48a',
  roof: Colour = '#a34f32',
  lamp = true,
): void {
  const h = w * 0.62
  const side = w * 0.42
  c.rect(x + w - side, y - h, side, h, darker(wall, 0.25))
  c.rect(x, y - h, w - side, h, c.lit(wall))
  c.polygon(
    [
      [x - 3, y - h],
      [x + (w - side) / 2, y - h - w * 0.5],
      [x + w - side + 2, y - h],
    ],
    lighter(wall, 0.1),
  )
  c.polygon(
    [
      [x + (w - side) / 2, y - h - w * 0.52],
      [x + w - side / 2, y - h - w * 0.52],
      [x + w + 5, y - h + 3],
      [x + w - side + 1, y - h + 3],
    ],
    c.lit(roof),
  )
  c.line(
    d('M', x - 5, y - h + 3, 'L', x + (w - side) / 2, y - h - w * 0.52, 'L', x + w - side + 1, y - h + 3),
    darker(roof, 0.15),
    w * 0.05,
  )
  const pane = lamp ? LAMP : darker(wall, 0.5)
  c.rect(x + w * 0.12, y - h * 0.72, w * 0.14, w * 0.16, pane)
  c.rect(x + w - side * 0.66, y - h * 0.72, w * 0.14, w * 0.16, lamp ? darker(pane, 0.15) : pane)
  c.path(
    d('M', x + w * 0.34, y, 'v', -h * 0.42, 'a', w * 0.08, w * 0.08, 0, 0, 1, w * 0.16, 0, 'v', h * 0.42, 'z'),
    darker(wall, 0.6),
  )
}

/** A hut of straw and wood. */
export function hut(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  roof: Colour = '#b08a4a',
  wall: Colour = '#7d5a3a',
): void {
  c.rect(x + w * 0.14, y - w * 0.4, w * 0.72, w * 0.4, c.lit(wall))
  c.path(
    d(
      'M',
      x,
      y - w * 0.34,
      'Q',
      x + w * 0.3,
      y - w * 0.9,
      x + w * 0.5,
      y - w,
      'Q',
      x + w * 0.7,
      y - w * 0.9,
      x + w,
      y - w * 0.34,
      'z',
    ),
    c.lit(roof),
  )
  c.rect(x + w * 0.4, y - w * 0.28, w * 0.2, w * 0.28, darker(wall, 0.55))
}

export function church(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  wall: Colour = '#d9cbb2',
  roof: Colour = '#7a4a3f',
): void {
  c.rect(x, y - w * 0.5, w, w * 0.5, c.lit(wall))
  c.polygon(
    [
      [x - 4, y - w * 0.5],
      [x + w * 0.2, y - w * 0.8],
      [x + w, y - w * 0.8],
      [x + w + 4, y - w * 0.5],
    ],
    c.lit(roof),
  )
  tower(c, x - w * 0.1, y, w * 0.34, w * 0.86, wall, roof)
  c.line(
    d('M', x + w * 0.07, y - w * 1.27, 'v', -w * 0.18, 'm', -w * 0.05, w * 0.06, 'h', w * 0.1),
    lighter(roof, 0.5),
    w * 0.026,
  )
  for (let i = 0; i < 3; i++) arch(c, x + w * (0.42 + i * 0.2), y - w * 0.08, w * 0.1, w * 0.28, LAMP)
}

export function tent(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  cloth: Colour = '#c0503f',
  stripe: Colour = '#f0e0bf',
): void {
  const top = y - w * 0.95
  const edge = [-0.5, -0.25, 0, 0.25, 0.5]
  for (let i = 0; i < 4; i++) {
    const [a = 0, b = 0] = [edge[i], edge[i + 1]]
    c.polygon(
      [
        [x, top],
        [x + a * w, y - w * 0.4],
        [x + b * w, y - w * 0.4],
      ],
      i % 2 ? c.lit(stripe) : c.lit(cloth),
    )
    c.polygon(
      [
        [x + a * w, y - w * 0.4],
        [x + b * w, y - w * 0.4],
        [x + b * w * 1.1, y],
        [x + a * w * 1.1, y],
      ],
      darker(i % 2 ? stripe : cloth, 0.12 + i * 0.06),
    )
  }
  c.polygon(
    [
      [x - w * 0.12, y],
      [x, y - w * 0.38],
      [x + w * 0.12, y],
    ],
    darker(cloth, 0.65),
  )
  flag(c, x, top, w * 0.3, cloth)
}

/** A flag on its pole; x, y is the foot of the pole. */
export function flag(c: Canvas, x: number, y: number, h: number, colour: Colour): void {
  c.line(d('M', x, y, 'v', -h), '#4a3426', Math.max(2, h * 0.05))
  c.path(
    d(
      'M',
      x,
      y - h,
      'q',
      h * 0.3,
      -h * 0.14,
      h * 0.6,
      0,
      't',
      h * 0.4,
      -h * 0.02,
      'l',
      -h * 0.12,
      h * 0.22,
      'l',
      h * 0.12,
      h * 0.18,
      'q',
      -h * 0.3,
      h * 0.06,
      -h * 0.5,
      -h * 0.02,
      't',
      -h * 0.5,
      h * 0.02,
      'z',
    ),
    c.lit(colour),
  )
}

/** A stall with a striped awning. */
export function stall(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  cloth: Colour = '#b8453a',
  wares: readonly Colour[] = ['#d98a2b', '#8fae3f', '#b23a3a'],
): void {
  c.rect(x + w * 0.06, y - w * 0.75, w * 0.06, w * 0.75, '#5a3a24')
  c.rect(x + w * 0.88, y - w * 0.75, w * 0.06, w * 0.75, '#45291a')
  c.rect(x, y - w * 0.36, w, w * 0.36, c.lit('#8a5a35'))
  for (let i = 0; i < 9; i++)
    c.circle(x + w * (0.12 + i * 0.095), y - w * 0.39, w * 0.06, c.lit(wares[i % wares.length] ?? '#d98a2b'))
  const strip = w / 6
  for (let i = 0; i < 6; i++) {
    const fill = i % 2 ? '#f2e3c4' : cloth
    c.path(
      d(
        'M',
        x - w * 0.06 + i * strip * 1.12,
        y - w * 0.72,
        'l',
        strip * 0.2,
        -w * 0.22,
        'h',
        strip * 0.9,
        'l',
        strip * 0.02,
        w * 0.22,
        'a',
        strip * 0.56,
        strip * 0.56,
        0,
        0,
        1,
        -strip * 1.12,
        0,
        'z',
      ),
      c.lit(fill),
    )
  }
}

export function mill(c: Canvas, x: number, y: number, h: number, wall: Colour = '#d8c4a0'): void {
  c.polygon(
    [
      [x - h * 0.24, y],
      [x - h * 0.15, y - h * 0.66],
      [x + h * 0.15, y - h * 0.66],
      [x + h * 0.24, y],
    ],
    c.lit(wall),
  )
  c.polygon(
    [
      [x - h * 0.19, y - h * 0.64],
      [x, y - h * 0.86],
      [x + h * 0.19, y - h * 0.64],
    ],
    c.lit('#7d4630'),
  )
  for (const turn of [20, 110, 200, 290])
    c.group(`transform="rotate(${turn} ${x} ${Math.round(y - h * 0.66)})"`, () => {
      c.rect(x - 2, y - h * 0.66, 4, h * 0.46, '#4a3020')
      c.rect(x + 2, y - h * 0.58, h * 0.1, h * 0.36, '#efe2c4', 'opacity=".9"')
    })
  arch(c, x, y, h * 0.12, h * 0.2, darker(wall, 0.65))
}

export function ship(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  sail: Colour = '#efe0c0',
  hull: Colour = '#6b3f26',
): void {
  c.line(d('M', x, y, 'v', -w * 0.95), '#45291a', w * 0.035)
  c.path(
    d(
      'M',
      x + 3,
      y - w * 0.9,
      'Q',
      x + w * 0.5,
      y - w * 0.6,
      x + 3,
      y - w * 0.16,
      'Q',
      x + w * 0.16,
      y - w * 0.5,
      x + 3,
      y - w * 0.9,
      'z',
    ),
    c.lit(sail),
  )
  c.path(
    d(
      'M',
      x - 4,
      y - w * 0.82,
      'Q',
      x - w * 0.44,
      y - w * 0.46,
      x - w * 0.4,
      y - w * 0.14,
      'L',
      x - 4,
      y - w * 0.16,
      'z',
    ),
    c.lit(darker(sail, 0.08)),
  )
  c.path(
    d(
      'M',
      x - w * 0.52,
      y - w * 0.08,
      'H',
      x + w * 0.54,
      'Q',
      x + w * 0.44,
      y + w * 0.18,
      x + w * 0.24,
      y + w * 0.2,
      'H',
      x - w * 0.26,
      'Q',
      x - w * 0.44,
      y + w * 0.16,
      x - w * 0.52,
      y - w * 0.08,
      'z',
    ),
    c.lit(hull),
  )
  c.line(d('M', x - w * 0.47, y + w * 0.02, 'H', x + w * 0.5), lighter(hull, 0.35), 3)
}

/** A town's roofs, far away. */
export function skyline(c: Canvas, y: number, colour: Colour, seed = 1, lamps = false): void {
  const roll = dice(seed)
  for (let x = -10; x < 300; ) {
    const [w, h] = [20 + roll() * 22, 24 + roll() * 44]
    c.polygon(
      [
        [x, y + 60],
        [x, y - h],
        [x + w / 2, y - h - 8 - roll() * 22],
        [x + w, y - h],
        [x + w, y + 60],
      ],
      roll() < 0.5 ? colour : darker(colour, 0.12),
    )
    if (lamps) c.rect(x + w * 0.4, y - h * 0.5, 4, 6, LAMP)
    x += w - 2
  }
}

/** A palisade or fence from side to side. */
export function fence(c: Canvas, y: number, wood: Colour = '#6f4a2d', h = 36): void {
  for (let x = -4; x < 300; x += 17)
    c.polygon(
      [
        [x, y],
        [x, y - h],
        [x + 6, y - h - 9],
        [x + 12, y - h],
        [x + 12, y],
      ],
      c.lit(wood),
    )
  c.rect(-5, y - h * 0.6, 310, 5, darker(wood, 0.25))
}
