/** Which picture of game-icons.net stands for what in Burgund. */
export const BURGUND_PICTURES = {
  castle: 'castle',
  mine: 'gold-mine',
  cloister: 'monk-face',
  knowledge: 'open-book',
  ship: 'sailboat',
  pasture: 'barn',
  building: 'house',
  carpenter: 'hand-saw',
  church: 'church',
  market: 'shop',
  watchtower: 'watchtower',
  bank: 'bank',
  'boarding-house': 'family-house',
  warehouse: 'warehouse',
  'town-hall': 'capitol',
  light: 'barrel',
  medium: 'barrel',
  dark: 'barrel',
  chicken: 'chicken',
  cattle: 'cow',
  sheep: 'sheep',
  pig: 'pig',
  worker: 'meeple',
  silver: 'two-coins',
  vp: 'laurel-crown',
  sold: 'receive-money',
  'start-player-card': 'flying-flag',
  'first-triple': 'medal',
  'all-seven': 'laurels-trophy',
  egon: 'king',
  discard: 'card-discard',
  draw: 'card-draw',
} as const satisfies Readonly<Record<string, string>>

export type BurgundPicture = keyof typeof BURGUND_PICTURES

export const hasPicture = (id: string): id is BurgundPicture => Object.hasOwn(BURGUND_PICTURES, id)
