import { type Scenes, scene } from '../painter.ts'

export const empires: Scenes = {
  archive: scene('candle', p =>
    p
      .columns(330, 300, '#a87f6a', [14, 286], false)
      .shelves(36, 92, 228, 'books', 4, 12)
      .glyph('archive-register', 150, 338, 110, ['#fbeccb', '#c98f5a', '#7a3a34'])
      .candle(54, 380, 54)
      .candle(250, 380, 46)
      .shade(0.4),
  ),
  capital: scene('marble', p =>
    p
      .sun(226, 66, 28)
      .clouds(3, 56)
      .columns(300, 150, '#f0e6d6', [46, 116, 184, 254])
      .steps(300, '#d8c8b4', 4)
      .glyph('crown-coin', 150, 232, 84, ['#fff0b0', '#d9a22e', '#8a5a1c'])
      .coinStack(56, 384, 50, 7)
      .coinStack(244, 384, 50, 6)
      .coinStack(150, 392, 56, 3)
      .shade(0.2),
  ),
  catapult: scene('storm', p =>
    p
      .clouds(4, 76, '#6a5f66')
      .castle(220, 236, 110, '#8a8088', '#6a2f38')
      .hills(246, p.light.middle, 4, 18)
      .ground(312, '#5a4640')
      .glyph('catapult', 120, 284, 190, ['#d9b48a', '#8f5f38', '#4a2c1c'])
      .fire(226, 218, 34)
      .smoke(236, 170, 80, '#8a8088')
      .shade(0.4),
  ),
  rocks: scene('noon', p =>
    p
      .sun(228, 74, 28)
      .clouds(3, 84)
      .mountains(222, '#8f8ba0', 5, 4, true)
      .hills(262, '#8aa06a', 3, 20)
      .fir(38, 300, 84, '#3f6a55')
      .fir(268, 296, 70, '#3f6a55')
      .ground(296, '#7f8a5a')
      .boulder(204, 316, 120, '#8a8296')
      .boulder(104, 342, 140, '#a0948f')
      .boulder(226, 368, 88, '#7c7484')
      .boulder(42, 374, 56, '#8f8690')
      .coinStack(150, 380, 40, 3, '#dbe4ea')
      .grass(392, '#4f6a3a', 4)
      .shade(0.2),
  ),
  'chariot-race': scene('dusk', p =>
    p
      .sun(226, 90, 38)
      .arcade(226, 150, '#d9a87a', '#8a4a3a', 5)
      .shape(
        [
          [0, 220],
          [300, 214],
          [300, 250],
          [0, 256],
        ],
        '#a8603f',
      )
      .crowd(176, ['#8a3f3a', '#d9b06a', '#5a3f5a'], 12, 34)
      .shape(
        [
          [0, 250],
          [300, 240],
          [300, 400],
          [0, 400],
        ],
        '#d9a860',
      )
      .glyph('chariot', 150, 300, 200, ['#fbe9c4', '#c0503f', '#5a201c'])
      .smoke(52, 372, 60, '#f0d6a8')
      .shade(0.25),
  ),
  charm: scene('evening', p =>
    p
      .rays(150, 210, 16, 0.14)
      .glow(150, 210, 120, '#ffb8d0')
      .stars(18, 5, 150)
      .glyph('charm', 150, 214, 170, ['#fff0d0', '#e6a83f', '#a83a5a'])
      .table(330, '#5a2f3a', '#7a2438')
      .gem(78, 326, 16, '#4fb5e0')
      .gem(222, 328, 15, '#6ad08a')
      .sparkles(150, 200, 120, '#fff0e0', 7, 14)
      .shade(0.35),
  ),
  'city-quarter': scene('noon', p =>
    p
      .sun(224, 66, 28)
      .clouds(4, 54)
      .dome(84, 206, 74, '#d9a24a')
      .skyline(214, '#e0b894', 4)
      .skyline(250, '#cf9a78', 8, true)
      .house(8, 322, 90, '#f0d8b4', '#b5503f')
      .house(204, 320, 92, '#ecd2a8', '#a8453a')
      .tower(128, 322, 44, 130, '#efe2cc', '#8a3038')
      .ground(326, '#d2b48c')
      .road(336, '#f4e2bc', 150)
      .person(74, 388, 84, { robe: '#efe6d6', head: 'laurel' })
      .person(222, 388, 84, { robe: '#a8433a', head: 'wimple', mirrored: true })
      .shade(0.2),
  ),
  crown: scene('gold', p =>
    p
      .rays(150, 200, 20, 0.24)
      .glow(150, 206, 130)
      .table(312, '#6a1f2c', '#8f2436')
      .glyph('crown', 150, 232, 200, ['#fff8d8', '#f0bf45', '#a8702a'])
      .gem(150, 246, 14, '#c0304a')
      .gem(108, 252, 10, '#3f6ac0')
      .gem(192, 252, 10, '#3f6ac0')
      .sparkles(150, 190, 120, '#ffffff', 4, 14)
      .shade(0.25),
  ),
  encampment: scene('dawn', p =>
    p
      .sun(72, 88, 32)
      .mountains(214, p.light.far, 4, 5)
      .hills(246, '#a8a07a', 5, 20)
      .tent(222, 316, 104, '#a8433a', '#f0e0c8')
      .tent(48, 308, 84, '#a8433a', '#f0e0c8')
      .glyph('camping-tent', 138, 300, 120, ['#f4e2bc', '#c98f6a', '#7a3f38'])
      .fire(196, 368, 44)
      .person(92, 378, 110, { robe: '#a83a34', head: 'helmet', holds: 'spear' })
      .flag(262, 240, 60, '#d9a93a')
      .shade(0.25),
  ),
  plunder: scene('evening', p =>
    p
      .sun(220, 108, 38)
      .sea(236, '#6a4a70', 5)
      .ship(86, 262, 100, '#e6c8b0', '#4a2430')
      .shape(
        [
          [0, 312],
          [300, 302],
          [300, 400],
          [0, 400],
        ],
        '#8a5f58',
      )
      .glyph('chest', 176, 322, 140, ['#e0a860', '#8f5430', '#4a2818'])
      .hoard(176, 388, 210, '#f0b838', 5)
      .gem(70, 366, 15, '#d0506a')
      .sparkles(176, 290, 80, '#fff0c0', 4, 10)
      .shade(0.35),
  ),
  enchantress: scene('evening', p =>
    p
      .crescent(72, 82, 30)
      .stars(22, 6, 170)
      .woods(252, '#5a3560', 4, 10, false)
      .hills(266, p.light.middle, 3, 16)
      .pool(210, 350, 70, '#6ab8d0')
      .person(112, 376, 222, { robe: '#8a3a7a', head: 'laurel', hair: '#d9703a', belt: '#ffe0a0' })
      .glyph('fairy-wand', 206, 226, 110, ['#fff6d8', '#f0c24e', '#c0507a'])
      .sparkles(206, 216, 90, '#ffe6f4', 6, 16)
      .shade(0.35),
  ),
  engineer: scene('day', p =>
    p
      .sun(70, 66, 28)
      .clouds(2, 56)
      .rampart(206, '#d8c0a0', 240)
      .shape(
        [
          [0, 300],
          [300, 292],
          [300, 400],
          [0, 400],
        ],
        '#b59a74',
      )
      .glyph('big-gear', 200, 238, 130, ['#f0d8a8', '#a8804f', '#5a3f2c'])
      .glyph('big-gear', 118, 296, 76, ['#e6c088', '#8f6a40', '#4a3020'], { turn: 14 })
      .person(68, 376, 184, { robe: '#a8433a', head: 'laurel', holds: 'scroll' })
      .crate(226, 388, 46)
      .shade(0.25),
  ),
  'farmers-market': scene('noon', p =>
    p
      .sun(226, 66, 28)
      .hills(192, p.light.far, 3)
      .woods(236, '#7aa04a', 5, 10, false)
      .ground(262, '#c9a868')
      .stall(20, 322, 118, '#a8433a', ['#8fae3f', '#e0b04a', '#c0503f'])
      .glyph('basket', 206, 292, 128, ['#e6b878', '#a8703a', '#5f3c1c'])
      .glyph('carrot', 176, 236, 44, ['#f7a04a', '#d0601f'])
      .glyph('cabbage', 226, 240, 46, ['#c8e88a', '#5f9a4a'])
      .glyph('shiny-apple', 252, 248, 36, ['#f08a6a', '#b02f2a'])
      .person(112, 382, 106, { robe: '#7a5a34', head: 'wimple' })
      .shade(0.2),
  ),
  forum: scene('marble', p =>
    p
      .sun(70, 64, 26)
      .clouds(3, 50)
      .columns(262, 140, '#f0e6d6', [30, 100, 200, 270])
      .steps(262, '#d9c8b4', 3)
      .glyph('public-speaker', 150, 268, 130, ['#fffaf0', '#d9b0a0', '#a8433a'])
      .crowd(318, ['#efe6d6', '#a8433a', '#d9b06a', '#8a5a6a'], 8, 70)
      .shade(0.22),
  ),
  gladiator: scene('dusk', p =>
    p
      .sun(150, 84, 36)
      .arcade(212, 150, '#d2a07a', '#7a3a30', 5)
      .crowd(160, ['#8a3f3a', '#d9b06a', '#5a3f5a'], 13, 32)
      .shape(
        [
          [0, 226],
          [300, 222],
          [300, 400],
          [0, 400],
        ],
        '#d9ac68',
      )
      .glyph('spartan-helmet', 104, 280, 140, ['#fbe6a8', '#c98f34', '#6a3f1c'])
      .glyph('gladius', 222, 300, 130, ['#f4f6f7', '#a8b0b6', '#7a4a28'], { turn: 10 })
      .shade(0.3),
  ),
  fortune: scene('gold', p =>
    p
      .rays(150, 210, 18, 0.26)
      .glow(150, 210, 130)
      .columns(330, 280, '#d9b06a', [18, 282], false)
      .ground(344)
      .glyph('coins-pile', 150, 274, 200, ['#fff0b0', '#f0b838', '#9a6a1c'])
      .hoard(150, 388, 280, '#f0b838', 9)
      .gem(74, 352, 15, '#c0304a')
      .gem(230, 356, 14, '#3fa08a')
      .sparkles(150, 200, 120, '#fff8d8', 5, 14)
      .shade(0.22),
  ),
  groundskeeper: scene('day', p =>
    p
      .sun(226, 66, 28)
      .clouds(4, 54)
      .castle(150, 222, 130, '#f0e4d0', '#a8433a')
      .hills(226, '#a8c88a', 4, 12)
      .road(240, '#f0e2bc', 150)
      .bush(50, 296, 34, '#5f9a55', '#f4e0f0')
      .bush(250, 296, 34, '#5f9a55', '#f4e0f0')
      .person(88, 376, 172, { robe: '#5a7a3f', head: 'hat', holds: 'broom' })
      .glyph('gardening-shears', 206, 330, 92, ['#f0f2f2', '#9aa4a0', '#a8543a'], { turn: 10 })
      .flowers(352, ['#d9435a', '#ffffff', '#e6b84a'], 6, 26, 42)
      .shade(0.2),
  ),
  legionary: scene('storm', p =>
    p
      .clouds(5, 70, '#7a5f66')
      .hills(220, p.light.far, 4)
      .hills(256, '#7a5f58', 6, 16)
      .person(60, 352, 150, { robe: '#8a2f30', head: 'helmet', holds: 'spear' })
      .person(240, 352, 150, { robe: '#8a2f30', head: 'helmet', holds: 'spear', mirrored: true })
      .person(150, 366, 186, { robe: '#a8332f', head: 'helmet', holds: 'spear', belt: '#f0cf7a' })
      .glyph('roman-shield', 150, 328, 110, ['#f0c85a', '#c03a34', '#6a1a1c'])
      .shade(0.35),
  ),
  overlord: scene('storm', p =>
    p
      .lightning(70, 12)
      .clouds(3, 70, '#5f4a58')
      .mountains(236, '#5a4a55', 6, 4)
      .castle(226, 268, 96, '#4a3f4c', '#6a1f2c')
      .ground(316, '#33242c')
      .glyph('overlord-helm', 136, 262, 190, ['#c9c4cc', '#6a5a6a', '#2a1c28'])
      .glow(116, 262, 18, '#ff5a3a')
      .glow(152, 262, 18, '#ff5a3a')
      .shade(0.45),
  ),
  patrician: scene('marble', p =>
    p
      .window(68, 44, 64, 140, '#cfe6f4')
      .columns(314, 290, '#efe4d4', [20, 280], false)
      .floor(312, '#b59a90')
      .rug(318, '#a8433a')
      .person(164, 384, 240, { robe: '#f4ece0', head: 'laurel', hair: '#6a4a30', holds: 'scroll', belt: '#a8332f' })
      .coinStack(66, 384, 44, 5)
      .glyph('laurels', 236, 92, 66, ['#e6f0b0', '#8fae3f'])
      .shade(0.22),
  ),
  emporium: scene('noon', p =>
    p
      .sun(70, 64, 26)
      .dome(214, 206, 84, '#4fa0a8')
      .skyline(212, '#e0b894', 6)
      .stall(12, 296, 96, '#3f7a9a')
      .ground(288, '#d9bc90')
      .glyph('warehouse', 176, 270, 150, ['#f6e6c8', '#d09a6a', '#8a4a3a'])
      .crate(20, 384, 50)
      .barrel(104, 388, 46)
      .crate(222, 386, 44)
      .coinStack(166, 386, 36, 4)
      .shade(0.2),
  ),
  'royal-blacksmith': scene('forge', p =>
    p
      .banner(58, 16, 50, 110, '#8a1f2c', 'crown')
      .banner(242, 16, 50, 110, '#8a1f2c', 'crown')
      .hearth(150, 270, 120, '#6a3f38')
      .floor(300, '#33140f')
      .glyph('sword-smithing', 164, 300, 130, ['#fff0d0', '#d08a4a', '#5a2416'])
      .person(68, 376, 196, { robe: '#6a2f24', head: 'cap', skin: '#d79a6c', belt: '#f0c24e' })
      .sparkles(170, 260, 70, '#ffe09a', 5, 14)
      .shade(0.45),
  ),
  sacrifice: scene('night', p =>
    p
      .crescent(226, 74, 28)
      .stars(20, 4, 150)
      .columns(290, 200, '#5a5f80', [28, 272], false)
      .steps(288, '#4a4a6a', 4)
      .fire(150, 300, 84)
      .glyph('sacrificial-dagger', 150, 190, 120, ['#f4f0e6', '#c9a060', '#7a2f34'])
      .smoke(150, 140, 90, '#a8a0b8')
      .person(54, 390, 130, { robe: '#6a1f2c', head: 'hood', skin: '#a87a5c' })
      .person(246, 390, 130, { robe: '#6a1f2c', head: 'hood', skin: '#a87a5c', mirrored: true })
      .shade(0.45),
  ),
  settlers: scene('dawn', p =>
    p
      .sun(214, 96, 44)
      .clouds(4, 60)
      .mountains(220, p.light.far, 5, 5, true)
      .hills(256, '#b5a872', 3, 24)
      .road(266, '#e6d2a0', 180)
      .glyph('old-wagon', 116, 308, 150, ['#fbf0dc', '#c9a078', '#6a4630'])
      .person(226, 376, 130, { robe: '#a8603a', head: 'hat', holds: 'staff' })
      .person(264, 386, 104, { robe: '#6a7a4a', head: 'wimple' })
      .grass(392, '#6a5a38', 4)
      .shade(0.22),
  ),
  'bustling-village': scene('noon', p =>
    p
      .sun(68, 64, 26)
      .clouds(3, 50)
      .hills(190, p.light.far, 4)
      .glyph('huts-village', 150, 216, 130, ['#f0d8a8', '#c08a58', '#7a4a34'])
      .house(4, 318, 88, '#f0d8b4', '#b5503f')
      .house(208, 316, 88, '#e6cca4', '#a8453a')
      .ground(312, '#d2b48c')
      .stall(104, 346, 90, '#3f7a9a')
      .crowd(338, ['#a8433a', '#efe6d6', '#5a7a5a', '#d9b06a'], 10, 56)
      .shade(0.2),
  ),
  temple: scene('dusk', p =>
    p
      .sun(150, 110, 50)
      .rays(150, 110, 18, 0.12)
      .clouds(4, 80)
      .hills(236, p.light.far, 3)
      .glyph('greek-temple', 150, 236, 200, ['#fff4e0', '#e0b494', '#9a5a50'])
      .steps(312, '#c08a70', 4)
      .person(72, 392, 104, { robe: '#efe6d6', head: 'laurel', holds: 'staff' })
      .fire(246, 360, 34)
      .shade(0.28),
  ),
  villa: scene('noon', p =>
    p
      .sun(226, 66, 28)
      .clouds(2, 54)
      .hills(186, p.light.far, 5)
      .hills(222, '#a8c070', 3, 20)
      .rows(240, '#7a9a4a', 9)
      .glyph('family-house', 150, 276, 170, ['#fbeed6', '#e0a878', '#a8453a'])
      .fir(34, 340, 110, '#4a6a48')
      .fir(62, 350, 90, '#3f5f42')
      .fir(262, 344, 110, '#4a6a48')
      .pool(150, 374, 80, '#6ab8c9')
      .shade(0.2),
  ),
  'wild-hunt': scene('evening', p =>
    p
      .sun(150, 116, 54)
      .stars(14, 5, 90)
      .clouds(6, 90, '#5f3a60')
      .woods(262, '#3f2a4a', 4, 11)
      .glyph('deer-head', 150, 236, 170, ['#e6c09a', '#9a5f4a', '#3f2430'])
      .trunks('#20142c', [10, 44, 258, 292])
      .glyph('wolf-howl', 216, 356, 84, ['#8a7f9a', '#2c2238'])
      .person(80, 388, 134, { robe: '#5a1f34', head: 'hood', holds: 'spear', skin: '#b98a6c' })
      .shade(0.45),
  ),
}
