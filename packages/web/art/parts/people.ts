import { type Canvas, d } from '../canvas.ts'
import { type Colour, darker, lighter } from '../colour.ts'
import { type Dress, headdress, held } from '../dress.ts'

/** Somebody who stands there; x, y is where the feet are. */
export function person(c: Canvas, x: number, y: number, h: number, dress: Dress): void {
  const { robe, skin = '#e3b48c', belt = '#d9ae55' } = dress
  const r = h * 0.095
  const [shoulder, head] = [y - h * 0.78, y - h * 0.87]
  c.group(dress.mirrored ? `transform="translate(${Math.round(2 * x)} 0) scale(-1 1)"` : '', () => {
    c.ellipse(x + h * 0.05, y, h * 0.24, h * 0.04, '#000000', 'opacity=".3"')
    c.path(
      d(
        'M',
        x - h * 0.07,
        shoulder,
        'Q',
        x - h * 0.17,
        shoulder + h * 0.03,
        x - h * 0.17,
        y - h * 0.45,
        'L',
        x - h * 0.22,
        y,
        'H',
        x + h * 0.22,
        'L',
        x + h * 0.17,
        y - h * 0.45,
        'Q',
        x + h * 0.17,
        shoulder + h * 0.03,
        x + h * 0.07,
        shoulder,
        'z',
      ),
      c.blend([lighter(robe, 0.26), robe, darker(robe, 0.4)], 'across'),
    )
    c.line(
      d('M', x - h * 0.06, y - h * 0.42, 'L', x - h * 0.1, y, 'M', x + h * 0.05, y - h * 0.42, 'L', x + h * 0.08, y),
      darker(robe, 0.4),
      h * 0.012,
      'opacity=".7"',
    )
    c.line(d('M', x - h * 0.165, y - h * 0.47, 'Q', x, y - h * 0.43, x + h * 0.165, y - h * 0.47), belt, h * 0.03)
    c.circle(x, head, r, c.blend([lighter(skin, 0.2), darker(skin, 0.2)], 'slant'))
    headdress(c, x, head, r, dress)
    c.path(
      d(
        'M',
        x + h * 0.1,
        shoulder + h * 0.02,
        'Q',
        x + h * 0.26,
        y - h * 0.6,
        x + h * 0.24,
        y - h * 0.46,
        'l',
        -h * 0.09,
        0,
        'Q',
        x + h * 0.14,
        y - h * 0.58,
        x + h * 0.06,
        y - h * 0.62,
        'z',
      ),
      darker(robe, 0.22),
    )
    c.circle(x + h * 0.2, y - h * 0.45, h * 0.04, skin)
    held(c, x + h * 0.2, y - h * 0.46, h, dress.holds, robe)
  })
}

/** Heads and shoulders of many, seen from behind. */
export function crowd(c: Canvas, y: number, colours: readonly Colour[], count = 8, h = 60): void {
  for (let i = 0; i < count; i++) {
    const x = ((i + 0.5) * 300) / count + (i % 2 ? 5 : -5)
    const top = y + (i % 3) * 9
    const colour = colours[i % colours.length] ?? '#7a4a3a'
    c.path(
      d(
        'M',
        x - h * 0.36,
        405,
        'V',
        top + h * 0.62,
        'Q',
        x - h * 0.3,
        top + h * 0.34,
        x,
        top + h * 0.32,
        'T',
        x + h * 0.36,
        top + h * 0.62,
        'V',
        405,
        'z',
      ),
      c.lit(colour),
    )
    c.circle(x, top + h * 0.18, h * 0.18, c.lit(i % 2 ? '#5a3a26' : '#8a5f3c'))
  }
}
