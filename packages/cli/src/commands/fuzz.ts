import { fuzz as play, readAnswers } from '@kartentisch/lab'
import { progress } from '../progress.ts'
import { atMost, type Command, kitChosen, read, wholeNumber } from '../usage.ts'
import { say } from '../words/say.ts'

const OPTIONS = {
  games: { type: 'string' },
  seconds: { type: 'string' },
  seed: { type: 'string' },
  sets: { type: 'string' },
  'check-every': { type: 'string' },
  'check-games': { type: 'string' },
  only: { type: 'string' },
  answers: { type: 'string' },
  all: { type: 'boolean' },
  coverage: { type: 'boolean' },
} as const

export const fuzz: Command = {
  name: 'fuzz',
  summary: 'play random games with every check on',
  help: `
kartentisch fuzz GAME [--games N] [--seconds S] [--seed SEED]

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
  --coverage        list what has not come up, and exit 1 if there is anything
`,
  run(args, { shelf, language = 'en' }) {
    const { values, positionals } = read(args, OPTIONS)
    atMost(positionals, 1)
    const { game, fuzzing } = kitChosen(shelf, positionals[0]).game
    const seed = values.seed ?? '1'
    const many = wholeNumber(values.games, 'games', values.seconds === undefined ? 100 : 1_000_000, 1)
    const games = values.only === undefined ? many : 1
    const bar = progress('games', games)
    const fuzzed = play(fuzzing, {
      seed,
      games,
      first: wholeNumber(values.only, 'only', 0),
      checkEvery: wholeNumber(values['check-every'], 'check-every', 4, 1),
      checkGames: wholeNumber(values['check-games'], 'check-games', 1, 1),
      seconds: wholeNumber(values.seconds, 'seconds', Number.POSITIVE_INFINITY, 1),
      only: values.sets?.split(','),
      ...(values.answers !== undefined && { answers: readAnswers(values.answers) }),
      progress: n => bar.at(n),
    })
    bar.done()
    const { failure, unseen, untried } = fuzzed
    const missing = [...unseen, ...untried]
    if (failure !== undefined) {
      const { game: number, message, answers } = failure
      console.log(say('finding', { number, message })[language])
      const how = answers === '' ? `--check-games ${values['check-games'] ?? 1}` : `--answers ${answers}`
      const again = `kartentisch fuzz ${game.id} --seed ${seed} --only ${number} ${how}`
      console.log(say('again', { command: again })[language])
      return 1
    }
    const { questions } = fuzzed
    console.log(say('fuzzed', { games: fuzzed.games, answers: fuzzed.answers, questions })[language])
    if (missing.length === 0) console.log(say('everything')[language])
    else console.log(say(values.coverage ? 'missing' : 'missingSee', { n: missing.length })[language])
    const listed = values.coverage ? missing : values.all ? unseen : []
    for (const thing of listed) console.log(`  ${thing}`)
    return listed.length === 0 ? 0 : 1
  },
}
