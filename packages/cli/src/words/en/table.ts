/** What the terminal itself says at a table, whatever is played. */
export const table = {
  log: 'What happened',
  earlier: '… and {n} more before that ("log" shows all)',
  handOver: '{name}, press Enter.',
  enter: 'Enter: {what}',
  none: 'none',
  more: '? for help',
  amount: 'a number from {least} to {most}',
  noPlace: 'There is no choice {typed}: type a number from 1 to {most}, or a name.',
  noAmount: '"{typed}" isn\'t {range}.',
  noChoice: 'There is no choice "{typed}".{nearest}',
  typeAChoice: ' Type its number or its name, or ? for help.',
  several: '"{typed}" could be {labels}.',
  wrongCount: 'Choose {right}, not {n}.',
  onlyOne: '"{label}" is there only once.',
  onlySo: '"{label}" is there only {n} times.',
  exactly: '{n}',
  between: '{least} to {most}',
  orNone: 'none or {right}',
  nothingObvious: 'Nothing goes without saying here: choose {right}.',
  askConsent: '{asker} would like to take back an answer, and all that came after it. {name}, do you agree?',
  yesOrNo: '(y/n) > ',
  sayYesOrNo: 'Type y to agree or n not to.',
  declined: "{name} doesn't agree: nothing is taken back.",
  notOver: 'Points are counted when the game is over.',
  whichThing: 'Which card? Type its name after the i.',
  overPrompt: 'log, score, Enter to leave',
  overHelp: 'The game is over: "log" tells all that happened, "score" counts the points again, Enter leaves.',
  wins: '{names} wins.',
  nobodyWins: 'Nobody wins.',
  shareVictory: '{names} share the victory.',
  saved: 'The game is saved. Go on with:',
  savedOver: 'The game is saved. Look at it again with:',
  notSaved: 'This game was not saved; --save FILE keeps one.',
  help: `Answer with the number of a choice or its name; the beginning or a part of the name is enough.
Several: one after the other, such as "1 1 3" or "copper estate"; "1*3" takes the first one three times.
Where the order counts, it is the order you type. Enter does what stands there as Enter.

  i NAME   what a card does        u      take back your last answer
  log      all that happened       t      the table again
  score    points, at the end      q      quit`,
} as const
