/** What the way to the lessons says, and what stands around a lesson. */
export const learn = {
  learn: 'Lernen',
  'learn game': '{game} lernen',
  'learn lead':
    'Jedes Spiel in zehn Minuten: am echten Tisch, eins nach dem anderen. Du kannst gehen und später weitermachen, und jederzeit einen Schritt zurück.',
  'learn at home': 'Neu hier? Lern ein Spiel in zehn Minuten und spiel dann mit Tipps.',
  'dominion in short': 'Alle beginnen mit denselben zehn schwachen Karten und kaufen bessere aus einem Vorrat.',
  'dominion in short turn':
    'Ein Zug: eine Aktion ausspielen, eine Karte kaufen, aufräumen, fünf neue ziehen. Karten geben von allem mehr.',
  'dominion in short deck':
    'Was du kaufst, kommt immer wieder auf deine Hand. Was du kaufst, ist also, was du spielen wirst.',
  'dominion in short end': 'Sind die Provinzen oder drei Stapel weg, gewinnen die meisten Siegpunkte.',
  'burgund in short':
    'Karten sind Würfel: In jedem Zug spielst du eine von zweien und machst mit ihrer Zahl eine Aktion.',
  'burgund in short turn':
    'Nimm eine Karte aus der Auslage, platziere sie im Fürstentum, verkauf Waren oder hol Arbeiter und Silber.',
  'burgund in short effect':
    'Jede platzierte Karte wirkt: mehr Silber, Arbeiter, Waren, Tiere oder eine weitere Aktion.',
  'burgund in short end': 'Nach fünf Durchgängen zu sechs Zügen zählen Drillinge, Waren, Tiere und Bonuskarten.',
  'start lesson': 'Lektion beginnen',
  'go on lesson': 'Weiter bei Schritt {n} von {of}',
  'lesson again': 'Noch einmal von vorn',
  'play with hints': 'Mit Tipps spielen',
  'what next': 'Und dann?',
  'next words': 'Die Wörter der Spiele nachschlagen',
  'all words': 'Alle Wörter',
  glossary: 'Wörter der Spiele',
  'next cards': 'Jede Karte nachschlagen, mit Regelfragen',
  'next kingdoms': 'Andere Königreiche für Dominion wählen',
  lesson: 'Lektion',
  'step of': 'Schritt {n} von {of}',
  'leave lesson': 'Lektion verlassen',
  back: 'Zurück',
  next: 'Weiter',
  'do it for me': 'Mach es für mich',
  overview: 'Übersicht',
  watch: '{name} ist am Zug. Sieh einfach zu.',
  'read first': 'Gleich! Lies erst das hier, dann klick auf „Weiter“.',

  hint: 'Tipp',
  'hint none': 'nichts nehmen',
  'key hint': 'Nach einem Tipp fragen',
}
