import type { explaining as en } from '../../en/help/explaining.ts'

export const explaining: typeof en = {
  lab: {
    summary: 'herausfinden, was in einem Königreich gewinnt',
    text: `kartentisch lab [KINGDOM] [--seconds N] [--seed S] [--json] [--html FILE]

Sucht gute Pläne jeder Art (Geld, Motor, Rush, andere Punkte, Angriff), lässt jeden gegen jeden spielen und sagt, wer wen
schlägt, wie man mit 5/2, 4/3 und 3/4 Geld beginnt, wie lange ein Spiel dauert, auf welche Karten es ankommt (der beste Plan
mit jeder gegen den besten ohne sie) und wie stark Angriffe sind. Je länger es dauert, desto genauer; Strg-C beendet es mit
dem, was da ist.

  kartentisch lab first-game --seconds 20
  kartentisch lab "base 5, empires 5" --html lab.html

Optionen:
  --game G       das Spiel (das erste, das es gibt)
  --seconds N    wie lange (60)
  --games N      höchstens so viele Spiele, wie lange sie auch dauern: derselbe Startwert findet dann dasselbe
  --seed S       irgendein Wort (1)
  --workers N    wie viele Threads spielen (einer je Kern)
  --queue URL    Arbeiter auf beliebigen Maschinen spielen lassen, über dieses Redis (docs/experiments.md); --chunk N
                 Spiele auf einmal
  --json         {plans, table, openings, things, attack, length, games} ausgeben: „won“ von so vielen „games“,
                 Unentschieden geteilt
  --html FILE    auch einen Bericht mit Diagrammen schreiben`,
  },
  import: {
    summary: 'aus dem Protokoll eines anderswo gespielten Spiels ein aufgezeichnetes machen',
    text: `kartentisch import FILE [--output FILE.json] [--kingdom K] [--game G] [--seconds N]

Liest das Protokoll eines Spiels, das anderswo gespielt wurde („-“ liest, was durch eine Pipe kommt). Bei Dominion ist das ein
Protokoll von dominion.games, englisch oder deutsch. Die Reihenfolge der Stapel und Karten, die nicht dastehen, werden
gesucht, mit den Regeln als Richter: Was nicht aus den Regeln folgt, wird mit seiner Zeilennummer abgelehnt. Wo nur die Karten
eines Spielers genannt sind, sieht man das Spiel von dessen Platz aus, und was er nicht sah, bleibt ungesehen.

  kartentisch import evening.txt
  kartentisch import evening.txt --output evening.json && kartentisch replay evening.json
  kartentisch import evening.txt --kingdom first-game

Optionen:
  --output F    wohin das aufgezeichnete Spiel kommt (der Name des Protokolls mit .json)
  --kingdom K   womit gespielt wurde, wo das Protokoll es nicht sagt; sonst, was darin vorkommt
  --game G      das Spiel (das erste, das es gibt)
  --seconds N   wie lange gesucht wird, ehe das Protokoll abgelehnt ist (60)`,
  },
  export: {
    summary: 'ein aufgezeichnetes Spiel als Protokoll aufschreiben',
    text: `kartentisch export FILE [--seat N] [--language L]

Druckt ein aufgezeichnetes Spiel Zeile für Zeile, so wie dominion.games Spiele von Dominion aufschreibt: alle Karten mit Namen,
oder die, die ein Platz sah. „kartentisch import“ liest es wieder.

  kartentisch export evening.json > evening.txt
  kartentisch export evening.json --seat 1 --language de

Optionen:
  --seat N       nur, was Platz N sah; sonst alles
  --language L   de oder en; sonst die der Umgebung`,
  },
  puzzle: {
    summary: 'Rätsel beweisen, oder neue in Spielen von Bots finden',
    text: `kartentisch puzzle check FILE… [--seconds N]
kartentisch puzzle find [--game G] [--seconds N] [--puzzles N] [--seed S]

Ein Rätsel ist eine Lage, in der, wer am Zug ist, in diesem Zug sicher gewinnt, oder sicher so viele Punkte macht und
nicht mehr. „check“ beweist das für jedes Rätsel der Dateien, und dass kein Weg kürzer ist, als es sagt: jede Wahl gegen
jede Reihenfolge verdeckter Karten und jede Antwort der anderen. „find“ sucht in Spielen von Bots nach Lagen, in denen
unser leichter Spieler irrt, und druckt sie. Die Form ist die von Regeltests mit einem Ziel (docs/puzzles.md).

  kartentisch puzzle check puzzles/*.json
  kartentisch puzzle find --game burgund --seconds 60 > mine.yaml

Optionen:
  --game G      das Spiel (das erste, das es gibt)
  --seconds N   wie lange gesucht (30) oder bewiesen wird (600): Was dann übrig ist, gilt als gescheitert
  --puzzles N   wie viele genug sind (10)
  --seed S      aus welchen Spielen (puzzle)
  --quiet       „check“ druckt nur Fehler`,
  },
  review: {
    summary: 'die Entscheidungen eines beendeten Spiels beurteilen und Glück von Können trennen',
    text: `kartentisch review FILE [--seconds N] [--json] [--html FILE] [--language L]

Wägt jede Entscheidung eines aufgezeichneten Spiels, indem nach ihr und nach dem, was sonst möglich war, weitergespielt
wird, in Welten, die für möglich halten konnte, wer entschied, und alle so, wie sie zu spielen scheinen. Beurteilt wird, was
außer Zweifel steht (2,5 Standardfehler in Spielen, die nicht beim Finden halfen): ungenau ab 5 %, Fehler ab 10 %, grober
Fehler ab 20 % der Gewinnchance. Was der Zufall gab und was Entscheidungen gaben, ergibt zusammen das Ergebnis.

  kartentisch review evening.json
  kartentisch review evening.json --seconds 300 --html evening.html

Optionen:
  --seconds N    wie lange im Ganzen nachgedacht wird (60)
  --json         alles als JSON
  --html FILE    eine Seite mit dem Verlauf der Gewinnchance und der Stärke der Karten
  --language L   de oder en; sonst die der Umgebung`,
  },
}
