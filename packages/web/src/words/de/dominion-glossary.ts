import type { Term } from '../term.ts'

/** Die Wörter von Dominion und was sie bedeuten. */
export const dominionGlossary = {
  supply: {
    name: 'Vorrat',
    forms: ['Vorrat', 'Vorrats'],
    means:
      'Alle Stapel in der Mitte des Tisches: zehn des Königreichs und die Grundkarten. Was du kaufst, kommt von dort.',
  },
  pile: {
    name: 'Stapel',
    forms: ['Stapel', 'Stapels', 'Stapeln'],
    means: 'Karten eines Namens im Vorrat, meist zehn. Ist der dritte Stapel leer, endet das Spiel nach diesem Zug.',
  },
  deck: {
    name: 'Deck',
    forms: ['Deck', 'Decks', 'Nachziehstapel'],
    means:
      'Die verdeckten Karten, von denen du ziehst. Ist es leer und musst du ziehen, wird deine Ablage gemischt und ist dein neues Deck. Auch alles, was dir gehört, heißt zusammen dein Deck.',
  },
  'discard pile': {
    name: 'Ablage',
    forms: ['Ablage', 'Ablagestapel'],
    means:
      'Deine offenen Karten neben dem Deck. Dorthin kommt, was du kaufst oder nimmst, und alles, was du benutzt hast.',
  },
  hand: {
    name: 'Hand',
    forms: ['Hand', 'Handkarte', 'Handkarten'],
    means: 'Die Karten, die du hältst. Sonst sieht sie niemand. Am Ende jedes eigenen Zuges ziehst du fünf.',
  },
  'in play': {
    name: 'Im Spiel',
    forms: ['im Spiel'],
    means: 'Was du in diesem Zug ausgespielt hast, liegt bis zum Ende des Zuges vor dir. Dauerkarten bleiben länger.',
  },
  trash: {
    name: 'Entsorgen',
    forms: ['entsorgen', 'entsorgt', 'entsorge', 'entsorgst', 'entsorgte', 'entsorgten', 'Müll'],
    means:
      'Eine entsorgte Karte kommt in den Müll, einen Platz für alle. Sie gehört niemandem mehr und zählt am Ende nicht.',
  },
  gain: {
    name: 'Nehmen',
    forms: ['nehmen', 'nimmt', 'nimmst', 'genommen', 'genommene', 'genommenen'],
    means:
      'Eine Karte bekommen, ohne sie zu kaufen, meist aus dem Vorrat auf die eigene Ablage. Das kostet nichts und braucht keinen Kauf. Auf jeden Kauf folgt ein Nehmen.',
  },
  discard: {
    name: 'Ablegen',
    forms: ['ablegen', 'abgelegt', 'abgelegte', 'abgelegten'],
    means: 'Eine Karte, meist aus der Hand, auf die eigene Ablage legen. Du behältst sie und ziehst sie später wieder.',
  },
  draw: {
    name: 'Ziehen',
    forms: ['ziehen', 'ziehst', 'zieht', 'zieh', 'gezogen', 'gezogene', 'gezogenen', 'nachziehen'],
    means: 'Die obersten Karten des Decks auf die Hand nehmen. Reichen sie nicht, wird erst die Ablage gemischt.',
  },
  shuffle: {
    name: 'Mischen',
    forms: ['mischen', 'mischt', 'mischst', 'gemischt', 'gemischten'],
    means: 'Deine Ablage wird zum neuen Deck gemischt, aber erst, wenn du eine Karte brauchst und keine mehr da ist.',
  },
  reveal: {
    name: 'Aufdecken',
    forms: ['aufdecken', 'aufgedeckt', 'aufgedeckte', 'aufgedeckten', 'aufdeckt', 'vorzeigen', 'vorgezeigt'],
    means: 'Allen eine Karte zeigen. Sie kommt dorthin zurück, wo sie war, wenn nichts anderes dasteht.',
  },
  'set aside': {
    name: 'Beiseitelegen',
    forms: ['beiseitelegen', 'beiseitegelegt', 'beiseitegelegte', 'beiseitegelegten', 'beiseite'],
    means: 'Eine Karte eine Weile abseits legen. Sie ist weder auf der Hand noch im Spiel, gehört aber weiter dir.',
  },
  action: {
    name: 'Aktion',
    forms: ['Aktion', 'Aktionen', 'Aktionskarte', 'Aktionskarten', 'Aktionsphase'],
    means:
      'Eine Art von Karten, und das Recht, eine davon auszuspielen. Du hast eine Aktion im Zug; jede Aktionskarte braucht eine, und manche geben mehr.',
  },
  buy: {
    name: 'Kauf',
    forms: ['Kauf', 'Käufe', 'Käufen', 'kaufen', 'gekauft', 'kaufst', 'kauft'],
    means:
      'Das Recht, eine Karte oder ein Ereignis zu kaufen. Du hast einen Kauf im Zug; Karten können mehr geben. Bezahlt wird mit Münzen, die nur für diesen Zug gelten.',
  },
  coin: {
    name: 'Münze',
    forms: ['Münze', 'Münzen'],
    means:
      'Damit wird bezahlt. Geldkarten und viele Aktionen geben Münzen, nur für diesen Zug: Was übrig ist, verfällt.',
  },
  treasure: {
    name: 'Geldkarte',
    forms: ['Geldkarte', 'Geldkarten', 'Geld'],
    means:
      'Kupfer, Silber, Gold und manche Königreichkarten. Geldkarten spielt man in der Kaufphase aus; sie brauchen keine Aktion.',
  },
  victory: {
    name: 'Siegpunkte',
    forms: ['Siegpunkt', 'Siegpunkte', 'Siegpunkten', 'SP'],
    means:
      'Wer am Ende die meisten hat, gewinnt. Sie stehen auf Punktekarten oder werden als Marker gesammelt; Flüche ziehen Punkte ab.',
  },
  curse: {
    name: 'Fluch',
    forms: ['Fluch', 'Flüche', 'Flüchen', 'Fluchs', 'Fluches'],
    means: 'Eine Karte, die nichts tut, das Deck verstopft und am Ende einen Punkt kostet. Angriffe verteilen sie.',
  },
  attack: {
    name: 'Angriff',
    forms: ['Angriff', 'Angriffe', 'Angriffs', 'Angriffskarte', 'Angriffskarten'],
    means: 'Eine Karte, die beim Ausspielen den anderen schadet. Reaktionen wie der Burggraben schützen davor.',
  },
  reaction: {
    name: 'Reaktion',
    forms: ['Reaktion', 'Reaktionen', 'Reaktionskarte', 'Reaktionskarten'],
    means: 'Eine Karte, die man aus der Hand zeigen oder nutzen darf, wenn etwas geschieht, auch im Zug eines anderen.',
  },
  duration: {
    name: 'Dauerkarte',
    forms: ['Dauerkarte', 'Dauerkarten', 'Dauer'],
    means: 'Eine Karte, die im nächsten eigenen Zug noch einmal wirkt und bis dahin im Spiel bleibt.',
  },
  'clean-up': {
    name: 'Aufräumen',
    forms: ['aufräumen', 'Aufräumphase', 'aufgeräumt'],
    means:
      'Das Ende des Zuges: Alles im Spiel und der Rest der Hand kommen auf die Ablage, und du ziehst fünf neue Karten.',
  },
  cost: {
    name: 'Kosten',
    forms: ['Kosten', 'kostet', 'Preis'],
    means:
      'Die Zahl in der Ecke einer Karte. Manche Karten machen andere für einen Zug billiger, nie unter 0. Auch ein Trank oder Schulden können dazugehören.',
  },
  debt: {
    name: 'Schulden',
    forms: ['Schuld', 'Schulden'],
    means:
      'Was Schulden kostet, wird später bezahlt. Wer welche hat, muss sie mit je einer Münze abzahlen, bevor er wieder etwas kauft.',
  },
  coffers: {
    name: 'Taler',
    forms: ['Taler', 'Talern'],
    means: 'Münzen zum Aufheben. In einer Kaufphase wird jeder zu einer Münze, auch viele Züge später.',
  },
  overpay: {
    name: 'Überzahlen',
    forms: ['überzahlen', 'überzahlt', 'überzahlte', 'überzahlten', 'mehr bezahlen'],
    means: 'Beim Kauf mehr zahlen, als eine Karte kostet. Was das bringt, steht auf der Karte.',
  },
  event: {
    name: 'Ereignis',
    forms: ['Ereignis', 'Ereignisse', 'Ereignissen', 'Ereignisses'],
    means: 'Keine Karte zum Behalten: Es wird mit Münzen und einem Kauf bezahlt und tut sofort, was dasteht.',
  },
  landmark: {
    name: 'Landmarke',
    forms: ['Landmarke', 'Landmarken'],
    means: 'Eine Regel über Punkte, die das ganze Spiel lang für alle gilt. Kaufen kann man sie nicht.',
  },
} satisfies Readonly<Record<string, Term>>
