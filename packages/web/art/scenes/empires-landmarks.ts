import { type Scenes, scene } from '../painter.ts'

/** Landmarks lie sideways: what matters stands in the middle band. */
export const empiresLandmarks: Scenes = {
  aqueduct: scene('day', p =>
    p
      .sun(226, 76, 28)
      .clouds(3, 80)
      .mountains(206, p.light.far, 4, 5, true)
      .hills(240, '#b5c49a', 3, 18)
      .glyph('aqueduct', 150, 216, 230, ['#fffaf0', '#dcc4a8', '#9a7464'])
      .river(272, '#6ab0cc')
      .shade(0.22),
  ),
  arena: scene('dusk', p =>
    p
      .sun(80, 96, 34)
      .clouds(4, 80)
      .skyline(206, '#d09a7a', 5)
      .glyph('coliseum', 150, 216, 220, ['#fff0d8', '#e0a878', '#9a5a48'])
      .ground(302, '#c08a62')
      .crowd(316, ['#8a3f3a', '#efe0c8', '#5a3f5a'], 11, 46)
      .shade(0.25),
  ),
  'bandit-fort': scene('evening', p =>
    p
      .sun(222, 104, 34)
      .mountains(220, p.light.far, 4, 4)
      .woods(246, '#4a3048', 3, 9)
      .glyph('hill-fort', 150, 212, 190, ['#e6c4a0', '#8a5a58', '#3f2438'])
      .flag(206, 160, 50, '#2c2030')
      .fence(310, '#4a2f34', 40)
      .fire(84, 312, 36)
      .shade(0.4),
  ),
  basilica: scene('dawn', p =>
    p
      .rays(150, 120, 18, 0.14)
      .sun(150, 124, 40)
      .clouds(3, 80)
      .dome(62, 250, 70, '#d9a24a')
      .dome(238, 250, 70, '#d9a24a')
      .glyph('byzantin-temple', 150, 214, 190, ['#fff6e6', '#e6b894', '#a86a58'])
      .steps(298, '#d9bca4', 4)
      .shade(0.22),
  ),
  baths: scene('marble', p =>
    p
      .arcade(230, 150, '#d9c4b0', '#8fb8c4', 4)
      .columns(270, 190, '#f4ece0', [24, 276], false)
      .shape(
        [
          [0, 268],
          [300, 268],
          [300, 400],
          [0, 400],
        ],
        '#6ab8c4',
      )
      .pool(150, 310, 130, '#8ad0d4')
      .glyph('bathtub', 150, 226, 120, ['#ffffff', '#e0d2c6', '#a8908a'])
      .smoke(80, 260, 90, '#ffffff')
      .smoke(210, 256, 90, '#ffffff')
      .shade(0.2),
  ),
  battlefield: scene('storm', p =>
    p
      .clouds(5, 90, '#8a5f5f')
      .hills(206, p.light.far, 4)
      .hills(246, '#7a5a52', 6, 14)
      .flag(54, 276, 80, '#a8332f')
      .flag(240, 270, 70, '#3f4a7a')
      .smoke(236, 210, 80, '#6a5a5c')
      .glyph('crossed-swords', 150, 212, 170, ['#f6f8f8', '#b0b4b8', '#6a4038'])
      .shield(78, 300, 46, '#a8332f', 'lion')
      .shield(222, 306, 44, '#3f4a7a', 'griffin-shield')
      .shade(0.35),
  ),
  colonnade: scene('noon', p =>
    p
      .sun(226, 80, 26)
      .clouds(2, 80)
      .hills(206, '#c4d2a8', 3, 14)
      .columns(276, 150, '#fbf2e4', [24, 74, 124, 176, 226, 276])
      .steps(276, '#e0ccb4', 3)
      .person(100, 306, 72, { robe: '#a8433a', head: 'laurel' })
      .person(196, 306, 70, { robe: '#efe6d6', head: 'wimple', mirrored: true })
      .shade(0.18),
  ),
  'defiled-shrine': scene('curse', p =>
    p
      .crescent(76, 100, 28)
      .stars(16, 4, 140)
      .columns(290, 200, '#6a5480', [30, 270], false)
      .glow(150, 206, 100, '#d05a8a')
      .glyph('crystal-shrine', 150, 208, 170, ['#f4c8dc', '#9a4a8a', '#34184a'])
      .ruin(12, 320, 80, '#5a4468')
      .ruin(210, 322, 84, '#5a4468')
      .ground(316, '#1a0c28')
      .smoke(150, 130, 50, '#c8e08a')
      .shade(0.45),
  ),
  fountain: scene('day', p =>
    p
      .sun(226, 80, 26)
      .skyline(196, '#dcc0a0', 5)
      .woods(230, '#7aa868', 4, 10, false)
      .shape(
        [
          [0, 250],
          [300, 246],
          [300, 400],
          [0, 400],
        ],
        '#dcc8a8',
      )
      .pool(150, 300, 110, '#6ab8d0')
      .glyph('water-fountain', 150, 214, 170, ['#ffffff', '#b8d4dc', '#8a7a78'])
      .coin(100, 306, 9, '#d68a52')
      .coin(196, 310, 9, '#d68a52')
      .coin(150, 318, 9, '#d68a52')
      .shade(0.2),
  ),
  keep: scene('dusk', p =>
    p
      .sun(66, 104, 34)
      .clouds(4, 76)
      .hills(216, p.light.far, 3)
      .woods(262, '#8a4f44', 4, 9)
      .tower(58, 306, 56, 92, '#b88e78')
      .tower(196, 306, 56, 92, '#b88e78')
      .tower(92, 318, 118, 176, '#d9b59a')
      .rampart(300, '#a87c68', 150)
      .flag(150, 104, 54, '#a8332f')
      .flag(44, 214, 40, '#a8332f')
      .flag(258, 214, 40, '#a8332f')
      .shade(0.28),
  ),
  labyrinth: scene('day', p =>
    p
      .sun(226, 80, 26)
      .hills(180, p.light.far, 4)
      .shape(
        [
          [30, 330],
          [80, 180],
          [220, 180],
          [270, 330],
        ],
        '#7a9a5a',
      )
      .glow(150, 230, 80, '#f0f4c8')
      .glyph('maze', 150, 226, 180, ['#e0ecb0', '#5f8a4a', '#2c5038'])
      .tree(28, 316, 80, '#6f9a50')
      .tree(272, 320, 84, '#5f8a48')
      .shade(0.25),
  ),
  'mountain-pass': scene('fog', p =>
    p
      .snow(3)
      .mountains(230, '#9aa4ac', 7, 4, true)
      .mountains(270, '#7a8088', 3, 3, true)
      .glyph('mountain-road', 150, 216, 200, ['#ffffff', '#c0b8b4', '#6a5a60'])
      .person(88, 330, 74, { robe: '#a8433a', head: 'hood', holds: 'staff' })
      .snow(9)
      .shade(0.25),
  ),
  museum: scene('hall', p =>
    p
      .columns(280, 230, '#d9c4c0', [30, 270], false)
      .window(150, 56, 60, 80, '#fff0d8', false)
      .floor(276, '#5a424a')
      .glyph('stone-bust', 90, 216, 130, ['#ffffff', '#d2c4bc', '#8a7470'])
      .glyph('painted-pottery', 206, 226, 110, ['#e0a06a', '#b5562f', '#5a2418'])
      .shape(
        [
          [60, 280],
          [120, 280],
          [126, 316],
          [54, 316],
        ],
        '#c9b0a8',
      )
      .shape(
        [
          [176, 280],
          [236, 280],
          [242, 316],
          [170, 316],
        ],
        '#b59a94',
      )
      .shade(0.3),
  ),
  obelisk: scene('dusk', p =>
    p
      .sun(150, 150, 60)
      .rays(150, 150, 16, 0.1)
      .hills(246, '#e0a868', 4, 20)
      .glyph('obelisk', 150, 206, 200, ['#fff0d0', '#d9a078', '#7a4038'])
      .hills(296, '#c98a54', 7, 12)
      .person(76, 326, 60, { robe: '#a8433a', head: 'hood' })
      .shade(0.28),
  ),
  orchard: scene('autumn', p =>
    p
      .sun(226, 84, 28)
      .hills(196, p.light.far, 3)
      .hills(236, '#c9b860', 5, 14)
      .tree(52, 300, 120, '#8fa84a')
      .tree(250, 300, 116, '#7f9a42')
      .glyph('fruit-tree', 150, 220, 170, ['#c8e07a', '#7aa03f', '#6a4428'])
      .glyph('shiny-apple', 96, 312, 34, ['#f08a6a', '#b02f2a'])
      .glyph('shiny-apple', 200, 316, 30, ['#f0c06a', '#c0702a'])
      .grass(330, '#8a8a3a', 5, 30)
      .shade(0.2),
  ),
  palace: scene('marble', p =>
    p
      .sun(72, 80, 26)
      .clouds(3, 80)
      .glyph('capitol', 150, 210, 230, ['#fffdf6', '#e0cbb8', '#a8807a'])
      .road(296, '#f0e2cc', 150)
      .bush(44, 312, 26, '#8aa868', '#d95a6a')
      .bush(256, 312, 26, '#8aa868', '#d95a6a')
      .pool(150, 330, 60, '#7ab8d0')
      .shade(0.18),
  ),
  tomb: scene('night', p =>
    p
      .crescent(222, 96, 30)
      .stars(22, 6, 170)
      .trunks('#12182c', [16, 284])
      .hills(256, p.light.middle, 4, 14)
      .ruin(196, 288, 80, '#5a6080')
      .glyph('tombstone', 124, 222, 160, ['#d2d6e0', '#7a80a0', '#33385a'])
      .candle(60, 310, 36)
      .candle(196, 314, 32)
      .flowers(300, ['#e6d2f0', '#ffffff'], 5, 14, 26)
      .grass(326, '#141c38', 4)
      .shade(0.4),
  ),
  tower: scene('sea', p =>
    p
      .sun(232, 84, 30)
      .clouds(5, 96)
      .birds(3, 4)
      .sea(238, '#5f9ab0', 3)
      .ship(246, 276, 52, '#7a4630')
      .cliff(196, 286, '#a3988c')
      .tower(80, 330, 66, 138, '#f2ebe4', '#4f6f9a')
      .bush(44, 334, 24, '#6f9060')
      .bush(166, 334, 18, '#6f9060')
      .shade(0.2),
  ),
  'triumphal-arch': scene('noon', p =>
    p
      .rays(150, 100, 20, 0.14)
      .sun(150, 104, 34)
      .skyline(216, '#e6c4a0', 4)
      .glyph('arc-triomphe', 150, 210, 210, ['#fffaf0', '#e6c8a8', '#a87460'])
      .road(292, '#f4e2c4', 150)
      .crowd(314, ['#a8433a', '#efe6d6', '#d9b06a'], 10, 44)
      .shade(0.2),
  ),
  wall: scene('storm', p =>
    p
      .clouds(3, 80, '#7a7478')
      .mountains(200, p.light.far, 5, 5)
      .rampart(216, '#a89890')
      .glyph('brick-wall', 150, 268, 150, ['#e6c8b4', '#b07a68', '#6a3f3c'])
      .person(70, 226, 66, { robe: '#8a2f30', head: 'helmet', holds: 'spear' })
      .person(226, 226, 66, { robe: '#8a2f30', head: 'helmet', holds: 'spear', mirrored: true })
      .shade(0.3),
  ),
  'wolf-den': scene('night', p =>
    p
      .sun(80, 100, 36)
      .stars(18, 7, 140)
      .woods(240, '#22304f', 4, 10)
      .cliff(190, 236, '#3a4260')
      .arch(96, 330, 84, 74, '#0a0c18')
      .glyph('wolf-head', 186, 220, 150, ['#dfe4ee', '#7a82a0', '#2a3050'])
      .glow(80, 290, 8, '#ffd84a')
      .glow(104, 290, 8, '#ffd84a')
      .grass(330, '#121a34', 5)
      .shade(0.4),
  ),
}
