import type { terms as en } from '../en/terms.ts'
import type { Face } from '../face.ts'

export const terms: Readonly<Record<keyof typeof en, Face>> = {
  'take-card': {
    name: 'Karte aus der Auslage nehmen',
    text: 'Lege eine Karte aus der Reihe deiner Würfelzahl zu deinen Projekten.',
  },
  'place-project': {
    name: 'Projekt im Fürstentum platzieren',
    text: 'Lege ein Projekt mit deiner Würfelzahl in dein Fürstentum. Seine Wirkung folgt.',
  },
  'sell-goods': {
    name: 'Warenverkauf',
    text: 'Verkaufe alle Waren der Sorte, die zu deiner Würfelzahl passt: je 1 Silber, am Ende je 1 SP. Nimm die Startspielerkarte.',
  },
  'refill-workers': { name: 'Arbeiter auf 2 aufstocken', text: 'Nimm Arbeiter, bis du 2 hast.' },
  'take-silver': { name: 'Silber nehmen', text: '+1 Silber' },
  convert: {
    name: 'Arbeiter/Silber in Siegpunkte umwandeln',
    text: 'Gib Arbeiter und Silber ab, beliebig gemischt: Je 3 davon bringen +1 SP.',
  },
  'buy-cards': {
    name: 'drei Aktionskarten kaufen',
    text: 'Einmal je Zug: Zahle 3 Silber, ziehe 3 Karten. Behalte eine als Projekt oder nutze ihren Würfel für eine weitere Aktion; lege den Rest ab.',
  },
  round: { name: 'Durchgang', text: '' },
  cycle: { name: 'Runde', text: '' },
  turn: { name: 'Spielzug', text: '' },
  display: { name: 'Auslage', text: '' },
  row: { name: 'Auslagekarte', text: '' },
  'draw-pile': { name: 'Nachziehstapel', text: '' },
  'discard-pile': { name: 'Ablagestapel', text: '' },
  'personal-stack': { name: 'eigener Aktionskartenstapel', text: '' },
  hand: { name: 'Handkarten', text: '' },
  projects: { name: 'Projekte', text: '' },
  estate: { name: 'Fürstentum', text: '' },
  storage: { name: 'Lager', text: '' },
  'action-card': { name: 'Aktionskarte', text: '' },
  die: { name: 'Würfel', text: '' },
  kind: { name: 'Kartenart', text: '' },
  set: { name: 'Satz', text: '' },
  triple: { name: 'Drilling', text: 'Drei Karten einer Art: sofort ein Durchgangsbonus, am Ende SP.' },
  vp: { name: 'Siegpunkt', text: '' },
  'vp-card': { name: 'Siegpunkte-Karte', text: '' },
  worker: {
    name: 'Arbeiter',
    text: 'Jeder abgegebene Arbeiter ändert eine Würfelzahl um 1, auch von 6 auf 1 und von 1 auf 6.',
  },
  silver: { name: 'Silber', text: 'Einmal je Zug kaufst du für 3 Silber drei Aktionskarten.' },
  'start-player': { name: 'Startspieler', text: '' },
  'start-player-card': {
    name: 'Startspielerkarte',
    text: 'Wer Waren verkauft, nimmt sie. Wer zuletzt verkauft hat, beginnt den nächsten Durchgang. Am Ende 1 SP.',
  },
  front: { name: 'Vorderseite', text: '' },
  back: { name: 'Rückseite', text: '' },
  egon: {
    name: 'Egon',
    text: 'Dein Gegner im Spiel allein. Hat er nach einem Durchgang mehr SP als du, hast du verloren.',
  },
}
