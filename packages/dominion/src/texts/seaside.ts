import type { Words } from './words.ts'

export const seaside: Words = {
  caravan: {
    de: { name: 'Karawane', text: '+1 Karte\n+1 Aktion\nBeginnt dein nächster Zug: +1 Karte.' },
    en: { name: 'Caravan', text: '+1 Card\n+1 Action\nAs your next turn starts: +1 Card.' },
  },
}
