import { randomBytes } from 'node:crypto'
import { readLanguage } from '../language.ts'
import { readTimeout, UsageMistake, wholeNumber } from '../usage.ts'
import { faceOf, type TerminalGame } from './game.ts'
import { Session } from './session.ts'
import { type Company, Table } from './table.ts'
import type { Terminal } from './terminal.ts'
import { sayings } from './words.ts'

/** What somebody chose on the command line, word for word. */
export type Chosen = Readonly<
  Partial<
    Record<
      'players' | 'people' | 'bots' | 'kingdom' | 'seed' | 'names' | 'language' | 'load' | 'save' | 'timeout',
      string
    >
  >
>

/** These are settled when a game begins, and a saved game has them already. */
const SETTLED = ['players', 'people', 'bots', 'kingdom', 'seed', 'names'] as const

const NAMES = ['Anna', 'Bruno', 'Clara', 'David', 'Emma', 'Felix']

/** The names given, and others for whoever has none. */
function readNames(text: string | undefined, players: number): string[] {
  const given = text === undefined ? [] : text.split(',').map(name => name.trim())
  if (given.length > players) throw new UsageMistake(`--names has ${given.length} names for ${players} players.`)
  if (given.includes('')) throw new UsageMistake('--names are names joined by commas, such as Anna,Bruno.')
  const twice = given.find((name, i) => given.indexOf(name) !== i)
  if (twice !== undefined) throw new UsageMistake(`Two players can't both be "${twice}" in --names.`)
  const others = NAMES.filter(name => !given.includes(name))
  return [...given, ...others].slice(0, players)
}

function readCompany(chosen: Chosen, players: number, usualBot: string): Company {
  const people = wholeNumber(chosen.people, 'people', 1, 1)
  if (people > players) throw new UsageMistake(`--people ${people} don't fit among --players ${players}.`)
  return { names: readNames(chosen.names, players), people, bots: chosen.bots ?? usualBot }
}

function open<Setup, State, Sight>(
  game: TerminalGame<Setup, State, Sight>,
  chosen: Chosen,
): Table<Setup, State, Sight> {
  const { load, save } = chosen
  if (load !== undefined) {
    const settled = SETTLED.find(option => chosen[option] !== undefined)
    if (settled !== undefined) throw new UsageMistake(`A saved game has its own ${settled}: leave --${settled} out.`)
    return Table.load(game, load, save ?? load, players => readCompany({}, players, game.usualBot))
  }
  const { least, most, usual } = game.kit.seats
  const players = wholeNumber(chosen.players, 'players', Math.max(usual, wholeNumber(chosen.people, 'people', 1, 1)), 1)
  if (players < least || players > most)
    throw new UsageMistake(`--players is a number from ${least} to ${most}, not ${players}.`)
  const seed = chosen.seed ?? randomBytes(4).toString('hex')
  const setup = game.kit.setup({ players, seed, ...(chosen.kingdom !== undefined && { selection: chosen.kingdom }) })
  return Table.deal(game, setup, seed, readCompany(chosen, players, game.usualBot), save)
}

/** Sits down to play as was chosen, and answers the exit code. The terminal is opened when all else is right. */
export async function sit<Setup, State, Sight>(
  game: TerminalGame<Setup, State, Sight>,
  chosen: Chosen,
  openTerminal: () => Terminal,
): Promise<number> {
  const language = readLanguage(chosen.language, process.env)
  const timeout = readTimeout(chosen.timeout)
  const table = open(game, chosen)
  table.timeout = timeout
  const terminal = openTerminal()
  // Leaves at once while a program thinks; whoever types is asked by the terminal itself.
  const leave = () => process.exit(130)
  process.once('SIGINT', leave)
  try {
    const face = faceOf(game, table.rules, { language, names: table.company.names, paint: terminal.paint })
    await new Session(table, face, terminal, sayings[language]).run()
  } finally {
    terminal.close()
    await table.close()
    process.off('SIGINT', leave)
  }
  return 0
}
