import { randomBytes } from 'node:crypto'
import { type Kit, type Language, readRecording, Sitting } from '@kartentisch/kernel'
import { readTimeout } from '../timeout.ts'
import { UsageMistake, wholeNumber } from '../usage.ts'
import { say } from '../words/say.ts'
import { faceOf } from './face.ts'
import { readJson } from './saved.ts'
import { Session } from './session.ts'
import { Table } from './table.ts'
import type { Terminal } from './terminal.ts'

/** What somebody chose on the command line, word for word. */
export type Chosen = Readonly<
  Partial<Record<'players' | 'people' | 'bots' | 'kingdom' | 'seed' | 'names' | 'load' | 'save' | 'timeout', string>>
>

/** These are settled when a game begins, and a saved game has them already. */
const SETTLED = ['players', 'people', 'bots', 'kingdom', 'seed', 'names'] as const

const NAMES = ['Anna', 'Bruno', 'Clara', 'David', 'Emma', 'Felix']

/** The names given, and others for whoever has none. */
function readNames(text: string | undefined, players: number): string[] {
  const given = text === undefined ? [] : text.split(',').map(name => name.trim())
  if (given.length > players) throw new UsageMistake(say('tooManyNames', { names: given.length, players }))
  if (given.includes('')) throw new UsageMistake(say('emptyName'))
  const twice = given.find((name, i) => given.indexOf(name) !== i)
  if (twice !== undefined) throw new UsageMistake(say('sameName', { name: twice }))
  const others = NAMES.filter(name => !given.includes(name))
  return [...given, ...others].slice(0, players)
}

/** Goes on with a saved game, which is kept in the same file unless another is named. */
function loadTable(kit: Kit, file: string, chosen: Chosen): Table {
  const settled = SETTLED.find(option => chosen[option] !== undefined)
  if (settled !== undefined) throw new UsageMistake(say('settled', { option: settled }))
  const recording = readRecording(readJson(file))
  const sitting = Sitting.restore(kit.game.game, recording)
  const names = recording.players.length === 0 ? readNames(undefined, sitting.rules.seats) : recording.players
  return new Table(kit, sitting, names, { file: chosen.save ?? file, timeout: readTimeout(chosen.timeout) })
}

/** Deals a new game: people sit first, then bots. */
function dealTable(kit: Kit, chosen: Chosen): Table {
  const { least, most, usual } = kit.game.seats
  const people = wholeNumber(chosen.people, 'people', 1, 1)
  const players = wholeNumber(chosen.players, 'players', Math.max(usual, people), 1)
  if (players < least || players > most) throw new UsageMistake(say('wrongPlayers', { least, most, players }))
  if (people > players) throw new UsageMistake(say('tooManyPeople', { people, players }))
  const seed = chosen.seed ?? randomBytes(4).toString('hex')
  const selection = chosen.kingdom === undefined ? {} : { selection: chosen.kingdom }
  const names = readNames(chosen.names, players)
  const bots = names.map((_, i) => (i < people ? null : (chosen.bots ?? kit.players.usual)))
  const setup = kit.game.setup({ players, seed, ...selection })
  const sitting = Sitting.deal({ game: kit.game.game, setup, seed }, bots)
  return new Table(kit, sitting, names, { file: chosen.save, timeout: readTimeout(chosen.timeout) })
}

/** Sits down to play as was chosen, and answers the exit code. The terminal is opened when all else is right. */
export async function sit(kit: Kit, chosen: Chosen, language: Language, openTerminal: () => Terminal): Promise<number> {
  const table = chosen.load === undefined ? dealTable(kit, chosen) : loadTable(kit, chosen.load, chosen)
  const terminal = openTerminal()
  // Leaves at once while a program thinks; whoever types is asked by the terminal itself.
  const leave = () => process.exit(130)
  process.once('SIGINT', leave)
  try {
    const face = faceOf(kit.game, table.sitting.rules, { language, names: table.names, paint: terminal.paint })
    await new Session(table, face, terminal, language).run()
  } finally {
    terminal.close()
    await table.close()
    process.off('SIGINT', leave)
  }
  return 0
}
