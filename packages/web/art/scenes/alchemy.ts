import { type Scenes, scene } from '../painter.ts'

export const alchemy: Scenes = {
  transmute: scene('hall', p =>
    p
      .rays(150, 220, 14, 0.14)
      .glow(150, 220, 120, '#8ff0dc')
      .glyph('transform', 150, 196, 150, ['#eafff8', '#4fc4b0', '#1f6f7a'])
      .table(318, '#2f4a4f')
      .ingot(78, 322, 70, '#8d949c')
      .ingot(224, 322, 72, '#f0bf45')
      .sparkles(150, 230, 100, '#e6fff6', 3, 12)
      .candle(150, 324, 46)
      .shade(0.4),
  ),
  vineyard: scene('noon', p =>
    p
      .sun(226, 74, 32)
      .hills(196, p.light.far, 3)
      .castle(84, 226, 64, '#e0d6c0', '#7a3f6a')
      .hills(236, '#7fae68', 6, 22)
      .rows(258, '#3f7a4a', 11)
      .grapes(84, 292, 92, '#6a3f9a')
      .grapes(222, 300, 84, '#8a3f7a')
      .bush(150, 372, 40, '#4f8a4f')
      .shade(0.2),
  ),
  herbalist: scene('day', p =>
    p
      .shelves(8, 96, 120, 'jars', 2, 5)
      .window(214, 46, 76, 112, '#e6f6d8')
      .floor(310, '#3f5a55')
      .table(326, '#5f6a4a')
      .person(96, 336, 192, { robe: '#3f7a68', head: 'wimple', belt: '#c9b04a' })
      .glyph('herbs-bundle', 204, 280, 120, ['#cfe88a', '#5f9a4a', '#2f5a3a'])
      .bottle(262, 332, 56, '#8ac04a')
      .flowers(344, ['#c9a0e6', '#f0e09a', '#ffffff'], 6, 18, 40)
      .shade(0.3),
  ),
  apothecary: scene('candle', p =>
    p
      .shelves(10, 92, 280, 'jars', 3, 11)
      .floor(300, '#23383a')
      .table(312, '#4a4a3a')
      .glyph('apothecary', 148, 266, 140, ['#f0fff4', '#8ac4a8', '#3f6f6a'])
      .bottle(56, 318, 78, '#c0503f')
      .bottle(246, 318, 84, '#6a4fb0')
      .candle(276, 318, 40)
      .book(96, 356, 84, '#3f6a6a')
      .shade(0.4),
  ),
  'scrying-pool': scene('night', p =>
    p
      .crescent(226, 78, 30)
      .stars(30, 9, 200)
      .columns(300, 210, '#4f7f8f', [34, 266], false)
      .hills(270, p.light.middle, 3, 14)
      .pool(150, 336, 116, '#4fd0c4')
      .glow(150, 320, 110, '#7af0e0')
      .glyph('crystal-ball', 150, 228, 120, ['#e6fffb', '#6ab8e0', '#3f3f9a'])
      .sparkles(150, 270, 100, '#dffff8', 6, 14)
      .shade(0.45),
  ),
  university: scene('dawn', p =>
    p
      .sun(70, 92, 32)
      .clouds(4, 60)
      .dome(150, 262, 150, '#3f8f8a', '#e6dccb')
      .columns(290, 130, '#dfe0d2', [40, 260], false)
      .shape(
        [
          [0, 286],
          [300, 286],
          [300, 300],
          [0, 300],
        ],
        '#b8c4b4',
      )
      .steps(300, '#a8b8ac', 4)
      .person(84, 388, 118, { robe: '#3f4f7a', head: 'cap', holds: 'scroll' })
      .person(212, 388, 118, { robe: '#6a3f6a', head: 'cap', mirrored: true })
      .glyph('diploma', 150, 338, 70, ['#fff4d2', '#d9b06a', '#a83f3a'])
      .shade(0.25),
  ),
  alchemist: scene('hall', p =>
    p
      .window(226, 46, 60, 110, '#c8f4ec')
      .shelves(12, 100, 118, 'bottles', 2, 6)
      .floor(312, '#23343a')
      .table(324, '#3f3a48')
      .person(88, 336, 204, { robe: '#4a3f8a', head: 'pointed', hair: '#d8d8d0', belt: '#7fe0c8' })
      .glyph('bubbling-flask', 202, 262, 120, ['#eafff4', '#4fd0a0', '#2f5f9a'])
      .fire(202, 336, 30)
      .smoke(206, 190, 90, '#a8f0dc')
      .sparkles(200, 240, 60, '#dffff4', 4, 8)
      .shade(0.4),
  ),
  familiar: scene('night', p =>
    p
      .sun(150, 130, 62)
      .stars(22, 5, 160)
      .clouds(3, 170, '#23506a')
      .glyph('bat', 150, 150, 190, ['#4a3f7a', '#1c1638'], { edge: '#a8f0e0' })
      .glyph('bat', 58, 236, 56, '#241e48')
      .glyph('bat', 254, 226, 46, '#241e48')
      .ruin(40, 356, 110, '#3a5a6a')
      .tower(206, 350, 52, 110, '#2f4a60')
      .hills(342, p.light.near, 4, 12)
      .shade(0.5),
  ),
  'philosophers-stone': scene('cave', p =>
    p
      .cavern('#14262c')
      .rays(150, 216, 16, 0.16)
      .glow(150, 216, 120, '#ff8a6a')
      .glyph('rune-stone', 150, 226, 160, ['#ffd9b8', '#d9503f', '#6a1f3f'])
      .coinStack(62, 362, 44, 5)
      .coinStack(238, 366, 44, 3)
      .ingot(150, 372, 70)
      .sparkles(150, 210, 110, '#ffe0c8', 5, 13)
      .shade(0.5),
  ),
  golem: scene('storm', p =>
    p
      .lightning(226, 16)
      .mountains(226, p.light.far, 5, 4)
      .hills(270, p.light.middle, 3, 20)
      .rain(4)
      .glyph('rock-golem', 150, 262, 220, ['#cfd8cc', '#7a8f88', '#3a4a50'])
      .glow(130, 214, 18, '#7affd8')
      .glow(164, 214, 18, '#7affd8')
      .ground(366, '#1f2c30')
      .shade(0.45),
  ),
  apprentice: scene('candle', p =>
    p
      .shelves(150, 92, 140, 'bottles', 2, 8)
      .window(66, 40, 60, 104, '#bfe6e0')
      .floor(312, '#20303a')
      .table(326, '#4a3a3a')
      .person(212, 338, 176, { robe: '#3f6f7a', head: 'bare', hair: '#a8562f', belt: '#e0c86a', mirrored: true })
      .glyph('spell-book', 110, 274, 128, ['#f4ecd0', '#4f9aa0', '#3f2f6a'])
      .sparkles(110, 210, 56, '#c8fff0', 4, 10)
      .candle(262, 334, 44)
      .shade(0.4),
  ),
  possession: scene('curse', p =>
    p
      .rays(150, 120, 12, 0.1)
      .glow(150, 100, 90, '#6affd0')
      .glyph('puppet', 150, 268, 180, ['#e6f4ea', '#6aa89a', '#2f3f6a'])
      .glyph('grab', 150, 76, 130, ['#b8a0e6', '#5a3f9a', '#1f1440'], { turn: 180, edge: '#dffff0' })
      .ground(366, '#120a20')
      .smoke(70, 370, 110, '#6ae0c0')
      .smoke(236, 372, 100, '#6ae0c0')
      .shade(0.5),
  ),
}
