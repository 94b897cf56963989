import type { Term } from '../term.ts'

/** Die Wörter von Burgund und was sie bedeuten. */
export const burgundGlossary = {
  display: {
    name: 'Auslage',
    forms: ['Auslage'],
    means:
      'Die offenen Karten in sechs Reihen, eine für jede Würfelzahl. Mit einer 3 nimmst du eine Karte aus Reihe 3.',
  },
  die: {
    name: 'Würfel',
    forms: ['Würfel', 'Würfels', 'Würfeln', 'Würfelzahl'],
    means:
      'Eine Karte deiner Hand, von der nur die Zahl zählt. In jedem Zug spielst du eine aus und machst damit eine Aktion.',
  },
  action: {
    name: 'Aktion',
    forms: ['Aktion', 'Aktionen'],
    means:
      'Eine Karte aus der Auslage nehmen, ein Projekt platzieren, Waren verkaufen, Arbeiter aufstocken, Silber nehmen oder drei Dinge in einen Punkt umwandeln.',
  },
  project: {
    name: 'Projekt',
    forms: ['Projekt', 'Projekte', 'Projekten'],
    means: 'Eine Karte, die du genommen und noch nicht platziert hast. Für drei ist Platz.',
  },
  estate: {
    name: 'Fürstentum',
    forms: ['Fürstentum', 'Fürstentums', 'Fürstentümer'],
    means:
      'Die Karten, die du platziert hast. Jede wirkt einmal beim Platzieren, und drei einer Art sind ein Drilling.',
  },
  storage: {
    name: 'Lager',
    forms: ['Lager', 'Lagers'],
    means: 'Dort liegen deine Arbeiter, dein Silber, deine Waren und Tiere.',
  },
  worker: {
    name: 'Arbeiter',
    forms: ['Arbeiter', 'Arbeitern'],
    means: 'Wer einen ausgibt, ändert einen Würfel um eins, hinauf oder hinunter; 6 und 1 sind Nachbarn.',
  },
  silver: {
    name: 'Silber',
    forms: ['Silber'],
    means: 'Für drei Silber bekommst du einmal in jedem Zug drei Karten vom Stapel, von denen du eine nutzt.',
  },
  goods: {
    name: 'Waren',
    forms: ['Ware', 'Waren'],
    means:
      'Es gibt drei Sorten. Beim Verkauf bringt jede ein Silber und einen Punkt, und alle einer Sorte gehen zusammen.',
  },
  animals: {
    name: 'Tiere',
    forms: ['Tier', 'Tiere', 'Tieren'],
    means: 'Am Ende zählen verschiedene Tiere zusammen: zwei 1 Punkt, drei 2, vier 4.',
  },
  triple: {
    name: 'Drilling',
    forms: ['Drilling', 'Drillinge', 'Drillingen'],
    means: 'Drei Karten einer Art im Fürstentum. Er bringt am Ende Punkte und sofort einen Bonus.',
  },
  bonus: {
    name: 'Bonus',
    forms: ['Bonus', 'Bonuskarte', 'Bonuskarten'],
    means: 'Eine Karte für den, der einen Drilling oder alle sieben Arten voll hat; je früher, desto mehr Punkte.',
  },
  round: {
    name: 'Durchgang',
    forms: ['Durchgang', 'Durchgangs', 'Durchgänge', 'Durchgängen'],
    means: 'Gespielt werden fünf, A bis E, mit je sechs Zügen für alle. Für jeden wird die Auslage neu ausgelegt.',
  },
} satisfies Readonly<Record<string, Term>>
