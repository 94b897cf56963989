import type { checking as en } from '../../en/help/checking.ts'

export const checking: typeof en = {
  litmus: {
    summary: 'Regeltests in YAML laufen lassen',
    text: `kartentisch litmus PATH…

Führt jede Datei *.yaml an oder unter den Pfaden aus. Jedes Dokument darin ist ein Test: eine Lage, ein paar Züge, und was
daraus werden darf; jede Antwort auf jede andere Wahl wird ausprobiert. Druckt eine Zeile je Test und dann, wie viele
bestanden haben und gescheitert sind. Endet mit 0, wenn keiner scheiterte, sonst mit 1. Die Form beschreibt docs/litmus.md.

  kartentisch litmus litmus/              alle Regeltests des Projekts
  kartentisch litmus litmus/base/moat.yaml

Optionen:
  --quiet     druckt nur, was scheitert
  --conform   geht jeden Test auch als Partie durch und prüft bei jeder Antwort Zurücknehmen, Speichern und Laden, falsche
              Antworten und Geheimnisse
  --by-name   scheitert auch, wenn es Arten von Fragen gibt, die nur ausprobiert werden: Dann sagt kein Test, wer da
              entscheidet, und welche Antwort was bewirkt`,
  },
  fuzz: {
    summary: 'zufällige Spiele mit allen Prüfungen spielen',
    text: `kartentisch fuzz GAME [--games N] [--seconds S] [--seed SEED]

Spielt zufällige erlaubte Spiele in zufälligem Aufbau und prüft bei jeder Entscheidung, was für jedes Spiel gelten muss:
Dieselben Antworten führen zum selben, der Stand übersteht JSON, Zurücknehmen bringt zurück, was war, falsche Antworten
werden abgelehnt, kein Platz erfährt, was er nicht wissen darf, keine Karte entsteht oder verschwindet. Es sucht nach Karten
und Wegen, die noch nicht vorkamen, und sagt, was noch fehlt. Ein Fund wird mit dem Befehl gedruckt, der ihn wieder zeigt.
Endet dann mit 1.

  kartentisch fuzz dominion --games 200 --seed 7
  kartentisch fuzz dominion --seconds 60
  kartentisch fuzz burgund --games 2000 --coverage

Optionen:
  --games N         wie viele Spiele (100)
  --seconds S       hört nach so langer Zeit auf, was immer --games sagt
  --sets SETS       Dominion: nur Königreichkarten aus diesen Sets, etwa base,intrigue
  --seed SEED       irgendein Wort; dasselbe spielt dieselben Spiele (1)
  --check-every N   sieht sich eine von N Antworten genau an (4)
  --check-games N   sieht sich eines von N Spielen genau an (1); die anderen werden nur zu Ende gespielt
  --only N          nur Spiel Nummer N, mit --answers: nach diesen Antworten
  --all             endet mit 1, wenn eine Karte oder etwas anderes aus dem Spiel nicht mitgemacht hat
  --coverage        listet auf, was nicht vorkam, und endet mit 1, wenn es etwas gibt`,
  },
  completion: {
    summary: 'einer Shell die Befehle und Optionen beibringen',
    text: `kartentisch completion bash|zsh|fish

Druckt ein Skript, mit dem eine Shell Befehle, Optionen und Spiele ergänzt:

  kartentisch completion bash     für ~/.bashrc: source <(kartentisch completion bash)
  kartentisch completion zsh      für ~/.zshrc, nach compinit: source <(kartentisch completion zsh)
  kartentisch completion fish     für ~/.config/fish/completions/kartentisch.fish`,
  },
}
