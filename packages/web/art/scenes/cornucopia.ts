import { type Scenes, scene } from '../painter.ts'

export const cornucopia: Scenes = {
  hamlet: scene('autumn', p =>
    p
      .sun(74, 92, 34)
      .clouds(3, 60)
      .hills(206, p.light.far, 4)
      .woods(250, '#b57a2f', 6, 9, false)
      .hills(262, '#c9a24a', 3, 20)
      .glyph('wood-cabin', 150, 280, 150, ['#e6c08a', '#a8683a', '#5a351f'])
      .hut(226, 334, 66, '#c09a4f')
      .fence(372, '#7d5836', 24)
      .corn(330, '#e6b84a', 4, 26)
      .shade(0.25),
  ),
  'fortune-teller': scene('evening', p =>
    p
      .tent(150, 330, 330, '#6a3a6f', '#d9a24a')
      .glow(150, 262, 90, '#ffe09a')
      .person(150, 330, 176, { robe: '#8a3a5a', head: 'wimple' })
      .table(320, '#5a3a2c', '#3f2a5a')
      .glyph('crystal-ball', 104, 296, 76, ['#fff6e0', '#b8a0f0', '#5a3f8a'])
      .glyph('tarot-10-wheel-of-fortune', 212, 312, 70, ['#fbeac0', '#c9853a', '#6a3a2f'], { turn: 12 })
      .candle(262, 324, 40)
      .stars(16, 3, 70)
      .shade(0.4),
  ),
  menagerie: scene('day', p =>
    p
      .sun(230, 66, 28)
      .hills(200, p.light.far, 3)
      .woods(244, '#7aa04a', 5, 10, false)
      .hills(254, '#a8c060', 7, 16)
      .glyph('lion', 98, 286, 128, ['#f6d08a', '#c98a3a', '#7a4a20'])
      .glyph('parrot-head', 222, 280, 110, ['#7ae0c0', '#2f8f9a', '#2f4a8a'])
      .fence(372, '#8a6238', 40)
      .glyph('monkey', 170, 356, 56, ['#c99a6a', '#5f3a24'])
      .shade(0.22),
  ),
  'farming-village': scene('noon', p =>
    p
      .sun(70, 72, 30)
      .clouds(5, 60)
      .hills(194, p.light.far, 5)
      .mill(226, 266, 130)
      .hills(252, '#a8c060', 3, 18)
      .glyph('barn', 104, 276, 120, ['#e08a5a', '#a83f2f', '#5a241f'])
      .rows(320, '#b58a3a', 11)
      .corn(326, '#f0c24e', 6, 34)
      .cart(196, 352, 76)
      .shade(0.2),
  ),
  'horse-traders': scene('dusk', p =>
    p
      .sun(222, 104, 36)
      .hills(210, p.light.far, 6)
      .skyline(240, '#b5703f', 5)
      .ground(286, '#9a6a3a')
      .fence(320, '#6f4526', 36)
      .glyph('horse-head', 112, 262, 160, ['#d9a06a', '#8a4f2c', '#3f2416'])
      .person(224, 372, 170, { robe: '#5a6a3a', head: 'hat', holds: 'purse', mirrored: true })
      .coin(186, 372, 13)
      .coin(168, 382, 11)
      .shade(0.3),
  ),
  remake: scene('forge', p =>
    p
      .window(70, 44, 62, 96, '#ffc67a', false)
      .shelves(160, 104, 130, 'jars', 2, 3)
      .floor(326, '#3a1f12')
      .glow(214, 236, 84, '#ffd27a')
      .person(86, 352, 214, { robe: '#8a4a2a', head: 'cap', skin: '#d79a6c', belt: '#f0d9a0' })
      .table(300, '#8a5a2c')
      .crate(126, 306, 50)
      .chest(226, 306, 84)
      .glyph('flat-hammer', 150, 222, 62, ['#e6e0d8', '#7a6a5c'], { turn: -28 })
      .sparkles(222, 224, 58, '#fff0c0', 6, 12)
      .barrel(250, 390, 48)
      .shade(0.35),
  ),
  tournament: scene('day', p =>
    p
      .sun(226, 70, 30)
      .clouds(3, 56)
      .tent(52, 256, 96, '#b8413a')
      .tent(248, 252, 88, '#3f6fa8')
      .flag(120, 250, 60, '#e0b04a')
      .flag(182, 250, 60, '#b8413a')
      .shape(
        [
          [0, 252],
          [300, 248],
          [300, 400],
          [0, 400],
        ],
        '#c9a860',
      )
      .glyph('mounted-knight', 150, 296, 180, ['#f4efe2', '#a8a8b0', '#5a3f38'])
      .crowd(366, ['#7a3f3a', '#3f5a6a', '#8a6a2f'], 9, 50)
      .shade(0.22),
  ),
  'young-witch': scene('evening', p =>
    p
      .crescent(76, 88, 32)
      .stars(16, 7, 120)
      .woods(262, '#4a3048', 3, 9)
      .hills(272, p.light.middle, 5, 16)
      .person(108, 374, 206, { robe: '#5a2f6a', head: 'pointed', hair: '#c9602f', holds: 'broom', belt: '#8ae05a' })
      .glyph('cauldron', 220, 344, 100, ['#8a8a96', '#3f3a48', '#1c1824'])
      .smoke(222, 300, 110, '#b8f07a')
      .sparkles(220, 270, 50, '#e6ffb8', 4, 9)
      .shade(0.4),
  ),
  harvest: scene('autumn', p =>
    p
      .sun(218, 100, 44)
      .hills(210, p.light.far, 3)
      .woods(246, '#c9853a', 5, 9, false)
      .hills(256, '#e0b04a', 7, 18)
      .rows(274, '#b5803a', 11)
      .glyph('wheat', 96, 290, 130, ['#fbe08a', '#d9a03a', '#8a5a20'])
      .cart(206, 362, 118, '#8a5a34', '#f0c24e')
      .corn(336, '#f0c858', 8, 36)
      .shade(0.22),
  ),
  'horn-of-plenty': scene('gold', p =>
    p
      .rays(150, 220, 16, 0.2)
      .glow(150, 230, 120)
      .table(330, '#7a4d24', '#a83f2f')
      .glyph('cornucopia', 140, 258, 190, ['#fbe6b0', '#d9953a', '#7a4020'])
      .glyph('grapes', 232, 300, 64, ['#b07ad0', '#5a2f7a'])
      .glyph('shiny-apple', 204, 330, 46, ['#f08a6a', '#b02f2a'])
      .coin(88, 348, 15)
      .coin(116, 356, 12)
      .sparkles(150, 200, 110, '#fff6d0', 5, 10)
      .shade(0.25),
  ),
  'hunting-party': scene('autumn', p =>
    p
      .sun(70, 84, 30)
      .hills(206, p.light.far, 4)
      .woods(256, '#9a5f2f', 5, 11)
      .trunks('#5a3220', [16, 284])
      .hills(278, '#a8752f', 6, 16)
      .person(80, 368, 168, { robe: '#5a6a2f', head: 'hat', holds: 'spear' })
      .glyph('hunting-horn', 172, 236, 104, ['#fbe0a0', '#b5803a', '#5f3a1c'])
      .glyph('sitting-dog', 196, 342, 84, ['#e6c8a0', '#8a5f3a'])
      .glyph('stag-head', 250, 286, 70, ['#a8784a', '#4a2c18'])
      .shade(0.3),
  ),
  jester: scene('evening', p =>
    p
      .curtains('#8a2f2a')
      .glow(150, 200, 110, '#ffd88a')
      .floor(312, '#3f2430')
      .glyph('jester-hat', 150, 196, 170, ['#f7d67a', '#d9503f', '#4a2f7a'])
      .glyph('juggler', 150, 330, 104, ['#f4d9a8', '#8a3f5a', '#3a2040'])
      .coin(70, 300, 14)
      .coin(230, 296, 14)
      .coin(196, 356, 12)
      .sparkles(150, 190, 110, '#fff0b8', 3, 12)
      .shade(0.4),
  ),
  fairgrounds: scene('dusk', p =>
    p
      .sun(222, 110, 38)
      .clouds(4, 70)
      .hills(222, p.light.far, 3)
      .glyph('carousel', 150, 262, 190, ['#fbe09a', '#d9604a', '#6a2f45'])
      .tent(48, 350, 84, '#3f7a8a', '#f4e2b8')
      .tent(260, 344, 76, '#b8413a')
      .crowd(348, ['#8a4a3a', '#4a5f6a', '#9a7a2f', '#5f3f5f'], 8, 54)
      .lantern(40, 150, 18)
      .lantern(262, 150, 18)
      .shade(0.3),
  ),
  'bag-of-gold': scene('gold', p =>
    p
      .rays(150, 220, 18, 0.24)
      .glow(150, 220, 120)
      .ground(336)
      .hoard(150, 372, 250, '#f0b838', 8)
      .glyph('swap-bag', 150, 252, 180, ['#d9a86a', '#9a6232', '#553018'])
      .coin(96, 346, 16)
      .coin(214, 350, 18)
      .sparkles(150, 210, 110, '#fff8d8', 4, 12)
      .shade(0.25),
  ),
  diadem: scene('gold', p =>
    p
      .rays(150, 200, 20, 0.22)
      .glow(150, 205, 130)
      .table(310, '#6a2f3a', '#8a2740')
      .glyph('tiara', 150, 236, 200, ['#fff6d8', '#e6b84a', '#a8742e'])
      .gem(150, 212, 15, '#4fb5e0')
      .gem(104, 236, 10, '#d0506a')
      .gem(196, 236, 10, '#d0506a')
      .sparkles(150, 200, 120, '#ffffff', 7, 14)
      .shade(0.25),
  ),
  followers: scene('dawn', p =>
    p
      .sun(150, 120, 46)
      .rays(150, 120, 18, 0.12)
      .hills(230, p.light.far, 4)
      .person(150, 300, 150, { robe: '#8a3a3a', head: 'crown', holds: 'banner' })
      .glyph('rally-the-troops', 62, 230, 80, ['#f4d28a', '#a8643a'])
      .crowd(300, ['#6a4a3a', '#4a5a6a', '#7a6a3a', '#5f3f4f'], 6, 84)
      .crowd(352, ['#5a3a30', '#3a4a5a', '#6a5a30'], 8, 64)
      .shade(0.3),
  ),
  princess: scene('noon', p =>
    p
      .window(150, 30, 110, 160, '#fff0d0', false)
      .curtains('#c0607a')
      .floor(310, '#9a7a5f')
      .rug(316, '#d98aa0')
      .person(150, 384, 240, { robe: '#e6a0b4', head: 'crown', hair: '#e0b04a', belt: '#fff0a8' })
      .glyph('jewel-crown', 62, 330, 64, ['#fff0a8', '#d9a22e', '#b03a5a'])
      .flowers(360, ['#f4c0d0', '#ffffff', '#f0d06a'], 6, 16, 34)
      .shade(0.2),
  ),
  'trusty-steed': scene('dawn', p =>
    p
      .sun(214, 100, 42)
      .clouds(6, 80)
      .mountains(226, p.light.far, 6, 4)
      .hills(262, '#9aa06a', 3, 24)
      .road(276, '#e0cc98', 160)
      .glyph('cavalry', 146, 272, 200, ['#fbf0dc', '#c9a07a', '#6a4632'])
      .grass(372, '#5a6a40', 4, 30)
      .flag(44, 330, 74, '#b8413a')
      .shade(0.25),
  ),
}
