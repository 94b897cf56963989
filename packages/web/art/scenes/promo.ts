import { type Scenes, scene } from '../painter.ts'

export const promo: Scenes = {
  'black-market': scene('night', p =>
    p
      .crescent(60, 66, 24)
      .skyline(180, '#1f2c50', 4, true)
      .shape(
        [
          [0, 230],
          [300, 220],
          [300, 400],
          [0, 400],
        ],
        '#232c48',
      )
      .stall(150, 330, 136, '#3a2f5a', ['#c0503f', '#4fb5a0', '#e0b04a'])
      .lantern(160, 214, 24)
      .person(84, 376, 208, { robe: '#2a2440', head: 'hood', skin: '#a87a5c', belt: '#7a5a3a' })
      .glyph('hooded-figure', 250, 372, 96, ['#4a4468', '#1c1830'], { edge: '#8a90c0' })
      .shade(0.5),
  ),
  stash: scene('cellar', p =>
    p
      .arcade(286, 230, '#5a4a3a', '#140e0a', 2)
      .floor(300, '#33261c')
      .glow(150, 270, 110, '#ffd06a')
      .glyph('strongbox', 150, 268, 160, ['#dfe4e8', '#8a8f98', '#3f4048'])
      .coinStack(62, 352, 46, 6)
      .coinStack(238, 356, 46, 4)
      .coin(116, 372, 14)
      .coin(186, 376, 15)
      .lantern(246, 108, 26)
      .sparkles(150, 250, 90, '#fff0c0', 3, 8)
      .shade(0.5),
  ),
  'walled-village': scene('day', p =>
    p
      .sun(228, 66, 28)
      .clouds(3, 56)
      .hills(190, p.light.far, 4)
      .house(66, 262, 62, '#dcc09a', '#8f4a3a')
      .house(176, 258, 66, '#e0c8a0', '#5f6a8a')
      .church(118, 256, 70)
      .rampart(262, '#a8a294', 150)
      .tower(14, 330, 58, 120, '#b8b2a4', '#7a4038')
      .tower(228, 330, 58, 120, '#b8b2a4', '#7a4038')
      .grass(388, '#3c6048', 5, 34)
      .road(372, '#d9c79a', 150)
      .shade(0.25),
  ),
}
