import { type Scenes, scene } from '../painter.ts'

export const base: Scenes = {
  artisan: scene('candle', p =>
    p
      .window(232, 54, 62, 110, '#ffe2ae')
      .shelves(14, 120, 130, 'jars', 3, 4)
      .table(312, '#7a4d2c')
      .glyph('painted-pottery', 156, 238, 150, ['#e0a06a', '#b5562f', '#7a3320'])
      .candle(262, 314, 50)
      .glyph('paint-brush', 78, 284, 70, ['#e8d2a0', '#8a4a2c'], { turn: 20 })
      .shade(),
  ),
  bandit: scene('evening', p =>
    p
      .sun(80, 120, 34)
      .mountains(240, p.light.far, 3, 4)
      .road(276, '#8f6a70', 150)
      .trunks('#2b1e3e', [10, 40, 270, 296])
      .person(190, 352, 190, { robe: '#3f3a52', head: 'hat', holds: 'sword', belt: '#a8563a' })
      .hoard(84, 368, 110, '#f0b838', 4)
      .person(92, 344, 150, { robe: '#5a2f3a', head: 'hood', holds: 'purse', mirrored: true })
      .grass(384, '#1d1530', 3)
      .shade(0.5),
  ),
  bureaucrat: scene('candle', p =>
    p
      .window(74, 50, 60, 112, '#f3d9a2')
      .shelves(160, 112, 130, 'books', 3, 9)
      .table(308, '#5f3d28', '#3f5a4a')
      .person(206, 312, 160, { robe: '#4a4f6a', head: 'cap', hair: '#bfb5a5' })
      .shape(
        [
          [30, 312],
          [150, 306],
          [170, 332],
          [40, 338],
        ],
        '#f4e7c6',
      )
      .glyph('quill-ink', 98, 268, 92, ['#fff6e2', '#a9b8c9', '#3a3f52'])
      .scroll(248, 344, 40, '#a8322e', 12)
      .candle(150, 312, 44)
      .shade(),
  ),
  cellar: scene('cellar', p =>
    p
      .arcade(268, 220, p.light.far, '#120c08', 2)
      .floor(292, '#4a3624')
      .lantern(150, 118, 38)
      .barrel(66, 318, 74)
      .barrel(136, 326, 80)
      .barrel(222, 318, 76)
      .barrel(100, 256, 70, '#7a4a28')
      .barrel(180, 258, 72, '#94602f')
      .barrel(262, 362, 66, '#7a4a28')
      .crate(18, 384, 54)
      .shade(0.5),
  ),
  chapel: scene('hall', p =>
    p
      .stainedGlass(150, 34, 96, 196, ['#c0403f', '#e0b04a', '#3f6aa8', '#5a9a6a', '#8a4f9a'])
      .shape(
        [
          [102, 90],
          [198, 120],
          [290, 400],
          [150, 400],
        ],
        '#ffe6b0',
        0.14,
      )
      .columns(300, 230, '#8d7b8c', [26, 274], false)
      .floor(304, '#3a2d45')
      .rug(306, '#7a2733')
      .table(356, '#6b4a38', '#efe6d2')
      .candle(84, 358, 66)
      .candle(216, 358, 66)
      .candle(58, 360, 44)
      .candle(242, 360, 44)
      .glyph('cross-flare', 150, 322, 56, ['#fff0b8', '#d9a93a'])
      .shade(0.4),
  ),
  'council-room': scene('hall', p =>
    p
      .banner(58, 30, 52, 120, '#7a2733', 'lion')
      .banner(242, 30, 52, 120, '#2f4a6a', 'griffin-shield')
      .window(150, 40, 74, 120, '#ffeec2')
      .floor(250, '#3f3348')
      .person(96, 284, 124, { robe: '#8a3f3a', head: 'cap' })
      .person(206, 284, 124, { robe: '#3f5a7a', head: 'hat', mirrored: true })
      .person(150, 278, 132, { robe: '#6a5a2f', head: 'crown' })
      .glyph('round-table', 150, 322, 220, ['#c99a5a', '#7a4d2c', '#4a2c1a'])
      .scroll(150, 296, 34, '#a8322e', 8)
      .shade(),
  ),
  festival: scene('dusk', p =>
    p
      .sun(224, 120, 40)
      .hills(222, p.light.far, 3)
      .skyline(250, '#a0604c', 4, true)
      .tent(84, 330, 130, '#b8413a')
      .tent(226, 318, 104, '#3f6f8a', '#f4e2b8')
      .glyph('party-flags', 150, 92, 210, ['#f4d27a', '#d9644a', '#6a9a7a'])
      .crowd(322, ['#7a3f3a', '#3f5a6a', '#8a6a2f', '#5a3f6a'], 7, 66)
      .sparkles(150, 150, 120, '#fff0b8', 6, 10)
      .shade(),
  ),
  gardens: scene('noon', p =>
    p
      .sun(66, 72, 30)
      .clouds(4, 70)
      .hills(192, p.light.far, 2)
      .tower(216, 250, 44, 110, '#d8ccb4', '#8f5a6a')
      .woods(250, '#5a8f4f', 6, 10, false)
      .hills(256, '#8fb85f', 5, 16)
      .road(264, '#eadcae', 150)
      .bush(56, 320, 34, '#4f8a45', '#d9435a')
      .bush(250, 330, 38, '#4f8a45', '#f0c24e')
      .flowers(300, ['#e2476a', '#f2b53a', '#8f5fc0', '#ffffff', '#e8703a'], 9, 64, 92)
      .grass(392, '#3f7a3a', 4)
      .shade(0.18),
  ),
  harbinger: scene('autumn', p =>
    p
      .sun(220, 100, 40)
      .birds(4, 5)
      .hills(220, p.light.far, 5)
      .woods(262, '#b5652f', 3, 10, false)
      .hills(276, p.light.middle, 8, 20)
      .road(288, '#e6c48a', 140)
      .person(186, 360, 180, { robe: '#6a4a3a', head: 'hood', holds: 'staff' })
      .glyph('raven', 88, 232, 110, ['#5a5f7a', '#23243a'], { edge: '#b8c4e0' })
      .grass(388, '#6a3a20', 5)
      .shade(),
  ),
  laboratory: scene('hall', p =>
    p
      .window(66, 44, 60, 110, '#d7f0d0')
      .shelves(142, 104, 150, 'bottles', 2, 3)
      .table(312, '#4f3f35')
      .glow(150, 250, 100, '#9be0b0')
      .glyph('round-bottom-flask', 146, 238, 164, ['#e6fff0', '#4fb58a', '#1f6f5a'])
      .fire(146, 356, 40)
      .bottle(240, 316, 84, '#c0503f')
      .bottle(52, 316, 72, '#e0b04a')
      .smoke(150, 150, 96, '#d6f4e0')
      .sparkles(150, 240, 80, '#eafff2', 5, 7)
      .shade(),
  ),
  library: scene('candle', p =>
    p
      .shelves(10, 96, 280, 'books', 3, 7)
      .window(150, 14, 70, 70, '#ffd99a', false)
      .floor(286, '#3a2018')
      .rug(292, '#5a2f3a')
      .glyph('wooden-chair', 244, 320, 110, ['#b07a48', '#5a3820'])
      .book(124, 330, 150, '#8f3b34')
      .candle(40, 348, 64)
      .candle(264, 286, 34)
      .shade(),
  ),
  market: scene('day', p =>
    p
      .sun(228, 66, 30)
      .clouds(5, 60)
      .skyline(226, '#c09a7a', 7)
      .shape(
        [
          [0, 270],
          [300, 262],
          [300, 400],
          [0, 400],
        ],
        '#c9b48c',
      )
      .stall(24, 326, 124, '#b8453a')
      .stall(168, 316, 112, '#3f6f8a', ['#e6d27a', '#c9784a', '#efe6d2'])
      .person(154, 372, 124, { robe: '#5a6a3f', head: 'hat', holds: 'purse' })
      .person(84, 380, 112, { robe: '#8a3f5a', head: 'wimple', mirrored: true })
      .crate(226, 382, 46)
      .barrel(288, 384, 44)
      .shade(0.22),
  ),
  merchant: scene('sea', p =>
    p
      .sun(70, 88, 32)
      .clouds(3, 80)
      .sea(206, p.light.middle, 4)
      .ship(210, 250, 130, '#f2e2bf')
      .shape(
        [
          [0, 312],
          [300, 300],
          [300, 400],
          [0, 400],
        ],
        '#7a5a3c',
      )
      .glyph('scales', 112, 252, 150, ['#fbe6a6', '#c9963a', '#7a5420'])
      .chest(222, 372, 100)
      .coinStack(64, 372, 46, 5)
      .crate(120, 386, 44)
      .shade(0.25),
  ),
  militia: scene('evening', p =>
    p
      .sun(210, 130, 44)
      .clouds(6, 90, '#6a4a7a')
      .hills(236, p.light.far, 4)
      .castle(70, 262, 84, '#6f5578', '#3f2a4a')
      .hills(270, p.light.middle, 6, 20)
      .person(70, 372, 176, { robe: '#6a2f35', head: 'helmet', holds: 'spear' })
      .person(222, 376, 176, { robe: '#4a3a5f', head: 'helmet', holds: 'spear' })
      .person(146, 386, 198, { robe: '#8a3232', head: 'helmet', holds: 'shield' })
      .grass(394, '#1d1530', 2)
      .shade(0.4),
  ),
  mine: scene('cave', p =>
    p
      .cavern('#2a2a33')
      .glow(150, 190, 110, '#ffc86a')
      .shape(
        [
          [20, 340],
          [280, 330],
          [300, 400],
          [0, 400],
        ],
        '#3a342f',
      )
      .glyph('mine-wagon', 152, 290, 176, ['#c9c2b4', '#7d746a', '#3f3a36'])
      .hoard(150, 236, 110, '#f0b838', 6)
      .gem(72, 300, 16, '#4fb5d0')
      .gem(246, 260, 13, '#d0506a')
      .lantern(64, 132, 30)
      .lantern(244, 128, 26)
      .shade(0.5),
  ),
  moat: scene('day', p =>
    p
      .sun(232, 70, 32)
      .clouds(2, 70)
      .hills(206, p.light.far, 4)
      .rampart(190, '#a9a294')
      .tower(24, 300, 70, 190, '#b8b0a0')
      .tower(206, 300, 70, 190, '#a9a294')
      .arch(150, 300, 84, 92, '#2c2622')
      .sea(298, '#4f8fae', 6)
      .shape(
        [
          [112, 296],
          [188, 296],
          [206, 352],
          [94, 352],
        ],
        '#7d5433',
      )
      .chains(112, 226, 64)
      .chains(188, 226, 64)
      .flag(60, 100, 44, '#3f6aa8')
      .flag(240, 100, 44, '#3f6aa8')
      .shade(0.25),
  ),
  moneylender: scene('candle', p =>
    p
      .window(226, 52, 56, 100, '#f6d79a')
      .shelves(14, 116, 120, 'books', 2, 3)
      .banner(160, 30, 46, 100, '#3f4a3a', 'scales')
      .table(306, '#5a3a24', '#4a2f3a')
      .person(150, 312, 168, { robe: '#7a3f2f', head: 'cap', hair: '#d8cfc0' })
      .coinStack(62, 330, 44, 6)
      .coinStack(108, 344, 40, 3)
      .coinStack(238, 338, 48, 5)
      .glyph('receive-money', 174, 316, 84, ['#ffe39a', '#c98f34'])
      .candle(278, 318, 54)
      .shade(),
  ),
  poacher: scene('night', p =>
    p
      .crescent(216, 84, 34)
      .stars(24, 5, 160)
      .woods(262, '#1f3a4a', 6, 11)
      .hills(270, p.light.middle, 3, 18)
      .trunks('#0d142d', [18, 60, 280])
      .person(196, 366, 184, { robe: '#35503f', head: 'hood', holds: 'lantern', belt: '#7a5a34' })
      .glyph('rabbit', 96, 326, 92, ['#cbb8a0', '#7d6a58'])
      .grass(386, '#0b1f24', 7, 30)
      .shade(0.45),
  ),
  remodel: scene('dusk', p =>
    p
      .sun(72, 100, 34)
      .clouds(4, 90)
      .skyline(246, '#b0704f', 3)
      .house(126, 320, 132, '#e0c096', '#8f4a35', false)
      .shape(
        [
          [120, 322],
          [126, 322],
          [126, 180],
          [120, 180],
        ],
        '#6b4428',
      )
      .shape(
        [
          [262, 322],
          [268, 322],
          [268, 180],
          [262, 180],
        ],
        '#5a3820',
      )
      .shape(
        [
          [112, 226],
          [276, 226],
          [276, 233],
          [112, 233],
        ],
        '#7d5433',
      )
      .glyph('hammer-nails', 84, 300, 128, ['#dfe4e8', '#8a8f96', '#6b4428'])
      .ground(350, '#5a3a2c')
      .crate(232, 386, 42)
      .shade(),
  ),
  sentry: scene('night', p =>
    p
      .sun(222, 90, 34)
      .stars(26, 8, 180)
      .mountains(250, '#22345f', 6, 4)
      .rampart(250, '#4a5678')
      .tower(8, 330, 62, 210, '#56628a')
      .fire(39, 104, 32)
      .person(182, 336, 184, { robe: '#35456f', head: 'helmet', holds: 'spear', belt: '#c9a24a' })
      .lantern(104, 292, 24)
      .shade(0.45),
  ),
  smithy: scene('forge', p =>
    p
      .arcade(300, 240, '#7d3a22', '#260c0a', 2)
      .hearth(226, 312, 110, '#5a3a34')
      .floor(312, '#2a1412')
      .glow(130, 250, 120, '#ff8a2a')
      .glyph('anvil', 128, 288, 168, ['#c9b49a', '#6f5a4c', '#2f241f'])
      .person(64, 352, 190, { robe: '#5a3424', head: 'cap', skin: '#d79a6c' })
      .glyph('flat-hammer', 128, 196, 76, ['#d8d2cc', '#6a5a50'], { turn: -30 })
      .sparkles(136, 232, 56, '#ffe08a', 5, 12)
      .shade(0.5),
  ),
  'throne-room': scene('hall', p =>
    p
      .window(54, 40, 48, 130, '#ffe9b8')
      .window(246, 40, 48, 130, '#ffe9b8', false)
      .banner(104, 24, 38, 110, '#7a2733')
      .banner(196, 24, 38, 110, '#7a2733')
      .columns(312, 260, '#8f7d92', [22, 278], false)
      .steps(304, '#6f5d78', 4)
      .rug(304, '#8f2436')
      .throne(150, 316, 196)
      .glow(150, 170, 90)
      .glyph('crown', 150, 232, 56, ['#fff0a8', '#d9a22e'])
      .shade(0.35),
  ),
  vassal: scene('dawn', p =>
    p
      .sun(70, 90, 34)
      .window(232, 46, 58, 130, '#fbe6bf')
      .banner(40, 30, 44, 116, '#3f5a4a', 'lion')
      .floor(296, '#5a5566')
      .steps(326, '#77707f', 3)
      .rug(326, '#7a3340')
      .throne(214, 318, 156, '#a8803a', '#3f4a7a')
      .person(214, 316, 136, { robe: '#5a2f5f', head: 'crown' })
      .shape(
        [
          [30, 360],
          [56, 316],
          [108, 306],
          [130, 360],
        ],
        '#2f4a3f',
      )
      .person(96, 360, 128, { robe: '#4a7058', head: 'bare', hair: '#5a3a22', holds: 'sword' })
      .shade(),
  ),
  village: scene('dusk', p =>
    p
      .sun(214, 112, 44)
      .clouds(3, 70)
      .hills(212, p.light.far, 4)
      .woods(256, '#8f5a3f', 5, 9, false)
      .hills(262, p.light.middle, 6, 22)
      .house(38, 296, 72, '#dcb58a', '#9a4a34')
      .house(168, 290, 66, '#d2a880', '#7f4238')
      .church(216, 306, 74)
      .house(92, 340, 96, '#e6c49a', '#a8553a')
      .house(204, 350, 88, '#dab68c', '#8f4535')
      .road(330, '#c99a70', 120)
      .smoke(116, 250, 60)
      .tree(30, 356, 80, '#7a6a3a')
      .grass(390, '#3a2430', 3)
      .shade(),
  ),
  witch: scene('night', p =>
    p
      .sun(188, 116, 62)
      .stars(20, 7, 140)
      .clouds(5, 150, '#2b3f6f')
      .glyph('witch-flight', 150, 152, 190, ['#3f3a6a', '#1a1436'], { edge: '#c9b8f0' })
      .woods(282, '#182a4a', 4, 10)
      .hills(290, p.light.near, 6, 20)
      .hut(30, 350, 96, '#2b2a4a', '#1c1a34')
      .glow(80, 322, 40, '#ffcf6a')
      .glyph('cauldron', 216, 340, 96, ['#8a8fa6', '#3a3f58', '#1a1c30'])
      .smoke(216, 296, 90, '#8fe07a')
      .shade(0.5),
  ),
  workshop: scene('autumn', p =>
    p
      .window(82, 48, 76, 108, '#fff0c8')
      .shelves(164, 116, 126, 'jars', 2, 8)
      .floor(318, '#5a3a24')
      .table(304, '#8a5a34')
      .glyph('toolbox', 156, 254, 130, ['#d98a4a', '#8f4a2c', '#4a2818'])
      .glyph('hand-saw', 64, 278, 84, ['#e6ebee', '#8a6a44'], { turn: 16 })
      .glyph('wood-pile', 244, 354, 92, ['#d9a86a', '#7d5230'])
      .shade(0.3),
  ),
}
