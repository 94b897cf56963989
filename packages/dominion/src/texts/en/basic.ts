import type { Texts } from '../../card-set.ts'

export const basic: Texts = {
  copper: { name: 'Copper', text: '1 Coin' },
  silver: { name: 'Silver', text: '2 Coins' },
  gold: { name: 'Gold', text: '3 Coins' },
  estate: { name: 'Estate', text: '1 VP' },
  duchy: { name: 'Duchy', text: '3 VP' },
  province: { name: 'Province', text: '6 VP' },
  curse: { name: 'Curse', text: '−1 VP' },
}
