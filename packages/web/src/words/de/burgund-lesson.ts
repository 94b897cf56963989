/** What the lesson in Burgund says: each chapter's title and its steps in order, and what is said to other answers. */
export const burgundLesson = {
  table: 'Der Tisch',
  'table 1':
    'Willkommen in Burgund! Hier liegt die Auslage: sechs Reihen, jede unter einer Würfelzahl. Aus diesen Karten baust du dein Fürstentum.',
  'table 2':
    'Deine Handkarten sind Würfel: Nur ihre Zahl zählt. In jedem Zug spielst du eine aus und machst mit ihr genau eine Aktion.',
  'table 3':
    'Eine Karte geht zwei Schritte: Mit einem Würfel nimmst du sie aus der Auslage zu den Projekten, höchstens drei. Mit einem zweiten platzierst du sie im Fürstentum, wo sie wirkt.',
  'table 4':
    'Im Lager liegen Arbeiter, Silber, Waren und Tiere. Du beginnst mit einem Silber, einer Ware und einem Tier.',
  'table 5': 'Gespielt werden fünf Durchgänge, A bis E, mit je sechs Zügen für alle. Dieser erste gehört der Übung.',
  take: 'Zug 1: nehmen',
  'take 1': 'In Reihe 4 liegt eine Mine, und du hast eine 4. Spiel sie aus.',
  'take 1 instead': 'Das geht auch, aber die 2 brauchen wir gleich noch. Spiel die 4 aus.',
  'take 2': 'Alles, was die 4 jetzt kann, leuchtet. Nimm die Mine aus Reihe 4 zu deinen Projekten.',
  place: 'Zug 2: platzieren',
  'place 1':
    'Berta war dran, und du hast einen neuen Würfel gezogen. Die Mine trägt selbst eine 2: Mit einer 2 wird sie platziert.',
  'place 2': 'Spiel die 2 aus.',
  'place 3': 'Platziere die Mine. Sie bringt sofort zwei Silber.',
  'place 4': 'Drei Silber! Dafür darfst du einmal in jedem Zug drei Karten kaufen und eine davon nutzen. Tu es.',
  'place 5':
    'Eine der drei behältst du als Projekt oder nutzt sie als weiteren Würfel. Behalte die Burg: Sie braucht eine 4, und die hast du auf der Hand.',
  castle: 'Zug 3: eine Burg',
  'castle 1': 'Spiel die 4 aus.',
  'castle 2': 'Platziere die Burg. Sie schenkt dir noch eine Aktion, mit jeder Zahl, die du willst.',
  'castle 3':
    'Für die geschenkte Aktion: Stock deine Arbeiter auf zwei auf. Das und Silber nehmen geht immer, mit jedem Würfel.',
  workers: 'Zug 4: Arbeiter',
  'workers 1': 'Jeder Arbeiter ändert einen Würfel um eins, hinauf oder hinunter. Auch 6 und 1 sind Nachbarn.',
  'workers 2':
    'Wir wollen das Schiff aus Reihe 6. Es wird später mit einer 6 platziert, also sparen wir die 6 auf: Spiel die 1 aus.',
  'workers 2 instead':
    'Das geht auch, aber mit der 6 wollen wir das Schiff im nächsten Zug platzieren. Spiel die 1 aus.',
  'workers 3': 'Nimm das Schiff aus Reihe 6. Ein Arbeiter macht aus der 1 eine 6; was es kostet, steht immer dabei.',
  goods: 'Zug 5: Waren',
  'goods 1': 'Jetzt die 6. Spiel sie aus.',
  'goods 2': 'Platziere das Schiff. Schiffe bringen Waren, Weiden bringen Tiere.',
  'goods 3': 'Nimm die helle Ware: Eine davon hast du schon, und verkauft werden immer alle einer Sorte zusammen.',
  sale: 'Zug 6: verkaufen',
  'sale 1':
    'Der letzte Zug des Durchgangs: nur noch ein Würfel. Spiel die 1 aus; mit 1 und 2 verkauft man helle Waren.',
  'sale 2':
    'Verkauf deine beiden hellen Waren. Jede bringt ein Silber und am Ende einen Siegpunkt. Und wer zuletzt verkauft, beginnt den nächsten Durchgang.',
  points: 'Siegpunkte',
  'points 1':
    'Durchgang B: Die Auslage ist neu, und alle haben sechs neue Würfel. Projekte, Fürstentum und Lager bleiben, wie sie sind.',
  'points 2':
    'Punkte bringen vor allem Drillinge: drei Karten einer Art. Acht verschiedene Gebäude zählen als eine Art, und ein Kloster darf jede andere Art ergänzen.',
  'points 3':
    'Für jeden Drilling gibt es sofort einen Bonus des Durchgangs. Der erste einer Art bringt einen Punkt mehr, und alle sieben Arten zu haben bringt noch eine Karte.',
  'points 4':
    'Verschiedene Tiere zählen zusammen: zwei 1 Punkt, drei 2, vier 4. Und drei Arbeiter oder Silber lassen sich als Aktion in einen Punkt umwandeln.',
  'points 5':
    'Das ist schon alles! Spiel jetzt ein ganzes Spiel gegen einen leichten Bot. Wenn du nicht weiterweißt, gibt dir „Tipp“ oben oder die Taste H einen Rat.',
  follow: 'Das geht auch, aber hier folgen wir dem Beispiel. Klick auf das, was leuchtet.',
}
