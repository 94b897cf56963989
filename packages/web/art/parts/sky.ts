import { type Canvas, d, dice, HEIGHT, WIDTH } from '../canvas.ts'
import { type Colour, lighter, mix } from '../colour.ts'

/** The sky of the scene's hour, or the far wall of its room. */
export function sky(c: Canvas): void {
  const { high, low } = c.light
  c.rect(0, 0, WIDTH, HEIGHT, c.blend([high, mix(high, low, 0.55), low]))
}

/** Sun or moon with the light around it. */
export function sun(c: Canvas, x = 205, y = 95, r = 38): void {
  const { shine } = c.light
  c.circle(x, y, r * 2, shine, 'opacity=".12"')
  c.circle(x, y, r * 1.45, shine, 'opacity=".2"')
  c.circle(x, y, r, c.blend([shine, mix(shine, c.light.low, 0.35)], 'slant'))
}

export function crescent(c: Canvas, x = 90, y = 85, r = 34): void {
  const { shine, high } = c.light
  c.circle(x, y, r * 1.7, shine, 'opacity=".12"')
  c.path(
    d('M', x, y - r, 'A', r, r, 0, 1, 0, x + r, y, 'A', r * 0.8, r * 0.8, 0, 1, 1, x, y - r, 'z'),
    mix(shine, high, 0.08),
  )
}

export function stars(c: Canvas, count = 26, seed = 1, below = 210): void {
  const roll = dice(seed)
  for (let i = 0; i < count; i++)
    c.circle(
      roll() * WIDTH,
      roll() * below,
      0.8 + roll() * 1.4,
      c.light.shine,
      `opacity="${(0.35 + roll() * 0.6).toFixed(2)}"`,
    )
}

export function clouds(c: Canvas, seed = 1, y = 80, colour?: Colour, count = 3): void {
  const roll = dice(seed)
  const fill = colour ?? lighter(c.light.low, 0.45)
  for (let i = 0; i < count; i++) {
    const [x, top, w] = [roll() * 280, y + roll() * 70 - 35, 50 + roll() * 50]
    c.group('opacity=".55"', () => {
      c.ellipse(x, top, w, 9, fill)
      c.ellipse(x - w * 0.25, top - 8, w * 0.4, 13, fill)
      c.ellipse(x + w * 0.2, top - 12, w * 0.33, 16, fill)
    })
  }
}

/** Beams from one place, as of something that shines. */
export function rays(c: Canvas, x = 150, y = 190, count = 14, strength = 0.22): void {
  const step = (2 * Math.PI) / count
  const spoke = (angle: number) => [x + Math.cos(angle) * 420, y + Math.sin(angle) * 420]
  const way = Array.from({ length: count }, (_, i) => {
    const [[ax = 0, ay = 0], [bx = 0, by = 0]] = [spoke(i * step), spoke((i + 0.5) * step)]
    return d('M', x, y, 'L', ax, ay, 'L', bx, by, 'z')
  }).join('')
  c.path(way, c.light.shine, `opacity="${strength}"`)
}

/** A soft round light. */
export function glow(c: Canvas, x = 150, y = 200, r = 90, colour?: Colour): void {
  const fill = colour ?? c.light.shine
  for (const [share, opacity] of [
    [1, 0.1],
    [0.72, 0.14],
    [0.46, 0.2],
  ] as const)
    c.circle(x, y, r * share, fill, `opacity="${opacity}"`)
}

export function birds(c: Canvas, seed = 1, count = 4): void {
  const roll = dice(seed)
  for (let i = 0; i < count; i++) {
    const [x, y, w] = [40 + roll() * 220, 40 + roll() * 90, 6 + roll() * 7]
    c.line(
      d('M', x - w, y, 'q', w / 2, -w * 0.7, w, 0, 'q', w / 2, -w * 0.7, w, 0),
      c.light.near,
      2,
      'stroke-linecap="round"',
    )
  }
}

export function rain(c: Canvas, seed = 1): void {
  const roll = dice(seed)
  const way = Array.from({ length: 46 }, () => d('M', roll() * 330, roll() * 400, 'l', -9, 26)).join('')
  c.line(way, c.light.shine, 1.3, 'opacity=".35"')
}

export function lightning(c: Canvas, x = 205, y = 30): void {
  c.path(
    d('M', x, y, 'l', -34, 74, 'l', 24, -6, 'l', -30, 80, 'l', 70, -104, 'l', -26, 6, 'l', 26, -50, 'z'),
    c.light.shine,
    'opacity=".9"',
  )
}

export function snow(c: Canvas, seed = 1): void {
  const roll = dice(seed)
  for (let i = 0; i < 34; i++) c.circle(roll() * WIDTH, roll() * HEIGHT, 1 + roll() * 2, '#ffffff', 'opacity=".7"')
}
