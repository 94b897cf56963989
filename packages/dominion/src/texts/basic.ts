import type { Words } from './words.ts'

export const basic: Words = {
  copper: {
    de: { name: 'Kupfer', text: '1 Münze' },
    en: { name: 'Copper', text: '1 Coin' },
  },
  silver: {
    de: { name: 'Silber', text: '2 Münzen' },
    en: { name: 'Silver', text: '2 Coins' },
  },
  gold: {
    de: { name: 'Gold', text: '3 Münzen' },
    en: { name: 'Gold', text: '3 Coins' },
  },
  estate: {
    de: { name: 'Anwesen', text: '1 SP' },
    en: { name: 'Estate', text: '1 VP' },
  },
  duchy: {
    de: { name: 'Herzogtum', text: '3 SP' },
    en: { name: 'Duchy', text: '3 VP' },
  },
  province: {
    de: { name: 'Provinz', text: '6 SP' },
    en: { name: 'Province', text: '6 VP' },
  },
  curse: {
    de: { name: 'Fluch', text: '−1 SP' },
    en: { name: 'Curse', text: '−1 VP' },
  },
}
