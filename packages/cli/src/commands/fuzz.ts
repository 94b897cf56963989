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
  options: OPTIONS,
  run(args, { shelf, language }) {
    const { values, positionals } = read(args, OPTIONS)
    atMost(positionals, 1)
    const { game, fuzzing } = kitChosen(shelf, positionals[0]).game
    const seed = values.seed ?? '1'
    const many = wholeNumber(values.games, 'games', values.seconds === undefined ? 100 : 1_000_000, 1)
    const games = values.only === undefined ? many : 1
    const bar = progress(say('games')[language], games)
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
