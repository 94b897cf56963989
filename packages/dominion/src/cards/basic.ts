import { card } from '../face.ts'

const twelve = (players: number) => (players === 2 ? 8 : 12)
const doubledFromFive = (n: number) => (players: number) => (players < 5 ? n : 2 * n)

export const basic = [
  card(
    'copper',
    { cost: 0, types: ['treasure'], onlyMoney: true, pile: players => doubledFromFive(60)(players) - 7 * players },
    g => g.coins(1),
  ),

  card('silver', { cost: 3, types: ['treasure'], onlyMoney: true, pile: doubledFromFive(40) }, g => g.coins(2)),

  card('gold', { cost: 6, types: ['treasure'], onlyMoney: true, pile: doubledFromFive(30) }, g => g.coins(3)),

  card('estate', { cost: 2, types: ['victory'], pile: twelve, vp: 1 }),

  card('duchy', { cost: 5, types: ['victory'], pile: twelve, vp: 3 }),

  card('province', {
    cost: 8,
    types: ['victory'],
    pile: players => (players < 5 ? twelve(players) : 3 * players),
    vp: 6,
  }),

  card('curse', { cost: 0, types: ['curse'], pile: players => 10 * (players - 1), vp: -1 }),
]
