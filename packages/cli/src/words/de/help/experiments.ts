import type { experiments as en } from '../../en/help/experiments.ts'

export const experiments: typeof en = {
  sim: {
    summary: 'Tausende Spiele zwischen Bots durchspielen',
    text: `kartentisch sim GAME [--players a,b] [--kingdom K] [--games N | --until W] [--seed S] [--json] [--html FILE]

Spielt Spiele zwischen Bots auf allen Kernen und sagt, wer wie oft gewann, mit Intervallen von 95 %, wie lang die Spiele
waren und wie viele Punkte es gab, auch danach, wer begann. Die Plätze beginnen abwechselnd. Strg-C hört auf mit dem, was da
ist.

  kartentisch sim dominion --players big-money,random --games 1000
  kartentisch sim dominion --kingdom chapel,smithy,village --players big-money,big-money --json
  kartentisch sim burgund --players greedy,random --html report.html
  kartentisch sim burgund --players greedy
  kartentisch sim dominion --players big-smithy,big-money --until 1%
  kartentisch sim dominion --players big-smithy,big-money --instead bm --games 2000
  kartentisch sim dominion --players ./examples/my-bot.ts,big-money --games 1000
  kartentisch sim dominion --players "exec:python3 examples/bot.py,bm" --games 500

Optionen:
  --players a,b,…   wer spielt: easy, medium, hard, expert, random, ein eigenes Modul wie ./my-bot.ts, dessen default export
                    ein Spieler ist, oder ein Programm wie "exec:python3 bot.py" (docs/bots.md). Dominion, 2 bis 6: auch
                    big-money, one-action, ein Plan mit Namen (docs/plans.md) oder als Datei, oder ein ausgeschriebener:
                    "[province, gold, smithy when own(smithy) < 1, silver]" (big-money,random).
                    Burgund, 1 bis 4: auch greedy (greedy,random); einer allein spielt gegen Egon
  --kingdom K       Dominion: ein empfohlenes Königreich, „random“, oder Kennungen mit Kommas dazwischen (first-game)
  --decks "a; b"    womit jeder beginnt: "copper x7, estate x3; copper x7, chapel, silver x2"
  --position FILE   wo Spiele beginnen: Hände, Decks, Vorrat und Züge, geschrieben wie in Regeltests (docs/experiments.md). Was,
                    wer am Zug ist, nicht wissen kann, wird in jedem Spiel neu verteilt; der erste genannte Spieler ist am Zug
  --games N         wie viele Spiele (10000)
  --from N          die Nummer des ersten Spiels (1): Teile eines Versuchs fügt „kartentisch merge“ zusammen
  --until W         spielt, bis die Anteile auf W nach beiden Seiten bekannt sind, etwa 0.5%, mit Intervallen, die das
                    vertragen
  --instead P       spielt dieselben Spiele noch einmal mit P statt des ersten Spielers und vergleicht beide Spiel für Spiel
  --seed S          irgendein Wort; dasselbe spielt dieselben Spiele (1)
  --workers N       wie viele Threads spielen (einer für jeden Kern); das Ergebnis hängt nicht davon ab
  --queue URL       lässt Arbeiter auf beliebigen Rechnern spielen, über dieses Redis (docs/experiments.md);
                    --chunk N Spiele auf einmal
  --by-turn         mit --json: auch Summen je Zug, und Decks, Stapel und Müll am Ende; mit --csv: eine Zeile je Zug
  --json            druckt, was gefragt war und was herauskam (docs/experiments.md): game, versions, set-up, seed, ranges,
                    games, players mit name, wins, ties, losses, score, low, high, points und turns; points und turns sind
                    Mittelwerte; first ist, wer beginnt. Bei Dominion sind turns die Züge, bei Burgund die Runden: fünf, oder
                    weniger, wo Egon vorher gewann
  --csv             druckt eine Zeile für jeden Spieler, für Tabellenprogramme
  --each FILE       schreibt auch eine Zeile JSON je Spiel: Nummer, wer begann, Sieger, Punkte, Züge
  --html FILE       schreibt auch einen Bericht mit Bildern: Anteile, Länge, Punkte und Geld je Zug, welche Karten wann
  --tell N          spielt nur Spiel Nummer N, so wie es unter den anderen gespielt wird, und erzählt es Zug für Zug
  --language L      de oder en; sonst die der Umgebung
  --timeout S       wie viele Sekunden ein eigenes Programm für eine Antwort haben darf (10)`,
  },
  arena: {
    summary: 'Bots spielen jeder gegen jeden und werden eingestuft',
    text: `kartentisch arena [GAME] [--players a,b,c] [--kingdoms N] [--games N] [--seed S] [--json] [--html FILE]

Jeder trifft jeden anderen in jedem von mehreren zufälligen Königreichen, beide beginnen gleich oft, auf allen Kernen. Sagt
ihre Stärke (Bradley-Terry, nach größter Wahrscheinlichkeit) mit Intervallen von 95 %, in Elo-Punkten um die Mitte aller: 400
Punkte mehr heißen zehn zu eins. Unentschieden zählt halb. Bei mehreren Königreichen gehen die Intervalle über Königreiche:
Spiele in einem ähneln sich, und wissen will man es von anderen. Strg-C hört auf mit dem, was da ist.

  kartentisch arena --players bm,money,random --kingdoms 50 --games 200
  kartentisch arena --players medium,one-action,"exec:python3 examples/bot.py" --kingdoms 20 --games 10
  kartentisch arena burgund --players greedy,random --games 1000 --html report.html

Optionen:
  --game GAME       dominion oder burgund (dominion), wenn es nicht vorn steht
  --players a,b,…   wer spielt, wie bei sim; zwei oder mehr (big-money,random; greedy,random)
  --kingdoms N      in wie vielen Königreichen (10). Burgund hat keine: Dort wird N mal --games ausgeteilt (1)
  --kingdom K       woraus jedes Königreich gezogen wird, wie bei „kartentisch kingdom“ (random)
  --games N         Spiele jeder Paarung in jedem Königreich (100)
  --seed S          irgendein Wort; dasselbe zieht dieselben Königreiche und spielt dieselben Spiele (1)
  --workers N       wie viele Threads spielen (einer für jeden Kern); das Ergebnis hängt nicht davon ab
  --queue URL       lässt Arbeiter auf beliebigen Rechnern spielen, über dieses Redis (docs/experiments.md);
                    --chunk N Spiele auf einmal
  --timeout S       wie viele Sekunden ein eigenes Programm für eine Antwort haben darf (10)
  --json            druckt {kind, format, program, game, rules, seed, games, players: [{name, rating, low, high, games, wins,
                    ties, losses, score, points, turns}], pairings: [{players, games, wins, ties, losses, score, low, high}],
                    first, kingdoms: [{setup, players, pairings}], lent}: pairings sagen, wie es dem ersten der beiden ging;
                    score ist ein Anteil an 1
  --by-turn         mit --json: auch Summen je Zug, und Decks, Stapel und Müll am Ende; mit --csv: eine Zeile je Zug
  --csv             druckt eine Zeile für jeden Spieler, für Tabellenprogramme
  --each FILE       schreibt auch eine Zeile JSON je Spiel: Königreich, Spieler, Nummer, wer begann, Sieger, Punkte, Züge
  --html FILE       schreibt auch einen Bericht mit Bildern`,
  },
  tune: {
    summary: 'einen starken Plan für ein Königreich finden',
    text: `kartentisch tune [GAME] [--kingdom K] [--seconds N] [--seed S] [--json] [--html FILE]

Züchtet Pläne für ein Königreich von Dominion, indem sie auf allen Kernen gegeneinander spielen, und druckt den besten als
Datei, die „kartentisch sim --players FILE“ spielt, mit dem, wie er gegen Big Money, die mitgelieferten Pläne, die passen,
und seine Vorgänger abschneidet. Strg-C hört auf mit dem, was da ist.

  kartentisch tune --kingdom first-game --seconds 20 > first-game.yaml
  kartentisch tune --kingdom "base 5, empires 5" --html report.html
  kartentisch sim dominion --kingdom first-game --players first-game.yaml,big-smithy

Optionen:
  --kingdom K    ein empfohlenes Königreich, „random“, oder Kennungen mit Kommas, auch Ereignisse und Landmarken (first-game)
  --seconds N    wie lange gesucht wird (60)
  --games N      sucht so viele Spiele lang, wie lange sie auch dauern: Dasselbe Wort findet dann denselben Plan
  --compare N    Spiele gegen jeden Gegner danach (1000)
  --seed S       irgendein Wort (1)
  --workers N    wie viele Threads spielen (einer für jeden Kern)
  --queue URL    lässt Arbeiter auf beliebigen Rechnern spielen, über dieses Redis (docs/experiments.md);
                 --chunk N Spiele auf einmal
  --json         druckt {kind, format, program, game, rules, setup, seed, games, seconds, plan, players, comparison: [{name,
                 kind, games, wins, ties, losses, score, low, high}], ancestors: [{plan, games, seconds}]}: Pläne als Text
                 einer Datei; score ist ein Anteil an 1, Unentschieden halb gezählt, mit dem Intervall von 95 %
  --by-turn      mit --json: auch Summen je Zug der Spiele gegen Big Money, und Decks, Stapel und Müll an deren Ende; mit
                 --csv: eine Zeile je Zug
  --csv          druckt eine Zeile für jeden Gegner, für Tabellenprogramme
  --each FILE    schreibt auch eine Zeile JSON je Spiel gegen Gegner
  --html FILE    schreibt auch einen Bericht mit Bildern`,
  },
  bench: {
    summary: 'messen, wie schnell gerechnet wird',
    text: `kartentisch bench [--cores] [--json]

Misst auf einem Thread: zwei Spieler big-money im Königreich first-game (bigMoney), zwei mit einem Plan nur aus Geld
(planMoney) und zwei mit einem aus Märkten, Schmieden und Dörfern (planEngine), zufälliges Spiel mit dem Basisspiel
(randomBase) und mit allen Sets (randomAllSets), eine Antwort in einer Partie (answer, answerWorst, mit Ereignissen und Sicht
zweier Plätze: answerSeenByTwo), die Kopie eines Spielstands (fork) und einen Schritt von „kartentisch env“ mit 256 Spielen
zugleich (envSteps); dann für Burgund zwei zufällige und zwei gierige Spieler (burgundRandom, burgundGreedy), eine Antwort,
eine Kopie und einen Schritt (burgundAnswer …, burgundFork, burgundEnvSteps). Gemessen wird abwechselnd mit derselben
Strategie, von Hand über Zahlenfeldern geschrieben (byHand), Schritte mit bloßen Antworten in ebenso vielen Spielen; „ratio“
ist der Anteil an deren Tempo, der auch auf einem unruhigen Rechner gilt.

  --cores  misst stattdessen, wie viel schneller „sim“ auf allen Kernen ist als auf einem, mit warmen Threads: wie es ist
           (allThreads), und wie es wäre, wenn sonst nichts liefe (allThreadsIfFree)
  --json   druckt {name: {value, unit, ratio}}`,
  },
  env: {
    summary: 'ein Programm lernen lassen: Es teilt aus, zieht, kopiert und nimmt zurück',
    text: `kartentisch env [--socket PATH | --port N [--host H]] [--schema]

Spiele für Programme, die lernen (docs/learning.md). Der Client sagt, was gespielt wird, und tut einen Zug nach dem anderen, in
einem Spiel oder in Hunderten zugleich; er sieht, was seine Plätze wissen dürfen, als Zahlen. Nachrichten sind Zeilen aus
JSON, oder MessagePack: Das erste Byte verrät, welches. Sie gehen über Standardeingabe und -ausgabe, oder über einen Socket
an so viele Clients, wie kommen. Der Ordner python/ hat dafür Klassen wie die von Gymnasium und PettingZoo.

  echo '{"type":"open","seats":[null,"big-money"]}' | kartentisch env
  kartentisch env --socket kartentisch.sock
  kartentisch env --schema

Optionen:
  --socket PATH  hört an diesem Unix-Socket
  --port N       hört an diesem TCP-Port; 0 nimmt einen freien und sagt, welchen
  --host H       mit --port: an dieser Adresse (127.0.0.1)
  --schema       druckt, wie Nachrichten aussehen, als JSON Schema`,
  },
  merge: {
    summary: 'Teile eines Versuchs zusammenfügen',
    text: `kartentisch merge FILE… [--json | --csv]

Fügt Ergebnisse von „kartentisch sim --json“ zusammen, die Teile eines Versuchs sind: dasselbe Spiel, derselbe Aufbau, dasselbe
Wort und dieselben Spieler, und andere Spiele daraus (--from). Das Ergebnis ist das aller Spiele auf einmal, bis aufs Byte.

  kartentisch sim dominion --games 1000 --json > part1.json
  kartentisch sim dominion --games 1000 --from 1001 --json > part2.json
  kartentisch merge part1.json part2.json

Optionen:
  --json  druckt das Ergebnis wie „sim --json“
  --csv   druckt eine Zeile für jeden Spieler, für Tabellenprogramme`,
  },
  worker: {
    summary: 'Spiele von Versuchen spielen, die anderswo laufen',
    text: `kartentisch worker --queue URL [--workers N]

Nimmt Spiele, die „sim“, „arena“ und „tune“ mit --queue in eine Warteschlange gelegt haben (BullMQ, in einem Redis), spielt sie
auf allen Kernen und wartet auf mehr. Arbeit für andere Versionen von Kartentisch wird abgelehnt. Strg-C beendet es, wenn das
Laufende fertig ist; ein zweites sofort. docs/experiments.md erzählt, wie viele Rechner zusammenarbeiten.

  kartentisch worker --queue redis://queue.example:6379

Optionen:
  --queue URL    das Redis, redis://host:port oder rediss:// mit TLS; ein Passwort steht darin als redis://:password@host
  --workers N    wie viele Threads spielen (einer für jeden Kern)
  --verbose      sagt jedes Mal, wie viele Spiele es nimmt
  --lost S       gibt die Arbeit anderer weiter, wenn sie so viele Sekunden still waren (10)`,
  },
}
