import type { Texts } from '../../card-set.ts'

export const seaside: Texts = {
  caravan: { name: 'Karawane', text: '+1 Karte\n+1 Aktion\nBeginnt dein nächster Zug: +1 Karte.' },
}
