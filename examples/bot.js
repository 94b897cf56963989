// A bot for Kartentisch in plain JavaScript: a line of JSON in, a line of JSON out. docs/bots.md explains the messages.
//
//   npx kartentisch sim dominion --players "exec:node examples/bot.js,big-money" --games 200
//   npx kartentisch sim burgund --players "exec:node examples/bot.js,random" --games 20

/** What to do with a turn of Dominion, the most wanted first: the first that is offered is done. */
const DOMINION = [
  'play smithy',
  'end actions',
  'play treasures',
  'buy province',
  'buy gold',
  'buy smithy',
  'buy silver',
  'end turn',
]

/** What a hand can best do without, the worst first. */
const WORST = ['curse', 'estate', 'duchy', 'province', 'copper', 'silver', 'smithy', 'gold']

/** How the choices of Burgund begin, the best first. */
const BURGUND = ['place', 'sell', 'take', 'purchase', 'hire', 'silver', 'convert', 'play']

const MOST_SMITHIES = 2

let me = 0
let game = ''
let smithies = 0

/** Smithies are counted as they come: events tell everything that happens. */
function hear(events) {
  for (const { type, seat, cards } of events)
    if (type === 'gain' && seat === me) smithies += cards.filter(card => card === 'smithy').length
}

/** The place of a word in a list; what doesn't stand there comes last. */
const place = (list, fits) => {
  const found = list.findIndex(fits)
  return found < 0 ? list.length : found
}

function rank(question, is) {
  if (game === 'burgund') return place(BURGUND, word => is.startsWith(word))
  if (question.step !== 'move') return place(WORST, card => card === is)
  if (is === 'buy smithy' && smithies >= MOST_SMITHIES) return DOMINION.length
  return place(DOMINION, move => move === is)
}

/** As few as may be, the best first: for Dominion's other questions that is what one can best do without. */
function answer(question) {
  const all = question.choices.flatMap(({ n, is, times }) => new Array(times).fill({ n, rank: rank(question, is) }))
  const sorted = all.sort((a, b) => a.rank - b.rank).map(({ n }) => n)
  return sorted.slice(0, question.min)
}

function take(message) {
  switch (message.type) {
    case 'hello':
      me = message.seat
      game = message.game
      smithies = 0
      break
    case 'question':
      hear(message.events)
      console.log(JSON.stringify({ answer: answer(message.question) }))
      break
    case 'refused':
      console.log(JSON.stringify({ error: message.why }))
      break
  }
}

let unread = ''
process.stdin.setEncoding('utf8')
process.stdin.on('data', text => {
  const lines = (unread + text).split('\n')
  unread = lines.pop()
  for (const line of lines) take(JSON.parse(line))
})
