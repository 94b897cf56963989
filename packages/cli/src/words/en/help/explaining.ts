export const explaining = {
  lab: {
    summary: 'find out what wins in a kingdom',
    text: `kartentisch lab [KINGDOM] [--seconds N] [--seed S] [--json] [--html FILE]

Looks for good plans of every kind (money, engine, rush, other points, attack), lets everyone play everyone, and says who
beats whom, how to open with 5/2, 4/3 and 3/4 coins, how long games last, which cards matter (the best plan with each against
the best without it) and how strong attacks are. The longer it goes on, the sharper it gets; Ctrl-C stops with what there is.

  kartentisch lab first-game --seconds 20
  kartentisch lab "base 5, empires 5" --html lab.html

Options:
  --game G       the game (the first there is)
  --seconds N    how long (60)
  --games N      so many games at most, however long they take: the same seed then finds the same
  --seed S       any word (1)
  --workers N    how many threads play (one for each core)
  --queue URL    let workers of any machine play, through this Redis (docs/experiments.md); --chunk N games at a time
  --json         print {plans, table, openings, things, attack, length, games}: "won" of so many "games", ties shared
  --html FILE    also write a report with plots`,
  },
  import: {
    summary: 'make the log of a game played elsewhere a recorded game',
    text: `kartentisch import FILE [--output FILE.json] [--kingdom K] [--game G] [--seconds N]

Reads the log of a game played elsewhere ("-" reads what is piped in). For Dominion that is a log of dominion.games, in
English or German. The order of the decks and cards that weren't written down are searched with the rules as judge:
what doesn't follow by the rules is refused with the number of its line. Where only one player's cards are named, the
game is looked at from that seat, and what it didn't see stays unseen.

  kartentisch import evening.txt
  kartentisch import evening.txt --output evening.json && kartentisch replay evening.json
  kartentisch import evening.txt --kingdom first-game

Options:
  --output F    where the recorded game is written (the name of the log with .json)
  --kingdom K   what was played with, where the log doesn't say; otherwise what occurs in it
  --game G      the game (the first there is)
  --seconds N   how long is searched before the log is refused (60)`,
  },
  export: {
    summary: 'write a recorded game down as a log',
    text: `kartentisch export FILE [--seat N] [--language L]

Prints a recorded game line by line, as dominion.games writes games of Dominion down: all cards by their names, or those
that the player on one seat saw. "kartentisch import" reads it again.

  kartentisch export evening.json > evening.txt
  kartentisch export evening.json --seat 1 --language de

Options:
  --seat N       only what the player on seat N saw; otherwise everything
  --language L   de or en; otherwise that of your environment`,
  },
  puzzle: {
    summary: 'prove puzzles, or find new ones in games of bots',
    text: `kartentisch puzzle check FILE… [--seconds N]
kartentisch puzzle find [--game G] [--seconds N] [--puzzles N] [--seed S]

A puzzle is a position in which the player to move can surely win this turn, or surely make so many points in it and no
more. "check" proves that for every puzzle of the files, and that no way is shorter than it says: all choices of the player
against every order of hidden cards and every answer of others. "find" looks for positions in games of bots that our easy
player gets wrong, and prints them. The form is that of rule tests with a goal (docs/puzzles.md).

  kartentisch puzzle check puzzles/*.json
  kartentisch puzzle find --game burgund --seconds 60 > mine.yaml

Options:
  --game G      the game (the first there is)
  --seconds N   how long is looked for (30), or proved (600): what is left then counts as failed
  --puzzles N   how many are enough (10)
  --seed S      from which games (puzzle)
  --quiet       "check" prints faults only`,
  },
  review: {
    summary: 'judge the decisions of a finished game, and tell luck from skill',
    text: `kartentisch review FILE [--seconds N] [--json] [--html FILE] [--language L]

Weighs every decision of a recorded game by playing on after it and after what else might have been done, in worlds that
whoever decided could think possible, with everybody playing on as they seem to play. What is judged is beyond doubt (2.5
standard errors in games that didn't help to find it): inaccuracy from 5 %, mistake from 10 %, blunder from 20 % of winning
chance. What chance has given and what decisions have given add up to the result.

  kartentisch review evening.json
  kartentisch review evening.json --seconds 300 --html evening.html

Options:
  --seconds N    how long is thought in all (60)
  --json         everything as JSON
  --html FILE    a page with the course of the winning chance and the strength of the cards
  --language L   de or en; otherwise that of your environment`,
  },
}
