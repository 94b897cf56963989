import type { playing as en } from '../../en/help/playing.ts'

export const playing: typeof en = {
  play: {
    summary: 'im Terminal spielen, gegen Bots oder mit anderen an einer Tastatur',
    text: `kartentisch play GAME [--players N] [--people N] [--bots BOT] [--kingdom K] [--save FILE]
kartentisch play --load FILE

Spielt im Terminal: eine Person gegen Bots, oder mehrere Leute an einer Tastatur, die sie einander so weitergeben, dass
niemand fremde Karten sieht. Geantwortet wird mit Nummer oder Name; ? hilft, u nimmt zurück, q hört auf.

  kartentisch play dominion
  kartentisch play dominion --kingdom random --players 3 --language de
  kartentisch play dominion --people 2 --names Anna,Bruno --save evening.json
  kartentisch play --load evening.json
  kartentisch play dominion --bots "exec:python3 examples/bot.py"
  kartentisch play burgund --players 3 --bots medium
  kartentisch play burgund --players 1

Optionen:
  --players N      wie viele spielen, 2 bis 6 (2); Burgund ist für 1 bis 4, und wer es allein spielt, spielt gegen Egon
  --people N       wie viele davon Menschen sind (1)
  --bots BOT       wer die anderen sind: easy, medium, hard oder expert, ein Plan mit Namen oder als Datei, ein eigenes Modul
                   wie ./my-bot.ts oder ein Programm wie "exec:python3 bot.py" (medium)
  --kingdom K      ein empfohlenes Königreich von Dominion, „random“, oder Kennungen mit Kommas dazwischen (first-game)
  --seed S         irgendein Wort; dasselbe teilt dasselbe Spiel aus
  --names a,b      die Namen, Menschen zuerst
  --language L     de oder en; sonst die der Umgebung
  --save FILE      hebt das Spiel in einer Datei auf, bei jeder Antwort
  --timeout S      wie viele Sekunden ein eigenes Programm für eine Antwort haben darf (10)
  --load FILE      spielt ein gespeichertes Spiel weiter; es bleibt in derselben Datei, wenn --save keine andere nennt

Farben gibt es nur in einem Terminal und nicht, wenn NO_COLOR gesetzt ist. Antworten dürfen durch eine Pipe kommen, je
eine Zeile.`,
  },
  replay: {
    summary: 'ein aufgezeichnetes Spiel noch einmal ansehen, Schritt für Schritt oder auf einmal',
    text: `kartentisch replay FILE [--all] [--seat N] [--language L]

Spielt ein Spiel aus seiner Datei ab: eines, das „kartentisch play --save“ aufgehoben hat, eines von einem Tisch online
(/api/replays/TABLE) oder eines, das die Seite heruntergeladen hat. Ein beendetes Spiel wird so erzählt, wie es gespielt
wurde, auch wenn sich die Regeln seither geändert haben.

  kartentisch replay evening.json
  kartentisch replay evening.json --all --language de
  kartentisch replay evening.json --seat 2

Tasten: → und ← gehen um Schritte, ↓ und ↑ um Züge, Pos1 und Ende zum Anfang und zum Ende, s wechselt den Platz, ? hilft,
q hört auf. Tasten dürfen durch eine Pipe kommen, je eine Zeile: n, b, t, v, h, e, s, q.

Optionen:
  --all          druckt alles auf einmal, was geschah, mit den Punkten am Ende
  --seat N       zeigt, was Platz N sah; „all“ zeigt alles (all)
  --language L   de oder en; sonst die der Umgebung

Ein Spiel, das nicht zu Ende ist, zeigt sich nur vom Platz der einen Person aus, die es gegen Bots spielt.`,
  },
  cards: {
    summary: 'die Karten auflisten, oder eine mit ihren Regeln zeigen',
    text: `kartentisch cards [NAME] [--game GAME] [--set SET] [--language de|en] [--json]

Zeigt eine Karte, ein Ereignis oder eine Landmarke mit allen Regeln dazu, nach Kennung oder nach dem Namen in jeder Sprache.
Ohne Namen listet es alles von Dominion auf, mit Kosten, Arten und Text, oder alles aus der Schachtel von Burgund, mit
Nummer, Art, Wert eines Drillings und Text. Was nicht mit den gedruckten Karten verglichen ist, heißt angenommen.

  kartentisch cards smithy
  kartentisch cards --set base
  kartentisch cards --game burgund --json

Optionen:
  --game GAME      dominion oder burgund (dominion)
  --set SET        Dominion: nur dieses Set, etwa base, intrigue oder empires
  --language L     Namen und Texte auf Deutsch oder Englisch; sonst wie die Umgebung
  --json           druckt eine Liste von {id, kind, set, names, cost, types, pile, text};
                   Burgund: {id, kind, of, triple: {vp, mark}, names, dice, copies, mark, text}`,
  },
  kingdom: {
    summary: 'ein Königreich ziehen',
    text: `kartentisch kingdom [WISH] [--seed S] [--language de|en] [--json]

Zieht ein Königreich und druckt es, mit Bannkarte und Schwarzmarkt-Stapel, wo es die gibt. Ein Wunsch ist „random“, ein
empfohlenes Königreich, Kennungen mit Kommas dazwischen, oder eine Beschreibung, wie es sein soll (docs/kingdoms.md):

  kartentisch kingdom "base 5, empires 5, 1 landmark"
  kartentisch kingdom "3-5 alchemy or none, reaction if attack, -thief" --seed tuesday
  kartentisch kingdom --list

Optionen:
  --game GAME      von welchem Spiel (dominion)
  --seed S         irgendein Wort; dasselbe zieht dasselbe Königreich (jedes Mal ein neues)
  --language L     Namen auf Deutsch oder Englisch; sonst wie die Umgebung
  --list           listet die empfohlenen Königreiche auf
  --json           druckt den Aufbau, wie ihn die Bibliothek nimmt`,
  },
}
