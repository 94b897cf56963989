import { type Scenes, scene } from '../painter.ts'

export const base1: Scenes = {
  adventurer: scene('dawn', p =>
    p
      .sun(214, 104, 40)
      .clouds(4, 70)
      .mountains(226, p.light.far, 6, 5, true)
      .hills(252, '#8f9a78', 3, 28)
      .road(262, '#d8c498', 210)
      .woods(300, '#4f6a55', 5, 6)
      .person(112, 372, 190, { robe: '#6f4a34', head: 'hat', holds: 'staff', belt: '#c9963a' })
      .glyph('treasure-map', 226, 332, 108, ['#f6e6bc', '#c9a468', '#8a5f38'], { turn: 8 })
      .grass(392, '#3f4a40', 3)
      .shade(),
  ),
  chancellor: scene('hall', p =>
    p
      .curtains('#5a2f3f')
      .window(150, 40, 78, 130, '#ffeab8')
      .floor(300, '#3a3042')
      .table(330, '#6a4630', '#5a2733')
      .person(150, 336, 200, { robe: '#8a2f35', head: 'cap', hair: '#d9d2c6', belt: '#f0cf7a' })
      .glyph('scroll-quill', 82, 326, 88, ['#fff3d2', '#d2b27a', '#7a5a38'])
      .coinStack(232, 350, 36, 4)
      .candle(262, 340, 50)
      .shade(),
  ),
  feast: scene('candle', p =>
    p
      .banner(60, 20, 46, 116, '#7a2f2a', 'stag-head')
      .banner(240, 20, 46, 116, '#7a2f2a', 'stag-head')
      .hearth(150, 250, 120, '#6f5a4c')
      .table(296, '#7a4d2c', '#efe2c8')
      .glyph('roast-chicken', 150, 262, 140, ['#f2bc6a', '#b8662c', '#6f351a'])
      .glyph('grapes', 248, 300, 66, ['#a878c9', '#5a2f7a'])
      .bottle(52, 314, 86, '#8f2436')
      .candle(104, 306, 52)
      .candle(204, 306, 48)
      .shade(0.4),
  ),
  spy: scene('night', p =>
    p
      .crescent(226, 76, 28)
      .stars(18, 4, 130)
      .skyline(210, '#22345f', 5, true)
      .rampart(250, '#3a4668', 218)
      .trunks('#0b1128', [24])
      .person(122, 378, 206, { robe: '#2a3050', head: 'hood', holds: 'lantern', belt: '#6a5a3a' })
      .glyph('spyglass', 206, 236, 84, ['#f0cf8a', '#a8742e', '#4a3018'], { turn: -12 })
      .shade(0.5),
  ),
  thief: scene('night', p =>
    p
      .skyline(160, '#1a2850', 9, true)
      .shape(
        [
          [0, 210],
          [300, 190],
          [300, 400],
          [0, 400],
        ],
        '#2c3358',
      )
      .window(210, 200, 74, 110, '#ffcf7a', false)
      .chest(214, 384, 108)
      .glyph('robber-hand', 114, 262, 150, ['#d9a67a', '#8a5a3f', '#3a2a35'], { edge: '#ffe0b0' })
      .coinStack(60, 382, 40, 3)
      .coin(122, 372, 14)
      .coin(152, 384, 12)
      .shade(0.5),
  ),
  woodcutter: scene('autumn', p =>
    p
      .sun(70, 92, 34)
      .hills(214, p.light.far, 3)
      .woods(262, '#a85f2f', 4, 9)
      .trunks('#6a3f24', [262, 292])
      .hills(280, p.light.middle, 6, 18)
      .hut(186, 312, 84, '#8a5a34')
      .person(86, 360, 180, { robe: '#7a3f2a', head: 'cap', belt: '#4a2c1a' })
      .glyph('axe-in-stump', 190, 340, 116, ['#e6dcc8', '#a8703f', '#5a3820'])
      .glyph('wood-pile', 260, 368, 76, ['#d9a86a', '#7d5230'])
      .shade(),
  ),
}
