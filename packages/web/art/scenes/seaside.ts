import { type Scenes, scene } from '../painter.ts'

export const seaside: Scenes = {
  caravan: scene('autumn', p =>
    p
      .sun(214, 96, 46)
      .hills(214, '#e6c07a', 3, 30)
      .hills(250, '#d9a860', 6, 34)
      .glyph('palm-tree', 52, 232, 110, ['#8fb05a', '#5a7a3a', '#6a4a28'])
      .hills(292, '#c98f48', 8, 20)
      .glyph('camel', 188, 290, 130, ['#f0cf9a', '#b5824a', '#6a4420'])
      .glyph('camel', 86, 312, 92, ['#e6c088', '#a8743f', '#5f3a1c'])
      .person(258, 360, 110, { robe: '#3f6f8a', head: 'hood', mirrored: true })
      .hills(362, '#a8743f', 4, 12)
      .shade(0.25),
  ),
}
