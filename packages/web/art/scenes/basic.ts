import { type Scenes, scene } from '../painter.ts'

/** Money, land and curses. */
export const basic: Scenes = {
  copper: scene('copper', p =>
    p
      .rays(150, 210, 16, 0.16)
      .glow(150, 230, 120)
      .ground(330)
      .coinStack(78, 338, 74, 5, '#c97a45')
      .coinStack(228, 344, 70, 3, '#b8683a')
      .coinStack(152, 352, 84, 8, '#d68a52')
      .coin(112, 372, 20, '#d68a52')
      .coin(250, 376, 17, '#c97a45')
      .sparkles(160, 190, 80, '#ffe9cf', 4, 6)
      .shade(),
  ),
  silver: scene('silver', p =>
    p
      .rays(150, 200, 18, 0.25)
      .glow(150, 210, 130)
      .ground(336)
      .coin(108, 210, 62, '#c7d2da')
      .coin(190, 252, 70, '#dbe4ea')
      .coinStack(76, 352, 72, 3, '#b4c1cb')
      .coin(240, 356, 26, '#c7d2da')
      .sparkles(150, 180, 100, '#ffffff', 3, 9)
      .shade(0.25),
  ),
  gold: scene('gold', p =>
    p
      .rays(150, 190, 16, 0.28)
      .glow(150, 200, 140)
      .ground(344)
      .hoard(150, 360, 280, '#f0b838', 3)
      .ingot(96, 300, 92)
      .ingot(196, 304, 92)
      .ingot(146, 266, 96)
      .gem(226, 340, 15, '#b8324a')
      .gem(72, 350, 13, '#2f8f8a')
      .sparkles(150, 190, 110, '#fff8d8', 7, 12)
      .shade(0.25),
  ),
  estate: scene('day', p =>
    p
      .sun(226, 80, 32)
      .clouds(2, 92)
      .hills(206, p.light.far, 3)
      .woods(250, '#5f8a57', 4, 9, false)
      .hills(252, p.light.middle, 7, 26)
      .road(276, '#d9c79a', 150)
      .house(96, 308, 104, '#e2c9a0', '#a8553a')
      .tree(62, 322, 92, '#5f8f4a')
      .tree(250, 330, 84, '#4f7f45')
      .fence(378, '#7d5836', 26)
      .flowers(366, ['#e8d34f', '#d96a5a', '#f3efe0'], 5, 18, 34)
      .shade(0.2),
  ),
  duchy: scene('dawn', p =>
    p
      .sun(76, 110, 34)
      .clouds(6, 80)
      .mountains(226, p.light.far, 5, 4)
      .hills(250, '#8fa37c', 3, 30)
      .castle(168, 274, 176, '#d6c8b4', '#5f6f94')
      .hills(282, '#6f8a5c', 9, 22)
      .woods(320, '#3f6a52', 8, 8)
      .river(312, '#7fb0c4')
      .grass(386, '#3c5a40', 2)
      .shade(0.22),
  ),
  province: scene('noon', p =>
    p
      .rays(220, 70, 20, 0.14)
      .sun(222, 74, 36)
      .clouds(3, 110)
      .mountains(214, '#9fb8a0', 8, 5, true)
      .hills(244, p.light.far, 4)
      .rampart(276, '#d2c3a4')
      .castle(150, 292, 264, '#efe4cb', '#b0413c')
      .flag(150, 98, 44, '#d9a93a')
      .hills(336, p.light.middle, 6, 18)
      .road(344, '#e6d6a6', 150)
      .woods(372, '#4b7a3a', 5, 7, false)
      .shade(0.2),
  ),
  curse: scene('curse', p =>
    p
      .rays(150, 190, 12, 0.12)
      .stars(22, 6)
      .trunks(p.light.near, [14, 52, 256, 292])
      .glow(150, 196, 130, '#a6e06a')
      .glyph('cursed-star', 150, 200, 190, ['#c79be6', '#7d3fae', '#3c1660'])
      .ground(336, '#140a22')
      .smoke(90, 352, 90, '#9fd66a')
      .smoke(226, 360, 70, '#9fd66a')
      .sparkles(150, 200, 120, '#c8f59a', 5, 8)
      .shade(0.5),
  ),
  potion: scene('hall', p =>
    p
      .window(70, 50, 54, 96, '#bfeee2')
      .shelves(150, 120, 146, 'bottles', 2, 5)
      .table(318, '#5a3c46')
      .bottle(146, 322, 150, '#37b0a2')
      .bottle(232, 322, 84, '#8a4fb0')
      .bottle(66, 322, 72, '#d98a3a')
      .smoke(150, 160, 80, '#bff2e6')
      .sparkles(150, 230, 70, '#d6fff4', 3, 7)
      .candle(276, 322, 40)
      .shade(),
  ),
  castles: scene('evening', p =>
    p
      .sun(216, 150, 44)
      .stars(14, 3, 120)
      .mountains(250, p.light.far, 7, 4)
      .castle(90, 268, 120, '#8d7a98', '#4a2f5a')
      .castle(226, 286, 130, '#a08aa6', '#5a2f4a')
      .hills(280, p.light.middle, 5, 24)
      .castle(150, 342, 210, '#d9c4b4', '#7a2f45')
      .hills(346, p.light.near, 9, 16)
      .shade(),
  ),
  /** For a card of a set that has no pictures of its own. */
  unknown: scene('dawn', p =>
    p
      .sun(214, 100, 40)
      .clouds(4, 70)
      .hills(214, p.light.far, 4)
      .hills(256, '#a89f7c', 6, 24)
      .road(266, '#e6d6a8', 170)
      .tree(60, 330, 110, '#7a8f58')
      .glyph('scroll-unfurled', 160, 292, 150, ['#fff6dc', '#dcc08a', '#8a6a44'])
      .grass(388, '#5a5f48', 4)
      .shade(0.25),
  ),
}
