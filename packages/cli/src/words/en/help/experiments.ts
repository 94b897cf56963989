export const experiments = {
  sim: {
    summary: 'simulate thousands of games between bots',
    text: `kartentisch sim GAME [--players a,b] [--kingdom K] [--games N | --until W] [--seed S] [--json] [--html FILE]

Plays games between bots on all cores and tells who won how often, with 95 % intervals, how long the games were and how
many points were made, also by who started. The seats take turns in starting. Ctrl-C stops with what there is.

  kartentisch sim dominion --players big-money,random --games 1000
  kartentisch sim dominion --kingdom chapel,smithy,village --players big-money,big-money --json
  kartentisch sim burgund --players greedy,random --html report.html
  kartentisch sim burgund --players greedy
  kartentisch sim dominion --players big-smithy,big-money --until 1%
  kartentisch sim dominion --players big-smithy,big-money --instead bm --games 2000
  kartentisch sim dominion --players ./examples/my-bot.ts,big-money --games 1000
  kartentisch sim dominion --players "exec:python3 examples/bot.py,bm" --games 500

Options:
  --players a,b,…   who plays: easy, medium, hard, expert, random, a module of your own such as ./my-bot.ts, whose default
                    export is a player, or a program such as "exec:python3 bot.py" (docs/bots.md). Dominion, 2 to 6: also
                    big-money, one-action, a plan by its name (docs/plans.md) or its file, or one written out:
                    "[province, gold, smithy when own(smithy) < 1, silver]" (big-money,random).
                    Burgund, 1 to 4: also greedy (greedy,random); one alone plays against Egon
  --kingdom K       Dominion: a recommended kingdom, "random", or ids joined by commas (first-game)
  --decks "a; b"    what each player begins with: "copper x7, estate x3; copper x7, chapel, silver x2"
  --position FILE   where games begin: hands, decks, supply and turns, written as in rule tests (docs/experiments.md). What the
                    player to move can't know is dealt anew in each game; the first player named is to move
  --games N         how many games (10000)
  --from N          the number of the first game (1): parts of one experiment are put together by "kartentisch merge"
  --until W         go on until the scores are known to W on either side, such as 0.5%, with intervals that allow for it
  --instead P       play the same games again with P in the first player's place, and compare the two game by game
  --seed S          any word; the same seed plays the same games (1)
  --workers N       how many threads play (one for each core); the result doesn't depend on it
  --queue URL       let workers of any machine play, through this Redis (docs/experiments.md); --chunk N games at a time
  --by-turn         with --json: also sums by turn, and decks, piles and trash at the end; with --csv: a line for each turn
  --json            print what was asked and what came of it (docs/experiments.md): game, versions, set-up, seed, ranges,
                    games, players with name, wins, ties, losses, score, low, high, points and turns; points and turns are
                    means; first is the starting player. In Dominion turns are turns taken, in Burgund rounds played:
                    five, or fewer where Egon won before
  --csv             print a line for each player, for spreadsheets
  --each FILE       also write a line of JSON for each game: its number, who began, winners, points, turns
  --html FILE       also write a report with plots: shares, length, points and money by turn, which cards when
  --tell N          play game number N alone, as it is played among the others, and tell it turn by turn
  --language L      de or en; otherwise that of your environment
  --timeout S       how many seconds a program of your own may take for an answer (10)`,
  },
  arena: {
    summary: 'let bots play everyone against everyone and rate them',
    text: `kartentisch arena [GAME] [--players a,b,c] [--kingdoms N] [--games N] [--seed S] [--json] [--html FILE]

Every player meets every other in each of several random kingdoms, both starting equally often, on all cores. Tells their
ratings (Bradley-Terry, by maximum likelihood) with 95 % intervals, in Elo points around the mean of all: 400 points more
are odds of ten to one. Ties count half. With several kingdoms the intervals are over kingdoms: games of one kingdom are
alike, and it is other kingdoms one wants to know about. Ctrl-C stops with what there is.

  kartentisch arena --players bm,money,random --kingdoms 50 --games 200
  kartentisch arena --players medium,one-action,"exec:python3 examples/bot.py" --kingdoms 20 --games 10
  kartentisch arena burgund --players greedy,random --games 1000 --html report.html

Options:
  --game GAME       dominion or burgund (dominion), if it doesn't stand first
  --players a,b,…   who plays, as for sim; two or more (big-money,random; greedy,random)
  --kingdoms N      in how many kingdoms (10). Burgund has none: there N times --games deals are played (1)
  --kingdom K       what each kingdom is drawn from, as for "kartentisch kingdom" (random)
  --games N         games of each pairing in each kingdom (100)
  --seed S          any word; the same seed draws the same kingdoms and plays the same games (1)
  --workers N       how many threads play (one for each core); the result doesn't depend on it
  --queue URL       let workers of any machine play, through this Redis (docs/experiments.md); --chunk N games at a time
  --timeout S       how many seconds a program of your own may take for an answer (10)
  --json            print {kind, format, program, game, rules, seed, games, players: [{name, rating, low, high, games, wins,
                    ties, losses, score, points, turns}], pairings: [{players, games, wins, ties, losses, score, low, high}],
                    first, kingdoms: [{setup, players, pairings}], lent}: pairings tell how the first of the two fared; score
                    is a share of 1
  --by-turn         with --json: also sums by turn, and decks, piles and trash at the end; with --csv: a line for each turn
  --csv             print a line for each player, for spreadsheets
  --each FILE       also write a line of JSON for each game: kingdom, players, number, who began, winners, points, turns
  --html FILE       also write a report with plots`,
  },
  tune: {
    summary: 'find a strong plan for a kingdom',
    text: `kartentisch tune [GAME] [--kingdom K] [--seconds N] [--seed S] [--json] [--html FILE]

Evolves plans for a kingdom of Dominion by playing them against each other on all cores, and prints the best one found
as a file that "kartentisch sim --players FILE" plays, with how it fares against Big Money, the shipped plans that fit,
and those that were the best before it. Ctrl-C stops with what there is.

  kartentisch tune --kingdom first-game --seconds 20 > first-game.yaml
  kartentisch tune --kingdom "base 5, empires 5" --html report.html
  kartentisch sim dominion --kingdom first-game --players first-game.yaml,big-smithy

Options:
  --kingdom K    a recommended kingdom, "random", or ids joined by commas, events and landmarks too (first-game)
  --seconds N    how long to search (60)
  --games N      search for so many games, however long they take: the same seed then finds the same plan
  --compare N    games against each opponent afterwards (1000)
  --seed S       any word (1)
  --workers N    how many threads play (one for each core)
  --queue URL    let workers of any machine play, through this Redis (docs/experiments.md); --chunk N games at a time
  --json         print {kind, format, program, game, rules, setup, seed, games, seconds, plan, players, comparison: [{name,
                 kind, games, wins, ties, losses, score, low, high}], ancestors: [{plan, games, seconds}]}: plans as the text
                 of a file; score is a share of 1, ties counting half, with its 95 % interval
  --by-turn      with --json: also sums by turn of the games against Big Money, and decks, piles and trash at their end; with
                 --csv: a line for each turn
  --csv          print a line for each opponent, for spreadsheets
  --each FILE    also write a line of JSON for each game against opponents
  --html FILE    also write a report with plots`,
  },
  bench: {
    summary: 'measure the speed of the engine',
    text: `kartentisch bench [--cores] [--json]

Measures on one thread: two big-money players in the first-game kingdom (bigMoney), two players who follow a plan of
money alone (planMoney) and one with Markets, Smithies and Villages (planEngine), random play over base cards
(randomBase) and over all sets (randomAllSets), an answer through the match driver (answer, answerWorst, with events
and views of two seats: answerSeenByTwo), a copy of a mid-game state (fork), and a step of "kartentisch env" with 256
games at once (envSteps); then for Burgund two random and two greedy players (burgundRandom, burgundGreedy), an answer, a
copy and a step (burgundAnswer …, burgundFork, burgundEnvSteps). Games are measured turn and turn about with the same
strategy written by hand over integer arrays (byHand), steps with bare answers in as many games; "ratio" is the share of
that speed, which holds on a noisy machine too.

  --cores  measure instead how much faster "sim" is on all cores than on one, with threads that are warm: as it is
           (allThreads), and as it would be if nothing else ran on this machine (allThreadsIfFree)
  --json   print {name: {value, unit, ratio}}`,
  },
  env: {
    summary: 'let a program learn: it deals, steps, copies and takes back games',
    text: `kartentisch env [--socket PATH | --port N [--host H]] [--schema]

Games for programs that learn (docs/learning.md). The client says what is to be played and takes one action after the
other, in one game or in hundreds at once; it sees what its seats may know, as numbers. Messages are lines of JSON, or
MessagePack: the first byte that comes tells which. They go over standard input and output, or over a socket to as many
clients as come. The folder python/ has classes like Gymnasium's and PettingZoo's for it.

  echo '{"type":"open","seats":[null,"big-money"]}' | kartentisch env
  kartentisch env --socket kartentisch.sock
  kartentisch env --schema

Options:
  --socket PATH  listen at this Unix socket
  --port N       listen at this TCP port; 0 takes a free one and says which
  --host H       with --port: at this address (127.0.0.1)
  --schema       print what messages look like, as JSON Schema`,
  },
  merge: {
    summary: 'put parts of one experiment together',
    text: `kartentisch merge FILE… [--json | --csv]

Puts results of "kartentisch sim --json" together that are parts of one experiment: the same game, set-up, seed and
players, and other games of it (--from). The result is that of all games at once, to the last byte.

  kartentisch sim dominion --games 1000 --json > part1.json
  kartentisch sim dominion --games 1000 --from 1001 --json > part2.json
  kartentisch merge part1.json part2.json

Options:
  --json  print the result as "sim --json" does
  --csv   print a line for each player, for spreadsheets`,
  },
  worker: {
    summary: 'play games of experiments that run elsewhere',
    text: `kartentisch worker --queue URL [--workers N]

Takes games that "sim", "arena" and "tune" with --queue have laid in a queue (BullMQ, in a Redis), plays them on all cores,
and waits for more. Work for other versions of Kartentisch is refused. Ctrl-C ends it when what is under way is done; a
second one ends it at once. docs/experiments.md tells how many machines work together.

  kartentisch worker --queue redis://queue.example:6379

Options:
  --queue URL    the Redis, redis://host:port or rediss:// with TLS; a password goes into it as redis://:password@host
  --workers N    how many threads play (one for each core)
  --verbose      say how many games it takes, each time
  --lost S       give the work of others to somebody else when they were silent for so many seconds (10)`,
  },
}
