import { type Canvas, d } from './canvas.ts'
import { type Colour, darker, lighter } from './colour.ts'

export interface Dress {
  readonly robe: Colour
  readonly skin?: Colour
  readonly hair?: Colour
  /** What is worn on the head. */
  readonly head?: 'bare' | 'hood' | 'crown' | 'hat' | 'helmet' | 'wimple' | 'pointed' | 'cap' | 'laurel'
  /** What is held. */
  readonly holds?:
    | 'staff'
    | 'sword'
    | 'spear'
    | 'shield'
    | 'scroll'
    | 'lantern'
    | 'broom'
    | 'purse'
    | 'goblet'
    | 'banner'
  readonly mirrored?: boolean
  readonly belt?: Colour
}

export function headdress(
  c: Canvas,
  x: number,
  y: number,
  r: number,
  { head = 'bare', robe, hair = '#4a2f1e' }: Dress,
): void {
  const gold: Colour = '#f0c24e'
  switch (head) {
    case 'hood':
      c.path(
        d(
          'M',
          x - r * 1.3,
          y + r * 1.1,
          'Q',
          x - r * 1.5,
          y - r * 1.5,
          x,
          y - r * 1.7,
          'Q',
          x + r * 1.5,
          y - r * 1.5,
          x + r * 1.3,
          y + r * 1.1,
          'Q',
          x + r * 0.8,
          y - r * 0.7,
          x,
          y - r * 0.7,
          'T',
          x - r * 1.3,
          y + r * 1.1,
          'z',
        ),
        c.lit(robe),
      )
      return
    case 'crown':
      c.path(d('M', x - r, y - r * 0.35, 'Q', x, y - r * 1.5, x + r, y - r * 0.35, 'z'), hair)
      c.path(
        d(
          'M',
          x - r,
          y - r * 0.55,
          'l',
          -r * 0.1,
          -r * 0.9,
          'l',
          r * 0.5,
          r * 0.45,
          'l',
          r * 0.6,
          -r * 0.75,
          'l',
          r * 0.6,
          r * 0.75,
          'l',
          r * 0.5,
          -r * 0.45,
          'l',
          -r * 0.1,
          r * 0.9,
          'z',
        ),
        c.lit(gold),
      )
      return
    case 'hat':
      c.ellipse(x, y - r * 0.55, r * 1.7, r * 0.36, darker(robe, 0.35))
      c.path(
        d(
          'M',
          x - r * 0.9,
          y - r * 0.6,
          'Q',
          x - r * 0.8,
          y - r * 1.7,
          x,
          y - r * 1.6,
          'T',
          x + r * 0.9,
          y - r * 0.6,
          'z',
        ),
        c.lit(darker(robe, 0.25)),
      )
      c.path(
        d(
          'M',
          x + r * 0.6,
          y - r * 1.1,
          'q',
          r * 0.9,
          -r * 0.9,
          r * 1.3,
          -r * 0.3,
          'q',
          -r * 0.7,
          0,
          -r * 1.1,
          r * 0.6,
          'z',
        ),
        '#f4ead2',
      )
      return
    case 'helmet':
      c.path(
        d(
          'M',
          x - r * 1.08,
          y + r * 0.3,
          'V',
          y - r * 0.3,
          'A',
          r * 1.08,
          r * 1.15,
          0,
          0,
          1,
          x + r * 1.08,
          y - r * 0.3,
          'V',
          y + r * 0.3,
          'h',
          -r * 0.5,
          'v',
          -r * 0.3,
          'h',
          -r * 1.16,
          'v',
          r * 0.3,
          'z',
        ),
        c.lit('#aeb6bd'),
      )
      c.rect(x - r * 0.1, y - r * 1.2, r * 0.2, r * 1.5, '#8a939b')
      return
    case 'wimple':
      c.path(
        d(
          'M',
          x - r * 1.35,
          y + r * 1.5,
          'Q',
          x - r * 1.5,
          y - r * 1.3,
          x,
          y - r * 1.35,
          'T',
          x + r * 1.35,
          y + r * 1.5,
          'Q',
          x + r * 0.9,
          y - r * 0.6,
          x,
          y - r * 0.6,
          'T',
          x - r * 1.35,
          y + r * 1.5,
          'z',
        ),
        c.lit('#efe6d2'),
      )
      return
    case 'pointed':
      c.ellipse(x, y - r * 0.5, r * 1.9, r * 0.4, darker(robe, 0.4))
      c.path(
        d(
          'M',
          x - r,
          y - r * 0.55,
          'Q',
          x - r * 0.2,
          y - r * 2,
          x + r * 0.9,
          y - r * 3.1,
          'Q',
          x + r * 0.5,
          y - r * 1.6,
          x + r,
          y - r * 0.55,
          'z',
        ),
        c.lit(darker(robe, 0.3)),
      )
      return
    case 'cap':
      c.path(
        d(
          'M',
          x - r * 1.1,
          y - r * 0.3,
          'Q',
          x - r,
          y - r * 1.5,
          x + r * 0.4,
          y - r * 1.35,
          'T',
          x + r * 1.1,
          y - r * 0.3,
          'z',
        ),
        c.lit(darker(robe, 0.2)),
      )
      return
    case 'laurel':
      c.path(d('M', x - r, y - r * 0.2, 'Q', x, y - r * 1.5, x + r, y - r * 0.2, 'z'), hair)
      c.line(
        d('M', x - r * 1.05, y - r * 0.3, 'Q', x, y - r * 1.1, x + r * 1.05, y - r * 0.3),
        '#6f9a3f',
        r * 0.34,
        'stroke-dasharray="4 2"',
      )
      return
    default:
      c.path(
        d(
          'M',
          x - r * 1.05,
          y + r * 0.2,
          'Q',
          x - r * 1.1,
          y - r * 1.2,
          x,
          y - r * 1.15,
          'T',
          x + r * 1.05,
          y + r * 0.2,
          'Q',
          x + r * 0.7,
          y - r * 0.5,
          x,
          y - r * 0.5,
          'T',
          x - r * 1.05,
          y + r * 0.2,
          'z',
        ),
        hair,
      )
  }
}

export function held(c: Canvas, x: number, y: number, h: number, holds: Dress['holds'], robe: Colour): void {
  const pole = (top: number, colour: string) =>
    c.line(d('M', x, y + h * 0.3, 'V', y - top), colour, h * 0.03, 'stroke-linecap="round"')
  switch (holds) {
    case 'staff':
      pole(h * 0.62, '#5a3a22')
      c.circle(x, y - h * 0.64, h * 0.05, c.lit('#7fc4b8'))
      return
    case 'spear':
      pole(h * 0.6, '#5a3a22')
      c.polygon(
        [
          [x - h * 0.04, y - h * 0.58],
          [x, y - h * 0.76],
          [x + h * 0.04, y - h * 0.58],
        ],
        c.lit('#c4ccd2'),
      )
      return
    case 'sword':
      c.polygon(
        [
          [x - h * 0.025, y - h * 0.03],
          [x, y - h * 0.5],
          [x + h * 0.025, y - h * 0.03],
        ],
        c.blend(['#f4f7f8', '#8d979f'], 'across'),
      )
      c.rect(x - h * 0.08, y - h * 0.04, h * 0.16, h * 0.03, '#d1a23f')
      return
    case 'shield':
      c.path(
        d(
          'M',
          x - h * 0.15,
          y - h * 0.14,
          'H',
          x + h * 0.15,
          'V',
          y + h * 0.08,
          'Q',
          x,
          y + h * 0.28,
          x,
          y + h * 0.28,
          'Q',
          x - h * 0.15,
          y + h * 0.2,
          x - h * 0.15,
          y + h * 0.06,
          'z',
        ),
        c.lit(lighter(robe, 0.3)),
      )
      c.line(d('M', x, y - h * 0.14, 'V', y + h * 0.24, 'M', x - h * 0.15, y, 'H', x + h * 0.15), '#f0d48a', h * 0.03)
      return
    case 'scroll':
      c.rect(x - h * 0.11, y - h * 0.12, h * 0.22, h * 0.26, c.lit('#f3e6c6'), 'rx="3"')
      c.line(
        d(
          'M',
          x - h * 0.07,
          y - h * 0.05,
          'h',
          h * 0.14,
          'm',
          -h * 0.14,
          h * 0.06,
          'h',
          h * 0.14,
          'm',
          -h * 0.14,
          h * 0.06,
          'h',
          h * 0.1,
        ),
        '#8a6a44',
        1.6,
      )
      return
    case 'lantern':
      c.circle(x, y, h * 0.24, '#ffd06a', 'opacity=".22"')
      c.rect(x - h * 0.05, y - h * 0.07, h * 0.1, h * 0.14, c.blend(['#fff3b8', '#ffae3a']), 'rx="2"')
      c.line(d('M', x - h * 0.05, y - h * 0.07, 'q', h * 0.05, -h * 0.08, h * 0.1, 0), '#3a2a1c', 2.4)
      return
    case 'broom':
      pole(h * 0.5, '#6a4528')
      c.polygon(
        [
          [x - h * 0.04, y + h * 0.26],
          [x + h * 0.04, y + h * 0.26],
          [x + h * 0.13, y + h * 0.52],
          [x - h * 0.13, y + h * 0.52],
        ],
        c.lit('#b58a45'),
      )
      return
    case 'purse':
      c.path(
        d(
          'M',
          x - h * 0.03,
          y - h * 0.06,
          'Q',
          x - h * 0.16,
          y + h * 0.14,
          x,
          y + h * 0.15,
          'T',
          x + h * 0.03,
          y - h * 0.06,
          'z',
        ),
        c.lit('#b5843c'),
      )
      return
    case 'goblet':
      c.path(
        d(
          'M',
          x - h * 0.06,
          y - h * 0.12,
          'h',
          h * 0.12,
          'q',
          0,
          h * 0.12,
          -h * 0.05,
          h * 0.12,
          'v',
          h * 0.07,
          'h',
          h * 0.03,
          'v',
          h * 0.02,
          'h',
          -h * 0.08,
          'v',
          -h * 0.02,
          'h',
          h * 0.03,
          'v',
          -h * 0.07,
          'q',
          -h * 0.05,
          0,
          -h * 0.05,
          -h * 0.12,
          'z',
        ),
        c.lit('#e8bd52'),
      )
      return
    case 'banner':
      pole(h * 0.7, '#5a3a22')
      c.path(
        d(
          'M',
          x,
          y - h * 0.7,
          'q',
          h * 0.16,
          -h * 0.06,
          h * 0.34,
          0,
          'v',
          h * 0.22,
          'q',
          -h * 0.16,
          -h * 0.05,
          -h * 0.34,
          0,
          'z',
        ),
        c.lit(lighter(robe, 0.12)),
      )
      return
    default:
  }
}
