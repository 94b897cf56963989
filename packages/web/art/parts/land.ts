import { type Canvas, d, dice, HEIGHT, type Point, WIDTH } from '../canvas.ts'
import { type Colour, darker, lighter, mix } from '../colour.ts'

/** A line of rolling hills; everything below it is land. */
export function hills(c: Canvas, y: number, colour: Colour, seed = 1, rise = 34): void {
  const roll = dice(seed)
  let way = d('M', 0, HEIGHT, 'L', 0, y + roll() * rise)
  for (let x = 0; x < WIDTH; x += 75)
    way += ` ${d('C', x + 25, y - roll() * rise, x + 50, y + roll() * rise, x + 75, y + (roll() - 0.4) * rise)}`
  c.path(`${way} ${d('L', WIDTH, HEIGHT)}z`, c.blend([lighter(colour, 0.14), colour, darker(colour, 0.18)]))
}

/** Sharp peaks, their left sides in the light. */
export function mountains(c: Canvas, y: number, colour: Colour, seed = 1, count = 4, snowy = false): void {
  const roll = dice(seed)
  for (let i = 0; i < count; i++) {
    const x = (i + 0.2 + roll() * 0.6) * (WIDTH / count)
    const [top, w] = [y - 50 - roll() * 70, 60 + roll() * 50]
    c.polygon(
      [
        [x - w, y + 60],
        [x, top],
        [x + w * 0.2, y + 60],
      ],
      lighter(colour, 0.12),
    )
    c.polygon(
      [
        [x + w * 0.2, y + 60],
        [x, top],
        [x + w, y + 60],
      ],
      darker(colour, 0.16),
    )
    if (snowy)
      c.polygon(
        [
          [x - w * 0.24, top + 34],
          [x, top],
          [x + w * 0.22, top + 32],
          [x + 4, top + 24],
        ],
        '#f4f1ea',
      )
  }
  c.rect(0, y + 58, WIDTH, HEIGHT - y - 58, colour)
}

/** Flat ground in front. */
export function ground(c: Canvas, y: number, colour: Colour = c.light.near): void {
  c.path(
    d('M', 0, HEIGHT, 'L', 0, y + 6, 'Q', 80, y - 8, 160, y + 3, 'T', WIDTH, y, 'L', WIDTH, HEIGHT, 'z'),
    c.blend([lighter(colour, 0.1), darker(colour, 0.2)]),
  )
}

/** A road that winds into the distance. */
export function road(c: Canvas, y: number, colour?: Colour, x = 150): void {
  const fill = colour ?? mix(c.light.near, c.light.low, 0.5)
  c.path(
    d(
      'M',
      70,
      HEIGHT,
      'C',
      110,
      360,
      210,
      345,
      190,
      y + 40,
      'S',
      x - 10,
      y + 18,
      x,
      y,
      'l',
      8,
      0,
      'C',
      x + 10,
      y + 22,
      236,
      y + 30,
      226,
      y + 50,
      'S',
      240,
      370,
      215,
      HEIGHT,
      'z',
    ),
    fill,
    'opacity=".8"',
  )
}

/** Furrows or rows that run away from the eye. */
export function rows(c: Canvas, y: number, colour: Colour, count = 9): void {
  const way = Array.from({ length: count }, (_, i) => {
    const x = (i - (count - 1) / 2) * 14
    return d('M', 150 + x, y, 'L', 150 + x * 7, HEIGHT)
  }).join('')
  c.line(way, colour, 5, 'opacity=".55"')
}

export function cliff(c: Canvas, x: number, y: number, colour: Colour = c.light.middle): void {
  c.path(
    d(
      'M',
      -5,
      HEIGHT,
      'L',
      -5,
      y - 16,
      'L',
      x * 0.5,
      y,
      'L',
      x,
      y + 8,
      'L',
      x - 14,
      y + 60,
      'L',
      x + 10,
      y + 110,
      'L',
      x - 6,
      HEIGHT,
      'z',
    ),
    c.lit(colour),
  )
  c.path(
    d(
      'M',
      x,
      y + 8,
      'L',
      x - 14,
      y + 60,
      'L',
      x + 10,
      y + 110,
      'L',
      x - 6,
      HEIGHT,
      'L',
      x - 40,
      HEIGHT,
      'L',
      x - 34,
      y + 70,
      'z',
    ),
    darker(colour, 0.35),
    'opacity=".6"',
  )
}

/** A rock with a lit and a shaded face; x is its middle, y its foot. */
export function boulder(c: Canvas, x: number, y: number, w: number, stone: Colour = '#9a9088'): void {
  const at = (right: number, up: number): Point => [x + right * w, y - up * w * 0.72]
  c.ellipse(x + w * 0.06, y, w * 0.55, w * 0.07, '#000000', 'opacity=".28"')
  c.polygon([at(-0.5, 0), at(-0.44, 0.5), at(-0.2, 0.92), at(0.16, 1), at(0.42, 0.6), at(0.5, 0)], stone)
  c.polygon([at(-0.44, 0.5), at(-0.2, 0.92), at(0.16, 1), at(0.02, 0.58), at(-0.26, 0.44)], lighter(stone, 0.34))
  c.polygon([at(0.16, 1), at(0.42, 0.6), at(0.5, 0), at(0.12, 0), at(0.02, 0.58)], darker(stone, 0.34))
}

/** Water to the horizon, with light on it. */
export function sea(c: Canvas, y: number, colour: Colour = c.light.middle, seed = 1): void {
  c.rect(0, y, WIDTH, HEIGHT - y, c.blend([lighter(colour, 0.3), colour, darker(colour, 0.3)]))
  const roll = dice(seed)
  for (let i = 0; i < 16; i++) {
    const top = y + 6 + roll() ** 1.4 * (HEIGHT - y)
    const w = 10 + (top - y) * 0.25
    c.line(
      d('M', roll() * WIDTH - w / 2, top, 'q', w / 4, -3, w / 2, 0, 't', w / 2, 0),
      c.light.shine,
      1.6,
      'opacity=".4"',
    )
  }
}

export function river(c: Canvas, y: number, colour: Colour = '#5f9fb5'): void {
  c.path(
    d(
      'M',
      138,
      y,
      'C',
      120,
      y + 30,
      210,
      y + 46,
      176,
      y + 84,
      'S',
      40,
      350,
      30,
      HEIGHT,
      'L',
      190,
      HEIGHT,
      'C',
      190,
      360,
      262,
      y + 110,
      240,
      y + 76,
      'S',
      160,
      y + 30,
      152,
      y,
      'z',
    ),
    c.blend([lighter(colour, 0.35), colour]),
  )
}

/** A still pool. */
export function pool(c: Canvas, x: number, y: number, w: number, colour: Colour): void {
  c.ellipse(x, y, w, w * 0.3, darker(c.light.near, 0.2))
  c.ellipse(x, y - 3, w * 0.94, w * 0.26, c.blend([lighter(colour, 0.4), colour]))
  c.ellipse(x - w * 0.2, y - w * 0.08, w * 0.3, w * 0.05, '#ffffff', 'opacity=".4"')
}

/** The mouth of a cave: rock all around. */
export function cavern(c: Canvas, colour: Colour = c.light.near): void {
  c.path(
    `${d('M', 0, 0, 'H', WIDTH, 'V', HEIGHT, 'H', 0, 'z')}${d('M', 34, HEIGHT, 'L', 22, 250, 'L', 50, 150, 'L', 92, 78, 'L', 150, 52, 'L', 214, 74, 'L', 256, 160, 'L', 272, 270, 'L', 262, HEIGHT, 'z')}`,
    c.blend([colour, darker(colour, 0.3)]),
    'fill-rule="evenodd"',
  )
}
