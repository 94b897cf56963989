import { DominionRules, type Sight } from '@kartentisch/dominion'
import { at, type Player, type Seed, simulate } from '@kartentisch/kernel'
import { dominionPlayer } from '../players.ts'
import { progress } from '../progress.ts'
import { readKingdom } from '../setup.ts'
import { type Result, Tally } from '../tally.ts'
import { atMost, type Command, read, UsageMistake, wholeNumber } from '../usage.ts'

const OPTIONS = {
  players: { type: 'string' },
  kingdom: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  json: { type: 'boolean' },
} as const

export const sim: Command = {
  name: 'sim',
  summary: 'simulate thousands of games between bots',
  help: `
kartentisch sim GAME [--players a,b] [--kingdom K] [--games N] [--seed S] [--json]

Plays games between bots and tells who won how often, with 95 % intervals, how long the games were and how many points
were made, also by who started. The seats take turns in starting.

  kartentisch sim dominion --players big-money,random --games 1000
  kartentisch sim dominion --kingdom chapel,smithy,village --players big-money,big-money --json

Options:
  --players a,b,…   who plays: big-money, random; 2 to 6 (big-money,random)
  --kingdom K       a recommended kingdom, "random", or ids joined by commas (first-game)
  --games N         how many games (10000)
  --seed S          any word; the same seed plays the same games (1)
  --json            print {games, seed, players: [{name, wins, ties, losses, points, turns}], first: {wins, ties, losses}}:
                    counts of games; points and turns are means; first is the starting player
`,
  run(args) {
    const { values, positionals } = read(args, OPTIONS)
    atMost(positionals, 1)
    const [game = 'dominion'] = positionals
    if (game !== 'dominion') throw new UsageMistake(`Unknown game "${game}". Games: dominion.`)
    const names = (values.players ?? 'big-money,random').split(',')
    const seed = values.seed ?? '1'
    const setup = readKingdom(values.kingdom ?? 'first-game', names.length, seed)
    const makers = names.map(dominionPlayer)
    const rulesByStarter = names.map((_, first) => new DominionRules({ ...setup, first }))
    const games = wholeNumber(values.games, 'games', 10_000, 1)
    const tally = new Tally(names)
    const bar = progress('games', games)
    for (let i = 0; i < games; i++) {
      const first = i % names.length
      const players = makers.map((make, k) => make(`${seed}/${i}/${k}`))
      tally.add(first, playOut(at(rulesByStarter, first), players, `${seed}/${i}`))
      bar.at(i)
    }
    bar.done()
    if (values.json) console.log(JSON.stringify(tally.json(Number.isNaN(Number(seed)) ? seed : Number(seed))))
    else console.log(tally.table())
    return 0
  },
}

function playOut(rules: DominionRules, players: readonly Player<Sight>[], seed: Seed): Result {
  const state = simulate(rules, players, seed)
  return { winners: rules.winners(state), points: rules.scores(state), turns: state.players.map(({ turns }) => turns) }
}
