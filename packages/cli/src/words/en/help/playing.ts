export const playing = {
  play: {
    summary: 'play in the terminal, against bots or with others at one keyboard',
    text: `kartentisch play GAME [--players N] [--people N] [--bots BOT] [--kingdom K] [--save FILE]
kartentisch play --load FILE

Plays in the terminal: one person against bots, or several people at one keyboard, who hand it over to each other so
that nobody sees another's cards. Answer by number or by name; ? helps, u takes back, q quits.

  kartentisch play dominion
  kartentisch play dominion --kingdom random --players 3 --language de
  kartentisch play dominion --people 2 --names Anna,Bruno --save evening.json
  kartentisch play --load evening.json
  kartentisch play dominion --bots "exec:python3 examples/bot.py"
  kartentisch play burgund --players 3 --bots medium
  kartentisch play burgund --players 1

Options:
  --players N      how many play, 2 to 6 (2); Burgund is for 1 to 4, and who plays it alone plays against Egon
  --people N       how many of them are people (1)
  --bots BOT       who the others are: easy, medium, hard or expert, a plan by its name or its file, a module of your own
                   such as ./my-bot.ts, or a program such as "exec:python3 bot.py" (medium)
  --kingdom K      a recommended kingdom of Dominion, "random", or ids joined by commas (first-game)
  --seed S         any word; the same seed deals the same game
  --names a,b      the players' names, people first
  --language L     de or en; otherwise that of your environment
  --save FILE      keep the game in a file, at every answer
  --timeout S      how many seconds a program of your own may take for an answer (10)
  --load FILE      go on with a saved game, which is kept in the same file unless --save names another

Colours need a terminal and are left out if NO_COLOR is set. Answers may come through a pipe, a line each.`,
  },
  replay: {
    summary: 'look at a recorded game again, step by step or all at once',
    text: `kartentisch replay FILE [--all] [--seat N] [--language L]

Plays a game back from its file: one that "kartentisch play --save" has kept, one downloaded from a table online
(/api/replays/TABLE), or one downloaded on the page. A finished game is told as it was played, even if the rules
have changed since.

  kartentisch replay evening.json
  kartentisch replay evening.json --all --language de
  kartentisch replay evening.json --seat 2

Keys: → and ← go by steps, ↓ and ↑ by turns, Home and End to the beginning and the end, s changes the seat, ? helps,
q quits. Keys may come through a pipe, a line each: n, b, t, v, h, e, s, q.

Options:
  --all          print everything that happened at once, with the points at the end
  --seat N       see what the player on seat N saw; "all" shows everything (all)
  --language L   de or en; otherwise that of your environment

A game that isn't over is shown from the seat of the one person who plays it against bots, and from no other.`,
  },
  cards: {
    summary: 'list the cards, or show one with its rulings',
    text: `kartentisch cards [NAME] [--game GAME] [--set SET] [--language de|en] [--json]

Shows a card, event or landmark with its rulings, by its id or its name in any language. Without a name it
lists all cards, events and landmarks of Dominion with cost, types and text, or everything in the box of Burgund with its
number, kind, worth of a triple and text. Values not checked against the printed cards are called assumed.

  kartentisch cards smithy
  kartentisch cards --set base
  kartentisch cards --game burgund --json

Options:
  --game GAME      dominion or burgund (dominion)
  --set SET        Dominion: only this set, such as base, intrigue or empires
  --language L     names and texts in German or English; otherwise that of your environment
  --json           print an array of {id, kind, set, names, cost, types, pile, text};
                   Burgund: {id, kind, of, triple: {vp, mark}, names, dice, copies, mark, text}`,
  },
  kingdom: {
    summary: 'draw a kingdom',
    text: `kartentisch kingdom [WISH] [--seed S] [--language de|en] [--json]

Draws a kingdom and prints it, with its bane and Black Market deck where it has them. A wish is "random", a recommended
kingdom, ids joined by commas, or a description of what it should be like (docs/kingdoms.md):

  kartentisch kingdom "base 5, empires 5, 1 landmark"
  kartentisch kingdom "3-5 alchemy or none, reaction if attack, -thief" --seed tuesday
  kartentisch kingdom --list

Options:
  --game GAME      of which game (dominion)
  --seed S         any word; the same seed draws the same kingdom (a new one each time)
  --language L     names in German or English; otherwise that of your environment
  --list           list the recommended kingdoms
  --json           print the set-up as the library takes it`,
  },
}
