import { type Language, type Wordings, wording } from '@kartentisch/kernel'

/** Where points come from. */
export const sources: Wordings = {
  triple: { de: 'Drillinge', en: 'triples' },
  'first-triple': { de: 'erste Drillinge', en: 'first triples' },
  'all-seven': { de: 'alle sieben Arten', en: 'all seven kinds' },
  'vp-card': { de: 'Siegpunkte-Karten', en: 'VP cards' },
  good: { de: 'verkaufte Waren', en: 'sold goods' },
  animal: { de: 'Tiere', en: 'animals' },
  'start-player-card': { de: 'Startspielerkarte', en: 'start player card' },
}

/** What a line of the account is for, by its id. */
export const accountName = (id: string, language: Language): string => wording(sources, id, language)
