import type { Texts } from '../../card-set.ts'

export const seaside: Texts = {
  caravan: { name: 'Caravan', text: '+1 Card\n+1 Action\nAs your next turn starts: +1 Card.' },
}
