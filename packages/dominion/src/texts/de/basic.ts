import type { Texts } from '../../card-set.ts'

export const basic: Texts = {
  copper: { name: 'Kupfer', text: '1 Münze' },
  silver: { name: 'Silber', text: '2 Münzen' },
  gold: { name: 'Gold', text: '3 Münzen' },
  estate: { name: 'Anwesen', text: '1 SP' },
  duchy: { name: 'Herzogtum', text: '3 SP' },
  province: { name: 'Provinz', text: '6 SP' },
  curse: { name: 'Fluch', text: '−1 SP' },
}
