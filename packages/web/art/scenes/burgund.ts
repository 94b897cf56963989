import { type Scenes, scene } from '../painter.ts'

/** The cards of the dukedom, its wares and its people. */
export const burgund: Scenes = {
  castle: scene('noon', p =>
    p
      .sun(226, 70, 30)
      .clouds(3, 60)
      .hills(200, p.light.far, 4)
      .river(250, '#6aa8b8')
      .castle(150, 300, 220, '#efe2c4', '#6a4a7a')
      .hills(306, '#8aa860', 6, 16)
      .rows(330, '#6f8f4a', 9)
      .shade(0.2),
  ),
  mine: scene('cave', p =>
    p
      .cavern('#33302c')
      .glow(150, 220, 110, '#ffd88a')
      .glyph('gold-mine', 150, 252, 170, ['#f0e0b8', '#a88a58', '#4f3f2c'])
      .coinStack(64, 360, 44, 4, '#dbe4ea')
      .coinStack(236, 364, 44, 5, '#dbe4ea')
      .lantern(66, 130, 28)
      .sparkles(150, 220, 90, '#fff6dc', 4, 9)
      .shade(0.45),
  ),
  cloister: scene('dawn', p =>
    p
      .sun(72, 88, 30)
      .hills(196, p.light.far, 3)
      .church(150, 262, 120, '#e6dcc4', '#8a5f45')
      .shape(
        [
          [0, 256],
          [300, 256],
          [300, 400],
          [0, 400],
        ],
        '#b5a878',
      )
      .arcade(330, 84, '#d2c4a4', '#5a5444', 4)
      .person(150, 392, 130, { robe: '#6a5138', head: 'hood', belt: '#e6dcc0' })
      .glyph('monk-face', 60, 356, 70, ['#e6c4a0', '#8a6248', '#4a3428'])
      .shade(0.25),
  ),
  knowledge: scene('candle', p =>
    p
      .shelves(10, 96, 280, 'books', 3, 5)
      .floor(290, '#3a2a1c')
      .table(308, '#7a5634')
      .glow(150, 270, 100, '#ffe0a0')
      .glyph('open-book', 150, 282, 160, ['#fffaf0', '#e0cba0', '#8a6a48'])
      .candle(60, 314, 60)
      .candle(246, 314, 52)
      .shade(0.35),
  ),
  ship: scene('sea', p =>
    p
      .sun(222, 80, 34)
      .clouds(4, 70)
      .hills(206, '#a8bf98', 3, 16)
      .sea(222, '#5f98a8', 4)
      .ship(146, 302, 210, '#f6ead0', '#7a4a2c')
      .birds(3, 4)
      .shade(0.2),
  ),
  pasture: scene('day', p =>
    p
      .sun(226, 70, 28)
      .clouds(5, 60)
      .hills(196, p.light.far, 5)
      .hills(234, '#a8bf68', 3, 18)
      .glyph('barn', 218, 250, 90, ['#d9906a', '#a0503a', '#5a2a20'])
      .glyph('cow', 92, 290, 100, ['#fbf4e6', '#b08a68', '#5a3f30'])
      .glyph('sheep', 206, 318, 74, ['#ffffff', '#d9d0c0', '#7a7068'])
      .glyph('pig', 120, 358, 66, ['#f6c0b0', '#c98070'])
      .fence(390, '#8a6238', 26)
      .shade(0.2),
  ),
  building: scene('autumn', p =>
    p
      .sun(72, 84, 30)
      .skyline(226, '#c49a68', 5)
      .house(30, 320, 104, '#e6cfa4', '#a85a3c')
      .house(168, 314, 104, '#dcc298', '#7a4a3a')
      .ground(316, '#a88a5a')
      .road(330, '#e6d2a0', 150)
      .shade(0.25),
  ),
  carpenter: scene('autumn', p =>
    p
      .window(80, 50, 70, 104, '#fff0cc')
      .shelves(164, 112, 126, 'jars', 2, 3)
      .floor(308, '#6a4a2c')
      .table(312, '#a8743f')
      .glyph('hand-saw', 150, 264, 150, ['#f4f6f6', '#b0b4b4', '#8a5a34'], { turn: 12 })
      .glyph('wood-pile', 236, 358, 92, ['#e0b478', '#8a5f38'])
      .shade(0.28),
  ),
  church: scene('dawn', p =>
    p
      .sun(222, 84, 32)
      .clouds(4, 60)
      .hills(206, p.light.far, 3)
      .woods(252, '#8fa068', 5, 9, false)
      .hills(264, '#a8b070', 6, 14)
      .church(96, 326, 150, '#efe4cc', '#8f5a40')
      .road(332, '#e6d6a8', 150)
      .grass(388, '#6a7040', 4)
      .shade(0.22),
  ),
  market: scene('day', p =>
    p
      .sun(70, 66, 26)
      .skyline(206, '#d2ae80', 6)
      .shape(
        [
          [0, 262],
          [300, 256],
          [300, 400],
          [0, 400],
        ],
        '#d2bc8c',
      )
      .stall(24, 330, 126, '#a8503a', ['#d98a2b', '#8fae3f', '#6a4a8a'])
      .stall(176, 318, 106, '#5f7a4a', ['#e6d27a', '#c9784a', '#efe6d2'])
      .person(152, 384, 100, { robe: '#6a5a3a', head: 'hat' })
      .shade(0.2),
  ),
  watchtower: scene('dusk', p =>
    p
      .sun(222, 96, 36)
      .hills(206, p.light.far, 4)
      .woods(256, '#a87a45', 4, 10)
      .hills(272, '#a8824f', 6, 14)
      .glyph('watchtower', 144, 236, 210, ['#fbe6c4', '#c0935f', '#6a4830'])
      .flag(226, 330, 70, '#7a3f5a')
      .shade(0.28),
  ),
  bank: scene('marble', p =>
    p
      .sun(70, 66, 26)
      .columns(290, 150, '#efe6d0', [46, 116, 184, 254])
      .steps(290, '#d8c8a8', 4)
      .coinStack(150, 322, 66, 6, '#dbe4ea')
      .coinStack(84, 376, 44, 3, '#dbe4ea')
      .coinStack(220, 378, 44, 4, '#dbe4ea')
      .glyph('scales', 150, 190, 84, ['#fff0c0', '#c9963a', '#7a5420'])
      .shade(0.22),
  ),
  'boarding-house': scene('evening', p =>
    p
      .crescent(72, 84, 26)
      .stars(16, 5, 120)
      .hills(222, p.light.far, 3)
      .glyph('family-house', 150, 262, 190, ['#f6dcae', '#b5794f', '#5a3434'])
      .lantern(58, 290, 22)
      .person(236, 376, 110, { robe: '#6a5a3a', head: 'hat', holds: 'lantern', mirrored: true })
      .ground(350, '#4a3440')
      .shade(0.35),
  ),
  warehouse: scene('sea', p =>
    p
      .sun(226, 70, 28)
      .sea(210, '#6a9aa4', 3)
      .ship(66, 246, 84, '#f0e2c4')
      .shape(
        [
          [0, 282],
          [300, 274],
          [300, 400],
          [0, 400],
        ],
        '#a08458',
      )
      .glyph('warehouse', 176, 258, 150, ['#f0dcb0', '#b58a58', '#6a4a34'])
      .barrel(60, 366, 56)
      .crate(100, 380, 52)
      .barrel(186, 384, 50)
      .crate(230, 380, 46)
      .shade(0.25),
  ),
  'town-hall': scene('noon', p =>
    p
      .sun(70, 64, 26)
      .clouds(3, 54)
      .skyline(216, '#d9b98c', 4)
      .glyph('capitol', 150, 240, 210, ['#fbf2dc', '#d2b48c', '#8a684c'])
      .steps(330, '#d2c09a', 3)
      .flag(48, 330, 80, '#7a3f5a')
      .flag(252, 330, 80, '#5f7a4a')
      .shade(0.2),
  ),
  light: scene('noon', p =>
    p
      .hills(210, p.light.far, 3)
      .ground(280, '#d2bc84')
      .barrel(150, 340, 150, '#e0c078')
      .barrel(56, 370, 66, '#d2b068')
      .barrel(248, 372, 66, '#d2b068')
      .shade(0.2),
  ),
  medium: scene('dusk', p =>
    p
      .hills(210, p.light.far, 5)
      .ground(280, '#a87a4a')
      .barrel(150, 340, 150, '#b5743a')
      .barrel(56, 370, 66, '#a0642f')
      .barrel(248, 372, 66, '#a0642f')
      .shade(0.25),
  ),
  dark: scene('cellar', p =>
    p
      .arcade(290, 230, '#4a3a2a', '#120c08', 2)
      .floor(290, '#2c2018')
      .barrel(150, 340, 150, '#5a3826')
      .barrel(56, 370, 66, '#4a2c1e')
      .barrel(248, 372, 66, '#4a2c1e')
      .shade(0.4),
  ),
  chicken: scene('day', p =>
    p
      .sun(226, 80, 28)
      .hills(206, p.light.far, 3)
      .ground(270, '#c0b468')
      .glyph('chicken', 150, 256, 180, ['#fffaf0', '#e0a86a', '#a8503a'])
      .corn(330, '#e6c060', 4, 26)
      .shade(0.2),
  ),
  cattle: scene('day', p =>
    p
      .sun(70, 80, 28)
      .hills(206, p.light.far, 5)
      .hills(260, '#a8bf68', 3, 14)
      .glyph('cow', 150, 262, 190, ['#fbf4e6', '#b08a68', '#5a3f30'])
      .grass(366, '#7a9a48', 4, 30)
      .shade(0.2),
  ),
  sheep: scene('dawn', p =>
    p
      .sun(226, 84, 30)
      .hills(206, p.light.far, 4)
      .hills(262, '#a8b078', 6, 14)
      .glyph('sheep', 150, 262, 180, ['#ffffff', '#ded4c4', '#7a7068'])
      .grass(366, '#8a9458', 5, 30)
      .shade(0.2),
  ),
  pig: scene('autumn', p =>
    p
      .sun(70, 84, 28)
      .hills(206, p.light.far, 3)
      .woods(252, '#b5804a', 4, 9, false)
      .ground(276, '#a87f4f')
      .glyph('pig', 150, 276, 180, ['#fbd0c0', '#e0a090', '#9a5a50'])
      .fence(390, '#7d5836', 28)
      .shade(0.22),
  ),
  worker: scene('dawn', p =>
    p
      .sun(76, 90, 32)
      .hills(206, p.light.far, 3)
      .rows(250, '#9a8a58', 9)
      .person(150, 370, 250, { robe: '#7a6a44', head: 'hat', holds: 'staff', belt: '#4a3420' })
      .grass(388, '#6a6040', 4)
      .shade(0.22),
  ),
  silver: scene('silver', p =>
    p
      .rays(150, 210, 18, 0.25)
      .glow(150, 210, 120)
      .ingot(150, 270, 170, '#dbe4ea')
      .coin(80, 320, 36, '#c7d2da')
      .coin(216, 326, 40, '#dbe4ea')
      .sparkles(150, 200, 110, '#ffffff', 4, 10)
      .shade(0.25),
  ),
  vp: scene('gold', p =>
    p
      .rays(150, 200, 18, 0.22)
      .glow(150, 200, 120)
      .glyph('laurel-crown', 150, 220, 200, ['#f0f6b8', '#8fae3f', '#4a6a2c'])
      .sparkles(150, 200, 110, '#fffbe0', 4, 10)
      .shade(0.22),
  ),
  sold: scene('day', p =>
    p
      .sun(226, 70, 28)
      .ground(260, '#c9b07a')
      .glyph('receive-money', 150, 236, 180, ['#fff0c0', '#d9a24a', '#8a5a34'])
      .barrel(66, 370, 60)
      .coinStack(226, 372, 50, 4, '#dbe4ea')
      .shade(0.22),
  ),
  'start-player-card': scene('dawn', p =>
    p
      .rays(150, 140, 16, 0.14)
      .sun(150, 140, 46)
      .hills(246, p.light.far, 3)
      .glyph('flying-flag', 150, 230, 190, ['#f6e0a8', '#b8503f', '#5a2434'])
      .hills(320, '#8a8f58', 5, 14)
      .shade(0.25),
  ),
  'first-triple': scene('gold', p =>
    p
      .rays(150, 210, 18, 0.22)
      .glow(150, 210, 120)
      .glyph('medal', 150, 220, 190, ['#fff6d0', '#f0b838', '#8a4a34'])
      .sparkles(150, 200, 110, '#fffbe0', 6, 10)
      .shade(0.22),
  ),
  'all-seven': scene('gold', p =>
    p
      .rays(150, 210, 20, 0.24)
      .glow(150, 210, 130)
      .glyph('laurels-trophy', 150, 216, 200, ['#fff8d8', '#e6b040', '#7a5a2c'])
      .sparkles(150, 200, 120, '#ffffff', 5, 12)
      .shade(0.22),
  ),
  egon: scene('hall', p =>
    p
      .curtains('#4a5a3a')
      .window(150, 40, 80, 130, '#fff0cc')
      .floor(308, '#4a3f34')
      .rug(314, '#7a3f4a')
      .throne(150, 330, 190, '#a8803a', '#4a5a3a')
      .glyph('king', 150, 262, 150, ['#f6dca8', '#a8744a', '#4a3030'])
      .shade(0.35),
  ),
}
