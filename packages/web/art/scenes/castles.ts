import { type Scenes, scene } from '../painter.ts'

/** The eight castles, from the humblest up. */
export const castles: Scenes = {
  'humble-castle': scene('day', p =>
    p
      .sun(226, 70, 28)
      .clouds(3, 60)
      .hills(206, p.light.far, 4)
      .hills(256, '#a8bf7a', 6, 20)
      .tower(112, 318, 76, 96, '#c9b490')
      .hut(186, 322, 70, '#b5904f', '#8a6a44')
      .fence(352, '#7d5836', 30)
      .road(340, '#e6d2a0', 150)
      .tree(40, 344, 90, '#6f9a50')
      .shade(0.2),
  ),
  'crumbling-castle': scene('autumn', p =>
    p
      .sun(84, 104, 40)
      .birds(4, 5)
      .mountains(214, '#c48f62', 4, 4)
      .woods(262, '#a8622f', 3, 10, false)
      .hills(262, '#a98a4a', 3, 18)
      .ruin(22, 332, 158, '#b8a48c')
      .shape(
        [
          [184, 336],
          [184, 178],
          [198, 160],
          [208, 188],
          [222, 150],
          [236, 192],
          [250, 176],
          [256, 336],
        ],
        '#cbb79c',
      )
      .shape(
        [
          [222, 336],
          [222, 150],
          [236, 192],
          [250, 176],
          [256, 336],
        ],
        '#8f7c6c',
      )
      .shape(
        [
          [204, 262],
          [204, 232],
          [211, 222],
          [218, 232],
          [218, 262],
        ],
        '#3f3230',
      )
      .ground(330, '#8a6a3c')
      .boulder(140, 352, 54, '#a8947e')
      .boulder(256, 366, 62, '#9a8874')
      .bush(60, 352, 30, '#7d8a44')
      .bush(196, 350, 20, '#8f7a34')
      .grass(390, '#6a5a2c', 5)
      .shade(0.25),
  ),
  'small-castle': scene('day', p =>
    p
      .sun(76, 84, 30)
      .clouds(4, 66)
      .hills(212, p.light.far, 3)
      .sea(246, '#6fa3b5', 4)
      .ship(52, 276, 40, '#7a4a30')
      .hills(292, '#8fb06a', 7, 22)
      .castle(168, 312, 156, '#e9d8bd', '#b5533f')
      .road(316, '#ead9ac', 168)
      .tree(262, 344, 92, '#5f8a4a')
      .bush(70, 354, 28, '#6f9a50')
      .flowers(366, ['#f4d26a', '#ffffff', '#d9657a'], 5, 16, 26)
      .shade(0.2),
  ),
  'haunted-castle': scene('curse', p =>
    p
      .sun(214, 96, 40)
      .stars(18, 4, 150)
      .clouds(5, 130, '#4a2f66')
      .hills(262, p.light.far, 3)
      .glyph('evil-tower', 150, 220, 220, ['#8a6aa8', '#3f2458', '#180a26'], { edge: '#c8f59a' })
      .glow(138, 222, 26, '#b8f07a')
      .trunks('#140a22', [12, 286])
      .glyph('ghost', 76, 306, 60, ['#f0fff4', '#8ac4b0'])
      .glyph('ghost', 232, 330, 46, ['#f0fff4', '#8ac4b0'], { mirrored: true })
      .ground(352, '#120820')
      .shade(0.5),
  ),
  'opulent-castle': scene('gold', p =>
    p
      .rays(150, 150, 18, 0.2)
      .hills(246, p.light.far, 4)
      .glyph('indian-palace', 150, 226, 220, ['#fff8e0', '#f0b85a', '#a8503f'])
      .pool(150, 356, 110, '#5fb0b8')
      .hoard(46, 376, 80, '#f0b838', 3)
      .hoard(254, 378, 80, '#f0b838', 6)
      .sparkles(150, 170, 110, '#fffbe0', 4, 10)
      .shade(0.2),
  ),
  'sprawling-castle': scene('dusk', p =>
    p
      .sun(220, 100, 38)
      .clouds(3, 60)
      .hills(206, p.light.far, 5)
      .castle(66, 262, 110, '#dcb498', '#7a3038')
      .castle(236, 258, 110, '#d2a88c', '#7a3038')
      .rampart(272, '#c99a80')
      .castle(150, 318, 176, '#efcfae', '#a8433a')
      .rampart(330, '#b5846c', 150)
      .flag(24, 318, 50, '#d9a93a')
      .flag(262, 318, 50, '#d9a93a')
      .shade(0.25),
  ),
  'grand-castle': scene('noon', p =>
    p
      .rays(226, 60, 18, 0.12)
      .sun(226, 62, 30)
      .clouds(4, 90)
      .mountains(206, '#a8bfc0', 5, 5, true)
      .hills(246, p.light.far, 3)
      .castle(150, 330, 250, '#f4efe4', '#4f6f9a')
      .tower(40, 330, 34, 190, '#e6ded0', '#4f6f9a')
      .tower(226, 330, 34, 190, '#e6ded0', '#4f6f9a')
      .flag(150, 118, 46, '#d9a93a')
      .hills(334, p.light.middle, 6, 14)
      .road(340, '#f0e2bc', 150)
      .woods(380, '#5a8a48', 4, 8, false)
      .shade(0.2),
  ),
  'kings-castle': scene('dawn', p =>
    p
      .rays(150, 130, 20, 0.18)
      .sun(150, 128, 54)
      .clouds(3, 70)
      .castle(150, 336, 280, '#fbeed6', '#b02f3a')
      .flag(62, 196, 50, '#d9a93a')
      .flag(238, 196, 50, '#d9a93a')
      .glyph('imperial-crown', 150, 110, 84, ['#fff6c8', '#f0b838', '#8a5a1c'])
      .rampart(352, '#d8c0a0', 150)
      .crowd(376, ['#a8433a', '#3f5a8a', '#d9b06a'], 10, 40)
      .shade(0.2),
  ),
}
