import { type Canvas, d, dice } from '../canvas.ts'
import { type Colour, darker } from '../colour.ts'

export function book(c: Canvas, x: number, y: number, w: number, cover: Colour = '#8f3b34'): void {
  c.path(
    d(
      'M',
      x - w / 2,
      y - w * 0.06,
      'Q',
      x - w * 0.25,
      y - w * 0.2,
      x,
      y - w * 0.06,
      'Q',
      x + w * 0.25,
      y - w * 0.2,
      x + w / 2,
      y - w * 0.06,
      'V',
      y + w * 0.3,
      'Q',
      x + w * 0.25,
      y + w * 0.16,
      x,
      y + w * 0.3,
      'Q',
      x - w * 0.25,
      y + w * 0.16,
      x - w / 2,
      y + w * 0.3,
      'z',
    ),
    c.lit(cover),
  )
  for (const side of [-1, 1])
    c.path(
      d(
        'M',
        x,
        y - w * 0.08,
        'Q',
        x + side * w * 0.24,
        y - w * 0.24,
        x + side * w * 0.46,
        y - w * 0.1,
        'V',
        y + w * 0.24,
        'Q',
        x + side * w * 0.24,
        y + w * 0.1,
        x,
        y + w * 0.25,
        'z',
      ),
      side < 0 ? '#fff5dd' : '#e4d3ac',
    )
  c.line(
    [0.02, 0.08, 0.14]
      .map(t =>
        d(
          'M',
          x - w * 0.4,
          y + w * (t - 0.06),
          'q',
          w * 0.16,
          -w * 0.09,
          w * 0.34,
          w * 0.01,
          'm',
          w * 0.12,
          0,
          'q',
          w * 0.16,
          -w * 0.1,
          w * 0.34,
          0,
        ),
      )
      .join(''),
    '#9a7d58',
    1.6,
    'opacity=".75"',
  )
}

export function scroll(c: Canvas, x: number, y: number, w: number, seal: Colour = '#a8322e', turn = 0): void {
  c.group(`transform="rotate(${turn} ${x} ${y})"`, () => {
    const h = w * 1.2
    c.rect(x - w / 2, y - h / 2, w, h, c.lit('#f1e2bd'))
    c.rect(x - w * 0.56, y - h / 2 - w * 0.08, w * 1.12, w * 0.16, c.blend(['#fff4d8', '#b99a68']), 'rx="6"')
    c.rect(x - w * 0.56, y + h / 2 - w * 0.08, w * 1.12, w * 0.16, c.blend(['#fff4d8', '#b99a68']), 'rx="6"')
    c.line(
      [0.24, 0.36, 0.48, 0.6]
        .map((t, i) => d('M', x - w * 0.36, y - h / 2 + h * t, 'h', w * (i === 3 ? 0.4 : 0.7)))
        .join(''),
      '#8a6a44',
      2.2,
      'opacity=".8"',
    )
    c.circle(x + w * 0.22, y + h * 0.27, w * 0.12, c.lit(seal))
  })
}

export function bottle(c: Canvas, x: number, y: number, h: number, liquid: Colour): void {
  const w = h * 0.5
  c.path(
    d(
      'M',
      x - w * 0.16,
      y - h,
      'h',
      w * 0.32,
      'v',
      h * 0.34,
      'Q',
      x + w / 2,
      y - h * 0.5,
      x + w / 2,
      y - h * 0.24,
      'Q',
      x + w / 2,
      y,
      x,
      y,
      'T',
      x - w / 2,
      y - h * 0.24,
      'Q',
      x - w / 2,
      y - h * 0.5,
      x - w * 0.16,
      y - h * 0.66,
      'z',
    ),
    '#dff1ee',
    'opacity=".55"',
  )
  c.path(
    d(
      'M',
      x - w * 0.46,
      y - h * 0.36,
      'Q',
      x,
      y - h * 0.28,
      x + w * 0.46,
      y - h * 0.36,
      'Q',
      x + w * 0.56,
      y - h * 0.04,
      x,
      y - h * 0.03,
      'T',
      x - w * 0.46,
      y - h * 0.36,
      'z',
    ),
    c.lit(liquid),
  )
  c.line(
    d('M', x - w * 0.34, y - h * 0.42, 'Q', x - w * 0.44, y - h * 0.2, x - w * 0.24, y - h * 0.1),
    '#ffffff',
    h * 0.03,
    'opacity=".8" stroke-linecap="round"',
  )
  c.rect(x - w * 0.2, y - h * 1.07, w * 0.4, h * 0.1, c.lit('#a9713f'), 'rx="2"')
  for (const [dx, dy, r] of [
    [-0.1, 0.2, 0.05],
    [0.14, 0.3, 0.035],
    [0.02, 0.46, 0.025],
  ] as const)
    c.circle(x + dx * w, y - dy * h, r * h, '#ffffff', 'opacity=".6"')
}

/** Little lights. */
export function sparkles(
  c: Canvas,
  x: number,
  y: number,
  spread: number,
  colour: Colour = '#fff6c8',
  seed = 1,
  count = 9,
): void {
  const roll = dice(seed)
  for (let i = 0; i < count; i++) {
    const [cx, cy, r] = [x + (roll() - 0.5) * spread * 2, y + (roll() - 0.5) * spread * 2, 3 + roll() * 6]
    c.path(
      d(
        'M',
        cx,
        cy - r,
        'q',
        r * 0.14,
        r * 0.86,
        r,
        r,
        'q',
        -r * 0.86,
        r * 0.14,
        -r,
        r,
        'q',
        -r * 0.14,
        -r * 0.86,
        -r,
        -r,
        'q',
        r * 0.86,
        -r * 0.14,
        r,
        -r,
        'z',
      ),
      colour,
      'opacity=".9"',
    )
  }
}

export function cart(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  wood: Colour = '#8a5a34',
  load: Colour = '#d9b25a',
): void {
  c.path(d('M', x - w * 0.4, y - w * 0.44, 'Q', x, y - w * 0.76, x + w * 0.42, y - w * 0.44, 'z'), c.lit(load))
  c.polygon(
    [
      [x - w * 0.46, y - w * 0.46],
      [x + w * 0.48, y - w * 0.46],
      [x + w * 0.38, y - w * 0.18],
      [x - w * 0.36, y - w * 0.18],
    ],
    c.lit(wood),
  )
  c.line(d('M', x + w * 0.44, y - w * 0.34, 'L', x + w * 0.78, y - w * 0.2), darker(wood, 0.2), w * 0.04)
  for (const left of [-0.22, 0.24]) {
    c.circle(
      x + left * w,
      y - w * 0.14,
      w * 0.15,
      'none',
      `stroke="${darker(wood, 0.3)}" stroke-width="${(w * 0.045).toFixed(1)}"`,
    )
    c.line(
      d('M', x + left * w - w * 0.15, y - w * 0.14, 'h', w * 0.3, 'm', -w * 0.15, -w * 0.15, 'v', w * 0.3),
      darker(wood, 0.3),
      w * 0.025,
    )
  }
}

export function lantern(c: Canvas, x: number, y: number, h: number, light: Colour = '#ffc658'): void {
  c.circle(x, y, h, light, 'opacity=".16"')
  c.circle(x, y, h * 0.6, light, 'opacity=".24"')
  c.line(d('M', x, y - h * 0.9, 'V', y - h * 0.4), '#2a1c14', 2)
  c.polygon(
    [
      [x - h * 0.26, y - h * 0.26],
      [x, y - h * 0.5],
      [x + h * 0.26, y - h * 0.26],
    ],
    '#3a281c',
  )
  c.rect(x - h * 0.2, y - h * 0.26, h * 0.4, h * 0.52, c.blend(['#fff6c8', light]), 'rx="3"')
  c.line(
    d('M', x, y - h * 0.26, 'V', y + h * 0.26, 'M', x - h * 0.24, y + h * 0.28, 'h', h * 0.48),
    '#3a281c',
    h * 0.07,
  )
}

/** A shield with a device. */
export function shield(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  field: Colour,
  device?: string,
  metal: Colour = '#f2d27a',
): void {
  const h = w * 1.2
  c.path(
    d(
      'M',
      x - w / 2,
      y - h / 2,
      'H',
      x + w / 2,
      'V',
      y,
      'Q',
      x + w * 0.46,
      y + h * 0.34,
      x,
      y + h / 2,
      'Q',
      x - w * 0.46,
      y + h * 0.34,
      x - w / 2,
      y,
      'z',
    ),
    c.lit(metal),
  )
  c.path(
    d(
      'M',
      x - w * 0.43,
      y - h * 0.44,
      'H',
      x + w * 0.43,
      'V',
      y,
      'Q',
      x + w * 0.4,
      y + h * 0.3,
      x,
      y + h * 0.43,
      'Q',
      x - w * 0.4,
      y + h * 0.3,
      x - w * 0.43,
      y,
      'z',
    ),
    c.lit(field),
  )
  if (device !== undefined) c.glyph(device, { x, y: y - h * 0.03, size: w * 0.62 }, [metal])
}

/** Chains across the picture. */
export function chains(c: Canvas, x: number, y: number, length: number, metal: Colour = '#8d949a'): void {
  for (let i = 0; i * 14 < length; i++)
    c.ellipse(
      x,
      y + i * 14,
      i % 2 ? 3 : 6,
      9,
      'none',
      `stroke="${i % 2 ? darker(metal, 0.2) : metal}" stroke-width="3.4"`,
    )
}

/** A wheel with spokes. */
export function wheel(c: Canvas, x: number, y: number, r: number, wood: Colour = '#7a4d2c'): void {
  c.circle(x, y, r, 'none', `stroke="${wood}" stroke-width="${(r * 0.16).toFixed(1)}"`)
  for (let i = 0; i < 6; i++)
    c.line(
      d('M', x, y, 'L', x + Math.cos((i * Math.PI) / 3) * r, y + Math.sin((i * Math.PI) / 3) * r),
      darker(wood, 0.15),
      r * 0.1,
    )
  c.circle(x, y, r * 0.2, c.lit(wood))
}
