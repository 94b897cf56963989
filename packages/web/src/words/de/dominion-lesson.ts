/** What the lesson in Dominion says: each chapter's title and its steps in order, and what is said to other answers. */
export const dominionLesson = {
  table: 'Der Tisch',
  'table 1':
    'Willkommen! Das ist der Vorrat: alle Karten, die man kaufen kann. Auf jeder steht ihr Preis, und die kleine Zahl zählt, wie viele noch da sind.',
  'table read':
    'So liest man eine Karte: Geh mit der Maus darauf oder drück sie lange, dann steht sie groß da. Oben ihr Preis, auf dem Bild, was sie gibt: Das Dorf gibt eine Karte und zwei Aktionen.',
  'table 2':
    'Wer am Ende die meisten Siegpunkte hat, gewinnt. Die stehen auf diesen Karten: Anwesen 1, Herzogtum 3, Provinz 6. Während des Spiels tun sie nichts.',
  'table 3':
    'Das ist deine Hand: immer fünf Karten zu Beginn deines Zuges. Alle fangen gleich an, mit 7 Kupfer und 3 Anwesen.',
  'table 4':
    'Links dein Deck, von dem du ziehst, rechts deine Ablage. Was du kaufst, landet auf der Ablage und kommt später auf deine Hand: So baust du dein Deck.',
  'table 5':
    'Ein Zug hat drei Teile: Aktionen ausspielen, kaufen, aufräumen. Eine Aktion und ein Kauf sind immer frei; Karten können mehr geben. Hier siehst du, was dir bleibt.',
  first: 'Zug 1',
  'first 1':
    'Du hast keine Aktionskarte, also wird gleich gekauft. Spiel dein Geld aus: Vier Kupfer bringen vier Münzen.',
  'first 2': 'Kauf für deine vier Münzen einen Umbau. Er macht später aus schwachen Karten bessere.',
  'first 3': 'Der Umbau liegt auf deiner Ablage. Spielen kannst du ihn, wenn du ihn einmal ziehst.',
  'first 4':
    'Dein Kauf ist getan. Beende den Zug: Ausgespieltes und der Rest der Hand kommen auf die Ablage, und du ziehst fünf neue Karten.',
  second: 'Zug 2',
  'second 1':
    'Berta hat auch gekauft, nun bist du wieder dran. Dein Deck ist leer, und das macht nichts: Gemischt wird erst, wenn du ziehen musst.',
  'second 2': 'Wieder keine Aktion auf der Hand. Spiel die drei Kupfer aus.',
  'second 3': 'Kauf ein Silber. Es kostet drei Münzen und bringt jedes Mal zwei, statt einer wie das Kupfer.',
  'second 4':
    'Beende den Zug. Jetzt fehlen Karten zum Ziehen: Deine ganze Ablage wird gemischt und ist dein neues Deck, mit Umbau und Silber darin.',
  third: 'Zug 3',
  'third 1': 'Zwölf Karten wurden gemischt, fünf davon hast du auf der Hand. Schon sind Umbau und Silber dabei!',
  'third 2': 'Jetzt gibt es eine Aktionsphase. Spiel den Umbau aus: Er braucht deine eine Aktion.',
  'third 2 instead': 'Das geht auch, aber die Aktion wäre verschenkt: Spiel den Umbau aus.',
  'third 3':
    'Der Umbau entsorgt eine Karte deiner Hand. Nimm das Anwesen: Es kostet 2 und kann dir jetzt nichts nützen.',
  'third 3 instead': 'Das geht auch, aber dein Geld brauchst du noch zum Kaufen. Entsorge das Anwesen.',
  'third 4':
    'Dafür nimmst du eine Karte, die bis zu 2 mehr kostet, also bis zu 4: die Miliz. Das ist geschenkt und braucht keinen Kauf.',
  'third 4 instead': 'Das geht auch, aber hier folgen wir dem Beispiel: Nimm die Miliz.',
  'third 5':
    'Das Anwesen liegt im Müll und kommt nicht wieder. Eine schwache Karte weniger: Dein Deck wird besser, nicht nur größer.',
  'third 6': 'Keine Aktion mehr übrig, also wird gekauft. Silber und zwei Kupfer: vier Münzen.',
  'third 7':
    'Kauf ein Dorf für 3. Es gibt eine Karte und zwei Aktionen: Mit Dörfern spielst du mehrere Aktionen in einem Zug.',
  'third 8': 'Die vierte Münze verfällt: Münzen, Aktionen und Käufe gelten nur für diesen Zug. Beende ihn.',
  fourth: 'Zug 4',
  'fourth 1':
    'Dieser Zug gehört dir ganz: Spiel dein Geld aus, kauf, was du magst, und beende den Zug. Ein Silber? Eine Schmiede? Lies erst, was dich reizt.',
  end: 'Das Ende',
  'end 1':
    'Das Spiel endet nach dem Zug, in dem die letzte Provinz geht oder der dritte Stapel leer wird. Dann zählen die Punkte in deinem ganzen Deck.',
  'end 2':
    'Ein guter Weg: erst Silber und ein, zwei Aktionen, dann Gold, ab acht Münzen Provinzen. Zu früh gekauft, verstopfen Punkte nur deine Hand.',
  'end 3':
    'Mehr braucht es nicht! Spiel jetzt ein ganzes Spiel gegen einen leichten Bot. Wenn du nicht weiterweißt, gibt dir „Tipp“ oben oder die Taste H einen Rat.',
  follow: 'Das geht auch, aber hier folgen wir dem Beispiel. Klick auf das, was leuchtet.',
  'money first': 'Das geht auch, aber ohne Münzen lohnt es nicht: Spiel erst dein Geld aus.',
}
