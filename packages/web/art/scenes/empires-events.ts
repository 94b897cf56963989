import { type Scenes, scene } from '../painter.ts'

/** Events lie sideways: what matters stands in the middle band. */
export const empiresEvents: Scenes = {
  advance: scene('dawn', p =>
    p
      .rays(150, 120, 18, 0.14)
      .sun(150, 122, 44)
      .hills(206, p.light.far, 4)
      .hills(246, '#a89a7a', 6, 18)
      .glyph('progression', 150, 206, 150, ['#fff4d6', '#d99a6a', '#a8433a'])
      .person(60, 330, 130, { robe: '#a8433a', head: 'helmet', holds: 'banner' })
      .person(240, 330, 130, { robe: '#8a3a34', head: 'helmet', holds: 'spear', mirrored: true })
      .ground(330, '#6a5548')
      .shade(0.25),
  ),
  delve: scene('cave', p =>
    p
      .cavern('#2f2630')
      .glow(96, 250, 120, '#ffcf7a')
      .lantern(40, 150, 46)
      .boulder(212, 330, 130, '#6f6674')
      .boulder(262, 356, 84, '#5d5563')
      .gem(196, 276, 13, '#e6eef4')
      .gem(230, 300, 10, '#cfe0ee')
      .gem(212, 316, 8, '#e6eef4')
      .person(92, 366, 196, { robe: '#7a4a3a', head: 'cap', skin: '#d79a6c' })
      .glyph('war-pick', 158, 240, 112, ['#e9eef2', '#8a949c', '#6a4528'], { turn: 20 })
      .coinStack(156, 384, 46, 3, '#dbe4ea')
      .coin(216, 380, 15, '#dbe4ea')
      .sparkles(204, 292, 56, '#ffffff', 3, 9)
      .shade(0.4),
  ),
  tax: scene('storm', p =>
    p
      .clouds(3, 80, '#7a6a70')
      .skyline(206, '#6a5a62', 5)
      .shape(
        [
          [0, 236],
          [300, 230],
          [300, 400],
          [0, 400],
        ],
        '#7a6058',
      )
      .glyph('pay-money', 150, 228, 160, ['#ffe9b0', '#d09a4a', '#7a4438'])
      .coinStack(52, 300, 44, 5)
      .coinStack(250, 300, 44, 3)
      .person(66, 392, 110, { robe: '#4a3f48', head: 'hat' })
      .shade(0.35),
  ),
  banquet: scene('candle', p =>
    p
      .banner(50, 60, 46, 96, '#8a1f2c', 'lion')
      .banner(250, 60, 46, 96, '#8a1f2c', 'lion')
      .hearth(150, 220, 100, '#7a5a50')
      .table(256, '#7a4d2c', '#f0e4d0')
      .glyph('meal', 150, 246, 120, ['#fff0d0', '#d99a5a', '#8a4a34'])
      .candle(80, 262, 56)
      .candle(222, 262, 56)
      .glyph('grapes', 256, 266, 50, ['#b07ad0', '#5a2f7a'])
      .shade(0.35),
  ),
  'salt-the-earth': scene('dusk', p =>
    p
      .sun(222, 96, 36)
      .hills(196, p.light.far, 3)
      .ruin(196, 246, 88, '#9a6a5c')
      .smoke(228, 140, 80, '#7a4a44')
      .hills(246, '#a8744f', 5, 12)
      .ground(262, '#8a5238')
      .rows(264, '#5f3426', 9)
      .glyph('dead-wood', 258, 300, 86, ['#6a4434', '#2c1a16'])
      .person(108, 362, 210, { robe: '#6a3440', head: 'helmet', holds: 'purse', belt: '#e0c070' })
      .sparkles(196, 316, 64, '#ffffff', 6, 22)
      .sparkles(220, 372, 56, '#ffffff', 3, 18)
      .shade(0.3),
  ),
  ritual: scene('curse', p =>
    p
      .rays(150, 200, 12, 0.12)
      .glow(150, 200, 120, '#ff8ab0')
      .glyph('pentagram-rose', 150, 204, 180, ['#ffd0e0', '#c0407a', '#4a1450'])
      .candle(50, 290, 52)
      .candle(250, 290, 52)
      .candle(96, 316, 40)
      .candle(204, 316, 40)
      .ground(330, '#160a20')
      .smoke(150, 130, 60, '#c8a0e0')
      .shade(0.45),
  ),
  wedding: scene('noon', p =>
    p
      .stainedGlass(150, 40, 80, 130, ['#e6a0b4', '#f4e0a0', '#a0c4e0', '#c8e0a8'])
      .columns(290, 230, '#f4ece0', [36, 264], false)
      .floor(284, '#d9c0b0')
      .rug(288, '#c04a5a')
      .person(112, 326, 140, { robe: '#3a4f7a', head: 'crown' })
      .person(188, 326, 136, { robe: '#fbf4ea', head: 'crown', hair: '#d9a84a', mirrored: true })
      .glyph('big-diamond-ring', 150, 212, 74, ['#fff6d0', '#e6b84a', '#a8742e'])
      .sparkles(150, 190, 110, '#fff6f0', 4, 12)
      .shade(0.2),
  ),
  windfall: scene('sea', p =>
    p
      .sun(70, 84, 30)
      .clouds(4, 90)
      .sea(240, p.light.middle, 3)
      .ship(224, 262, 110, '#fff0d8')
      .glyph('windy-stripes', 112, 190, 150, ['#ffffff', '#cfe6ea', '#8fb8c4'])
      .coin(86, 250, 16)
      .coin(150, 284, 14)
      .coin(190, 220, 13)
      .coin(120, 312, 17)
      .coin(60, 300, 12)
      .shade(0.22),
  ),
  conquest: scene('dusk', p =>
    p
      .sun(84, 98, 38)
      .clouds(5, 84, '#a8503f')
      .hills(222, p.light.far, 3)
      .castle(206, 250, 150, '#b88f84', '#6a2430')
      .smoke(238, 130, 110, '#5f4448')
      .fire(236, 176, 44)
      .fire(158, 226, 34)
      .hills(262, '#8a4a3c', 4, 16)
      .ground(312, '#4f2a2a')
      .person(48, 352, 150, { robe: '#8f2f34', head: 'helmet', holds: 'spear' })
      .person(112, 366, 168, { robe: '#a83a34', head: 'helmet', holds: 'banner' })
      .coinStack(206, 378, 44, 4, '#dbe4ea')
      .coinStack(250, 386, 40, 3, '#dbe4ea')
      .shade(0.3),
  ),
  dominate: scene('gold', p =>
    p
      .rays(150, 200, 20, 0.2)
      .stars(20, 5, 160)
      .glow(150, 200, 130)
      .glyph('world', 150, 206, 180, ['#d6ecd0', '#4f9a8a', '#234a6a'])
      .glyph('imperial-crown', 150, 96, 80, ['#fff6c8', '#f0b838', '#8a5a1c'])
      .shade(0.3),
  ),
  triumph: scene('marble', p =>
    p
      .rays(150, 190, 18, 0.3)
      .columns(300, 210, '#f0e6d8', [30, 270], false)
      .banner(84, 60, 42, 110, '#a8332f')
      .banner(216, 60, 42, 110, '#a8332f')
      .glyph('laurel-crown', 150, 206, 170, ['#e6f0b0', '#8fae3f', '#4a6a2c'])
      .crowd(306, ['#a8433a', '#efe6d6', '#d9b06a', '#7a4a5a'], 9, 60)
      .shade(0.2),
  ),
  annex: scene('day', p =>
    p
      .sun(226, 76, 28)
      .hills(196, p.light.far, 3)
      .hills(236, '#a8c088', 6, 20)
      .river(250, '#6aa8c4')
      .castle(70, 252, 90, '#e6d8c0', '#a8433a')
      .house(206, 280, 70, '#e6cfa8', '#8a5a3a')
      .flag(150, 260, 80, '#a8332f')
      .glyph('annexation', 150, 196, 100, ['#fff4d6', '#d99a5a', '#a8433a'])
      .shade(0.25),
  ),
  donate: scene('hall', p =>
    p
      .window(66, 60, 56, 110, '#ffe9c8')
      .columns(300, 240, '#b59aa0', [20, 280], false)
      .floor(270, '#4a3844')
      .glow(150, 206, 100, '#ffe0a0')
      .glyph('take-my-money', 150, 212, 160, ['#fff0c0', '#e0a04a', '#7a4438'])
      .coin(70, 300, 15)
      .coin(106, 316, 13)
      .coin(210, 312, 15)
      .coin(246, 296, 13)
      .shade(0.3),
  ),
}
