import type { account as en } from '../en/account.ts'

export const account: Readonly<Record<keyof typeof en, string>> = {
  triple: 'Drillinge',
  'first-triple': 'erste Drillinge',
  'all-seven': 'alle sieben Arten',
  'vp-card': 'Siegpunkte-Karten',
  good: 'verkaufte Waren',
  animal: 'Tiere',
  'start-player-card': 'Startspielerkarte',
}
