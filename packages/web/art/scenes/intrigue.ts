import { type Scenes, scene } from '../painter.ts'

export const intrigue: Scenes = {
  baron: scene('autumn', p =>
    p
      .sun(224, 92, 36)
      .hills(204, p.light.far, 4)
      .castle(78, 246, 92, '#cbb09a', '#6a2f4a')
      .hills(256, p.light.middle, 7, 20)
      .rows(280, '#7a3f2a')
      .house(206, 300, 66, '#dcbf94', '#8a3f3a')
      .person(140, 376, 208, { robe: '#6a2f5a', head: 'hat', holds: 'purse', belt: '#f0c24e' })
      .grass(390, '#4a2230', 3)
      .shade(),
  ),
  bridge: scene('dusk', p =>
    p
      .sun(150, 132, 46)
      .clouds(5, 70)
      .hills(206, p.light.far, 2)
      .skyline(224, '#9a5a5f', 6)
      .sea(252, '#7a5a7a', 4)
      .bridge(262, '#b08f86')
      .person(110, 252, 66, { robe: '#5a2f4a', head: 'hat' })
      .person(186, 246, 62, { robe: '#3f4a6a', head: 'hood', mirrored: true })
      .grass(394, '#3a2030', 5)
      .shade(),
  ),
  conspirator: scene('candle', p =>
    p
      .arcade(288, 230, '#6a4038', '#1a0f18', 2)
      .floor(300, '#2c1820')
      .table(330, '#4a2c26')
      .person(82, 344, 178, { robe: '#3a2a4a', head: 'hood', skin: '#b98a6c' })
      .person(218, 344, 178, { robe: '#4a1f30', head: 'hood', mirrored: true, skin: '#b98a6c' })
      .candle(150, 334, 62)
      .glyph('cloak-dagger', 150, 178, 104, ['#dfe3e8', '#8a8f9f', '#3f3550'])
      .shade(0.55),
  ),
  coppersmith: scene('forge', p =>
    p
      .window(70, 50, 54, 92, '#ffb870', false)
      .hearth(226, 310, 118, '#5f3a3a')
      .floor(312, '#2c1218')
      .person(86, 356, 196, { robe: '#7a3f2a', head: 'cap', skin: '#d79a6c' })
      .glyph('blacksmith', 164, 236, 110, ['#f0b88a', '#b5602f', '#5a2818'])
      .coinStack(156, 364, 50, 4, '#d68a52')
      .coinStack(216, 376, 44, 2, '#c97a45')
      .sparkles(150, 230, 60, '#ffd9a0', 3, 9)
      .shade(0.5),
  ),
  courtyard: scene('day', p =>
    p
      .sun(230, 64, 28)
      .clouds(3, 58)
      .shape(
        [
          [0, 130],
          [300, 130],
          [300, 300],
          [0, 300],
        ],
        '#cdb79c',
      )
      .arcade(296, 150, '#b49a84', '#5a4a5a', 3)
      .shape(
        [
          [0, 116],
          [300, 116],
          [300, 136],
          [0, 136],
        ],
        '#9a4a45',
      )
      .shape(
        [
          [0, 296],
          [300, 296],
          [300, 400],
          [0, 400],
        ],
        '#c9bb96',
      )
      .pool(150, 346, 76, '#5fa8b8')
      .glyph('fountain', 150, 300, 104, ['#f4efe2', '#b8b0a8', '#7a7480'])
      .bush(40, 330, 28, '#5a8f4f', '#d95a7a')
      .bush(264, 330, 28, '#5a8f4f', '#f0c24e')
      .shade(0.22),
  ),
  duke: scene('hall', p =>
    p
      .curtains('#3f2a5a')
      .banner(150, 16, 60, 120, '#6a2f5a', 'crowned-heart')
      .floor(300, '#33263f')
      .rug(306, '#5a2f6a')
      .person(150, 366, 240, { robe: '#4a2f6f', head: 'crown', hair: '#7a5a3a', holds: 'goblet', belt: '#f0cf7a' })
      .glyph('crenel-crown', 58, 320, 70, ['#fff0a8', '#c9922e'])
      .shade(0.4),
  ),
  'great-hall': scene('candle', p =>
    p
      .shape(
        [
          [0, 120],
          [150, 10],
          [300, 120],
          [300, 0],
          [0, 0],
        ],
        '#3a2018',
      )
      .shape(
        [
          [0, 128],
          [150, 22],
          [300, 128],
          [300, 142],
          [150, 38],
          [0, 142],
        ],
        '#8a5a38',
      )
      .banner(62, 120, 44, 96, '#6a2f4a', 'lion')
      .banner(238, 120, 44, 96, '#3f4a6a', 'lion')
      .hearth(150, 290, 112, '#7a6458')
      .floor(292, '#3f261e')
      .table(346, '#7a4d2c', '#8a3340')
      .candle(54, 350, 50)
      .candle(246, 350, 50)
      .glyph('viking-longhouse', 150, 92, 66, ['#e0b87a', '#7a4a2c'])
      .shade(0.4),
  ),
  harem: scene('evening', p =>
    p
      .window(150, 36, 96, 140, '#f4a87a', false)
      .curtains('#7a2f5a')
      .floor(298, '#4a2a4a')
      .rug(304, '#a8456a', '#f0c96a')
      .glyph('ample-dress', 156, 276, 150, ['#f6c9a8', '#c9506a', '#6a1f4a'])
      .lantern(66, 120, 28, '#ffa85a')
      .lantern(236, 120, 28, '#ffa85a')
      .coinStack(250, 380, 38, 4)
      .gem(52, 372, 14, '#5fb8c9')
      .sparkles(150, 240, 90, '#ffe6b8', 5, 8)
      .shade(0.4),
  ),
  ironworks: scene('forge', p =>
    p
      .smoke(70, 120, 110, '#8a7078')
      .smoke(210, 100, 90, '#8a7078')
      .shape(
        [
          [20, 400],
          [30, 110],
          [80, 110],
          [92, 400],
        ],
        '#4a2430',
      )
      .shape(
        [
          [180, 400],
          [190, 140],
          [236, 140],
          [248, 400],
        ],
        '#3f1f2c',
      )
      .floor(316, '#2a1018')
      .hearth(150, 330, 96, '#5a3038')
      .glyph('metal-bar', 92, 344, 96, ['#e8ecef', '#8d949c', '#4a4f58'])
      .glyph('flat-hammer', 216, 330, 86, ['#d8d2cc', '#7a6a60', '#4a2c20'])
      .glow(150, 300, 110, '#ff7a2a')
      .sparkles(150, 260, 90, '#ffd08a', 4, 14)
      .shade(0.45),
  ),
  masquerade: scene('evening', p =>
    p
      .curtains('#6a1f4a')
      .lantern(90, 110, 30)
      .lantern(210, 110, 30)
      .floor(306, '#3a2048')
      .person(86, 372, 186, { robe: '#8a3a6a', head: 'wimple' })
      .person(220, 372, 190, { robe: '#3a3a7a', head: 'hat', mirrored: true })
      .glow(150, 208, 90, '#ffd0a0')
      .glyph('domino-mask', 150, 208, 150, ['#fff0c8', '#e0a83f', '#8a3a5a'])
      .sparkles(150, 200, 120, '#ffe9c0', 8, 14)
      .shade(0.4),
  ),
  'mining-village': scene('storm', p =>
    p
      .clouds(4, 70, '#6a6f7a')
      .mountains(210, p.light.far, 5, 4)
      .mountains(256, '#5a5560', 8, 3)
      .shape(
        [
          [108, 300],
          [128, 232],
          [172, 232],
          [192, 300],
        ],
        '#1a1418',
      )
      .glyph('gold-mine', 150, 268, 96, ['#f0cf6a', '#a8742e', '#4a3424'])
      .house(18, 330, 76, '#b8a08a', '#5f3f4a')
      .house(214, 326, 78, '#a8927f', '#6a3f45')
      .ground(340, '#4a4048')
      .cart(150, 388, 88, '#7a5234', '#e0b04a')
      .shade(0.35),
  ),
  minion: scene('cave', p =>
    p
      .cavern('#241c2c')
      .glow(176, 240, 110, '#ffb86a')
      .shape(
        [
          [0, 336],
          [300, 326],
          [300, 400],
          [0, 400],
        ],
        '#3f3040',
      )
      .person(70, 350, 138, { robe: '#3a3348', head: 'hood', skin: '#a8b87a', holds: 'sword', mirrored: true })
      .person(160, 372, 178, { robe: '#6a3f5a', head: 'hood', skin: '#a8b87a', holds: 'lantern' })
      .chest(250, 366, 66)
      .coin(226, 384, 15)
      .coin(88, 386, 14)
      .coinStack(46, 390, 38, 3)
      .shade(0.45),
  ),
  nobles: scene('marble', p =>
    p
      .window(60, 44, 60, 140, '#d8ecf6')
      .window(240, 44, 60, 140, '#d8ecf6', false)
      .columns(310, 280, '#e0d2c8', [20, 150, 280], false)
      .floor(312, '#8a7480')
      .rug(318, '#7a2f55')
      .person(90, 382, 208, { robe: '#7a2f55', head: 'crown', hair: '#8a5a34' })
      .person(212, 382, 204, { robe: '#3a4f7a', head: 'crown', hair: '#3a2a20', mirrored: true, holds: 'scroll' })
      .shade(0.22),
  ),
  pawn: scene('hall', p =>
    p
      .window(70, 44, 60, 120, '#e8d8f0')
      .floor(270, '#4a3a58')
      .shape(
        [
          [150, 270],
          [240, 270],
          [300, 330],
          [170, 330],
        ],
        '#e0d2c0',
        0.5,
      )
      .shape(
        [
          [60, 270],
          [150, 270],
          [170, 330],
          [0, 330],
        ],
        '#2c2038',
        0.5,
      )
      .shape(
        [
          [0, 330],
          [170, 330],
          [196, 400],
          [-60, 400],
        ],
        '#e0d2c0',
        0.4,
      )
      .shape(
        [
          [170, 330],
          [300, 330],
          [360, 400],
          [196, 400],
        ],
        '#2c2038',
        0.5,
      )
      .glow(150, 220, 100)
      .glyph('chess-pawn', 150, 250, 200, ['#fbeccb', '#c9a06a', '#6a4632'])
      .glyph('chess-king', 250, 220, 84, ['#8a7a9a', '#3f3350'], {})
      .shade(0.35),
  ),
  saboteur: scene('night', p =>
    p
      .skyline(206, '#2a2550', 5, true)
      .hills(250, p.light.middle, 4, 18)
      .castle(214, 292, 128, '#5a4a70', '#3a1f3f')
      .fire(196, 250, 52)
      .fire(236, 270, 40)
      .smoke(206, 190, 110, '#6a5a70')
      .hills(300, p.light.near, 8, 14)
      .person(84, 376, 190, { robe: '#241a38', head: 'hood', skin: '#b98a6c' })
      .glyph('unlit-bomb', 150, 346, 80, ['#6a6a7a', '#23202f'], { edge: '#ff9a4a' })
      .sparkles(176, 312, 20, '#ffd86a', 2, 6)
      .shade(0.5),
  ),
  scout: scene('dawn', p =>
    p
      .sun(70, 96, 34)
      .birds(3, 4)
      .mountains(220, p.light.far, 4, 5)
      .hills(256, '#8a8f78', 6, 26)
      .woods(296, '#4f6058', 3, 8)
      .cliff(170, 296, '#7a6a6f')
      .person(92, 300, 178, { robe: '#5a5f3a', head: 'hood', holds: 'staff' })
      .glyph('spyglass', 178, 190, 92, ['#f0cf8a', '#a8742e', '#4a3018'], { turn: -14 })
      .grass(392, '#33363f', 3)
      .shade(),
  ),
  'secret-chamber': scene('cellar', p =>
    p
      .shelves(6, 110, 96, 'books', 4, 5)
      .shelves(206, 110, 90, 'books', 4, 9)
      .arch(152, 336, 92, 236, '#120a12')
      .glow(152, 260, 80, '#ffb85a')
      .steps(330, '#5a4438', 4)
      .chest(152, 336, 74)
      .candle(112, 336, 34)
      .glyph('secret-door', 152, 84, 70, ['#d9b47a', '#6a4630'])
      .shade(0.5),
  ),
  'shanty-town': scene('fog', p =>
    p
      .hills(206, p.light.far, 5)
      .skyline(236, '#a59a98', 7)
      .hut(10, 312, 92, '#8a7a5f', '#6a5648')
      .hut(196, 306, 98, '#7d6a5a', '#5a4840')
      .hut(96, 300, 84, '#94805f', '#6f5848')
      .ground(312, '#5f5a58')
      .house(56, 372, 88, '#a8927a', '#6a4a4a', false)
      .hut(176, 384, 108, '#8a6f4f', '#5f4638')
      .fence(396, '#5a4636', 20)
      .smoke(110, 240, 60, '#ffffff')
      .shade(0.3),
  ),
  steward: scene('candle', p =>
    p
      .shelves(150, 106, 144, 'jars', 3, 6)
      .window(66, 44, 58, 108, '#f6d9a8')
      .floor(308, '#33201f')
      .person(118, 366, 214, { robe: '#4f3a5f', head: 'bare', hair: '#8d8378', holds: 'scroll', belt: '#c9963a' })
      .glyph('key-lock', 230, 320, 92, ['#ffe39a', '#c98f34', '#6a4520'])
      .barrel(268, 384, 50)
      .shade(0.4),
  ),
  swindler: scene('evening', p =>
    p
      .skyline(190, '#5f3a5f', 4, true)
      .shape(
        [
          [0, 236],
          [300, 226],
          [300, 400],
          [0, 400],
        ],
        '#4a3050',
      )
      .lantern(238, 110, 32)
      .person(96, 330, 210, { robe: '#6a2f3f', head: 'hat', belt: '#f0c24e' })
      .table(316, '#5a3a30', '#2f4a3f')
      .glyph('rolling-dices', 200, 292, 110, ['#fff6e6', '#d9c0a8', '#8a6a6f'])
      .coinStack(66, 340, 34, 4)
      .coin(110, 352, 13, '#d68a52')
      .coin(252, 350, 14, '#d68a52')
      .shade(0.4),
  ),
  torturer: scene('cave', p =>
    p
      .arcade(300, 240, '#4a4048', '#120c14', 2)
      .chains(40, -6, 170)
      .chains(262, -6, 140)
      .chains(230, -6, 90)
      .fire(240, 316, 62)
      .floor(312, '#241c22')
      .person(112, 372, 214, { robe: '#4a1f24', head: 'hood', skin: '#a8785c', belt: '#7a7a80' })
      .glyph('slavery-whip', 196, 260, 96, ['#c98a5a', '#5f3020'])
      .glow(240, 280, 90, '#ff6a2a')
      .shade(0.55),
  ),
  'trading-post': scene('sea', p =>
    p
      .sun(226, 82, 32)
      .sea(190, p.light.middle, 5)
      .ship(86, 232, 96, '#f0dcc8')
      .shape(
        [
          [0, 272],
          [300, 262],
          [300, 400],
          [0, 400],
        ],
        '#8a6a58',
      )
      .house(170, 312, 110, '#cfae8f', '#7a3f55')
      .glyph('trade', 96, 310, 104, ['#fbe0a0', '#c9853a', '#7a3f4a'])
      .crate(190, 382, 46)
      .barrel(258, 386, 48)
      .crate(26, 388, 40)
      .shade(0.28),
  ),
  tribute: scene('hall', p =>
    p
      .banner(54, 20, 46, 116, '#7a2f4a', 'lion')
      .banner(246, 20, 46, 116, '#7a2f4a', 'lion')
      .window(150, 34, 70, 116, '#ffe9c0')
      .steps(290, '#6a5570', 4)
      .throne(150, 296, 132)
      .person(150, 296, 112, { robe: '#6a2f3a', head: 'crown' })
      .glyph('open-treasure-chest', 88, 340, 100, ['#f7d67a', '#a8702e', '#4a2c1c'])
      .person(224, 382, 150, { robe: '#5a5a3a', head: 'cap', mirrored: true, holds: 'purse' })
      .shade(0.35),
  ),
  upgrade: scene('autumn', p =>
    p
      .sun(80, 92, 32)
      .hills(210, p.light.far, 5)
      .hut(22, 330, 86, '#a8824a', '#7a5838')
      .house(112, 320, 92, '#e0c6a0', '#8f4a45')
      .tower(228, 318, 52, 170, '#d2c4b4', '#5f3a6a')
      .ground(330, '#6a4a3a')
      .glyph('upgrade', 150, 150, 130, ['#fff0b8', '#e0a83f', '#a85f3a'])
      .sparkles(150, 150, 80, '#fff6d6', 3, 9)
      .road(344, '#d9b98a', 150)
      .shade(0.3),
  ),
  'wishing-well': scene('evening', p =>
    p
      .sun(222, 104, 36)
      .stars(20, 6, 140)
      .hills(222, p.light.far, 3)
      .woods(266, '#4a3560', 5, 9, false)
      .hills(276, p.light.middle, 7, 16)
      .glyph('well', 146, 282, 170, ['#e0cbb0', '#9a8078', '#4f3f50'])
      .glow(146, 306, 50, '#bfe6ff')
      .coin(196, 196, 13)
      .sparkles(150, 230, 80, '#fff0c8', 9, 11)
      .flowers(352, ['#e6a0c0', '#f4e0a0', '#b8a0e6'], 4, 26, 40)
      .shade(0.3),
  ),
}
