import { type Scenes, scene } from '../painter.ts'

export const guilds: Scenes = {
  'candlestick-maker': scene('candle', p =>
    p
      .shelves(14, 104, 120, 'jars', 2, 4)
      .window(228, 44, 58, 100, '#e6c48a')
      .floor(312, '#3a2412')
      .table(318, '#7a5028')
      .glow(150, 230, 130, '#ffca6a')
      .candle(66, 322, 76)
      .candle(112, 322, 108)
      .candle(196, 322, 92)
      .candle(244, 322, 60)
      .glyph('candle-holder', 154, 290, 80, ['#ffe9a8', '#c98f34', '#6a4520'])
      .coin(84, 350, 12)
      .coin(222, 352, 13)
      .shade(0.45),
  ),
  stonemason: scene('day', p =>
    p
      .sun(70, 70, 28)
      .clouds(3, 56)
      .rampart(180, '#b8a888')
      .shape(
        [
          [0, 290],
          [300, 284],
          [300, 400],
          [0, 400],
        ],
        '#a88f62',
      )
      .shape(
        [
          [30, 330],
          [110, 330],
          [110, 286],
          [30, 286],
        ],
        '#d8ccb0',
      )
      .shape(
        [
          [110, 330],
          [128, 318],
          [128, 276],
          [110, 286],
        ],
        '#9a8a6c',
      )
      .shape(
        [
          [50, 286],
          [128, 276],
          [110, 286],
          [30, 286],
        ],
        '#efe6ce',
      )
      .person(204, 376, 192, { robe: '#7a5a34', head: 'cap', mirrored: true })
      .glyph('chisel', 122, 300, 84, ['#eef1f2', '#9aa0a6', '#7a5230'], { turn: 40 })
      .sparkles(104, 300, 26, '#fff6dc', 3, 6)
      .shade(0.25),
  ),
  doctor: scene('dawn', p =>
    p
      .shelves(150, 96, 140, 'bottles', 3, 5)
      .window(70, 44, 64, 110, '#f4ecd0')
      .floor(310, '#5a4c38')
      .table(330, '#8a6a42', '#e6ddc6')
      .glyph('plague-doctor-profile', 104, 256, 170, ['#8a7868', '#4a3c34', '#241c1a'], { edge: '#f0dcae' })
      .bottle(214, 336, 92, '#8ac04a')
      .bottle(262, 336, 64, '#c0503f')
      .glyph('leeching-worm', 176, 346, 46, ['#a8503f', '#5a2420'])
      .shade(0.3),
  ),
  masterpiece: scene('hall', p =>
    p
      .curtains('#6a4a1f')
      .shape(
        [
          [76, 70],
          [224, 70],
          [224, 280],
          [76, 280],
        ],
        '#c9962e',
      )
      .shape(
        [
          [90, 84],
          [210, 84],
          [210, 266],
          [90, 266],
        ],
        '#3f4a3a',
      )
      .glow(150, 170, 80, '#ffe9b0')
      .glyph('mona-lisa', 150, 178, 156, ['#f0d2a0', '#a8743f', '#4a3018'])
      .floor(316, '#3f2e22')
      .rug(320, '#7a3a2a')
      .coin(70, 366, 24, '#dbe4ea')
      .coin(104, 378, 18, '#dbe4ea')
      .coin(226, 370, 24, '#dbe4ea')
      .shade(0.35),
  ),
  advisor: scene('candle', p =>
    p
      .window(150, 36, 84, 120, '#f4d6a0')
      .shelves(6, 110, 70, 'books', 3, 4)
      .shelves(228, 110, 68, 'books', 3, 6)
      .floor(306, '#3a2516')
      .person(84, 366, 200, { robe: '#6a4a7a', head: 'bare', hair: '#d9d2c6', holds: 'staff' })
      .person(216, 366, 188, { robe: '#8a5a2a', head: 'crown', mirrored: true })
      .glyph('discussion', 150, 206, 74, ['#fff4d6', '#d9b06a'])
      .shade(0.35),
  ),
  herald: scene('noon', p =>
    p
      .sun(224, 66, 30)
      .clouds(4, 60)
      .tower(16, 300, 64, 190, '#d2c2a0')
      .rampart(264, '#c9b890')
      .flag(48, 88, 50, '#b8413a')
      .person(184, 368, 216, { robe: '#a8512f', head: 'hat', belt: '#f0cf7a' })
      .glyph('trumpet-flag', 110, 224, 120, ['#fbe39a', '#d99a34', '#a83f2f'], { mirrored: true })
      .crowd(366, ['#6a4a3a', '#4a5a4a', '#7a6a3a'], 9, 46)
      .shade(0.22),
  ),
  plaza: scene('day', p =>
    p
      .sun(70, 66, 28)
      .clouds(5, 56)
      .skyline(206, '#c9a47a', 6)
      .shape(
        [
          [0, 248],
          [300, 244],
          [300, 400],
          [0, 400],
        ],
        '#d9c49a',
      )
      .house(6, 282, 76, '#e6cfa4', '#a85f3a')
      .house(218, 280, 78, '#e0c698', '#8f5038')
      .pool(150, 344, 92, '#6ab0c4')
      .glyph('fountain', 150, 282, 136, ['#fbf6e8', '#c4b8a0', '#8a7a68'])
      .person(66, 380, 96, { robe: '#8a4a3a', head: 'wimple' })
      .person(240, 382, 96, { robe: '#4a6a5a', head: 'hat', mirrored: true })
      .shade(0.2),
  ),
  taxman: scene('storm', p =>
    p
      .clouds(3, 70, '#7a7264')
      .skyline(220, '#6a6050', 5)
      .shape(
        [
          [0, 262],
          [300, 256],
          [300, 400],
          [0, 400],
        ],
        '#5a4c3a',
      )
      .table(322, '#6a4a2c', '#4a3a2a')
      .person(150, 332, 214, { robe: '#2f2a24', head: 'hat', skin: '#cfa07a', belt: '#8a6a34' })
      .glyph('abacus', 76, 300, 92, ['#f0d09a', '#a86f34', '#5a361c'])
      .coinStack(226, 344, 40, 6)
      .scroll(262, 354, 34, '#a8322e', -10)
      .shade(0.4),
  ),
  baker: scene('autumn', p =>
    p
      .shelves(10, 100, 140, 'bread', 3, 4)
      .hearth(226, 290, 112, '#a8765a')
      .floor(300, '#6a4526')
      .table(318, '#9a6a38')
      .person(92, 330, 180, { robe: '#efe2c8', head: 'cap', belt: '#a86f34' })
      .glyph('bread', 178, 290, 110, ['#fbdca0', '#d08f45', '#8a5220'])
      .coin(252, 346, 13)
      .coin(226, 354, 11)
      .smoke(226, 190, 60, '#fff6e6')
      .shade(0.25),
  ),
  butcher: scene('candle', p =>
    p
      .shape(
        [
          [0, 60],
          [300, 60],
          [300, 70],
          [0, 70],
        ],
        '#6a4428',
      )
      .glyph('ham-shank', 62, 128, 84, ['#f0a88a', '#a8483a', '#5a201c'])
      .glyph('sausages-ribbon', 238, 126, 90, ['#d97a5a', '#8a3228'])
      .window(150, 80, 60, 90, '#f0cc94', false)
      .floor(312, '#3f2216')
      .table(316, '#8a5a34')
      .person(104, 330, 190, { robe: '#e0d2bc', head: 'cap', belt: '#8a2f28' })
      .glyph('meat-cleaver', 208, 282, 104, ['#f4f6f7', '#a8b0b6', '#5a3820'], { turn: -14 })
      .glyph('steak', 150, 336, 60, ['#f0a08a', '#a83a34'])
      .shade(0.35),
  ),
  journeyman: scene('dawn', p =>
    p
      .sun(222, 92, 36)
      .clouds(4, 66)
      .hills(206, p.light.far, 3)
      .hills(244, '#a89a5a', 6, 26)
      .castle(64, 246, 60, '#d2bfa0', '#8a4a34')
      .road(258, '#ead6a0', 96)
      .person(176, 370, 206, { robe: '#7a5a2f', head: 'cap', holds: 'staff', belt: '#4a3018' })
      .glyph('bindle', 96, 268, 100, ['#e6a05a', '#a84f2f', '#5f3420'], { turn: -10 })
      .grass(390, '#5a5030', 6, 28)
      .shade(0.25),
  ),
  'merchant-guild': scene('hall', p =>
    p
      .banner(60, 20, 50, 120, '#8a5a1f', 'scales')
      .banner(240, 20, 50, 120, '#3f5a4a', 'anchor')
      .window(150, 34, 74, 116, '#fff0c4')
      .floor(298, '#4a3626')
      .person(76, 360, 182, { robe: '#8a3f2a', head: 'hat' })
      .person(226, 360, 182, { robe: '#3f5f5a', head: 'hat', mirrored: true })
      .glyph('shaking-hands', 150, 250, 118, ['#fbe0b8', '#d09a6a', '#8a5a38'])
      .coinStack(150, 382, 50, 5)
      .shade(0.3),
  ),
  soothsayer: scene('night', p =>
    p
      .stars(34, 8, 230)
      .rays(150, 160, 14, 0.1)
      .glow(150, 160, 110, '#c8a0ff')
      .glyph('third-eye', 150, 156, 150, ['#fff0d0', '#c98ae6', '#4a2f8a'])
      .hills(290, p.light.middle, 4, 18)
      .person(150, 388, 190, { robe: '#4a2f5a', head: 'hood', skin: '#c99a78', holds: 'staff' })
      .hoard(50, 392, 90, '#f0b838', 3)
      .glyph('cursed-star', 246, 352, 56, ['#c79be6', '#5a2f8a'])
      .shade(0.45),
  ),
}
