export const checking = {
  litmus: {
    summary: 'run rule tests written in YAML',
    text: `kartentisch litmus PATH…

Runs every *.yaml file at or below the paths. Each document in a file is a test: a position, some moves, and what may
come of them; every answer to every other choice is explored. Prints a line a test and then "N passed, N failed".
Exits 0 if none failed, 1 if some did. The format is described in docs/litmus.md.

  kartentisch litmus litmus/              all rule tests of the project
  kartentisch litmus litmus/base/moat.yaml

Options:
  --quiet     print failures only
  --conform   also walk through each test as a match, with undo, save and load, wrong answers and secrets checked
              at every answer
  --by-name   also fail if there is a kind of question that is only explored: then no test says whose choice it is, and
              which answer does what`,
  },
  fuzz: {
    summary: 'play random games with every check on',
    text: `kartentisch fuzz GAME [--games N] [--seconds S] [--seed SEED]

Plays random legal games in random set-ups and checks at every decision what must hold for any game: the same answers
lead to the same, the state survives JSON, undo brings back what was, wrong answers are refused, no seat learns what
it may not know, no card appears or vanishes. It seeks out cards and branches that have not come up yet and reports
what is still missing. A finding is printed with the command that shows it again. Exits 1 if there was one.

  kartentisch fuzz dominion --games 200 --seed 7
  kartentisch fuzz dominion --seconds 60
  kartentisch fuzz burgund --games 2000 --coverage

Options:
  --games N         how many games (100)
  --seconds S       stop after this long, whatever --games says
  --sets SETS       Dominion: only kingdom cards of these sets, such as base,intrigue
  --seed SEED       any word; the same seed plays the same games (1)
  --check-every N   look closely at one answer in N (4)
  --check-games N   look closely at one game in N (1); the others are only played to their end
  --only N          only game number N, with --answers: by these answers
  --all             exit 1 if a card or another thing of the game has taken no part
  --coverage        list what has not come up, and exit 1 if there is anything`,
  },
  completion: {
    summary: 'teach a shell the commands and options',
    text: `kartentisch completion bash|zsh|fish

Prints a script by which a shell completes commands, options and games:

  kartentisch completion bash     for ~/.bashrc: source <(kartentisch completion bash)
  kartentisch completion zsh      for ~/.zshrc, after compinit: source <(kartentisch completion zsh)
  kartentisch completion fish     for ~/.config/fish/completions/kartentisch.fish`,
  },
}
