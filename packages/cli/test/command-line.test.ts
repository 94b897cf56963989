import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commandNamed, help } from '../src/commands/index.ts'
import { SHELLS } from '../src/completing.ts'
import { spokenIn } from '../src/language.ts'
import { reasonOf } from '../src/reason.ts'
import { wholeNumber } from '../src/usage.ts'
import { MAIN } from './command.ts'
import { shelf } from './kits.ts'

/** A module that lets nobody load a game. */
const NO_GAMES = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  registerHooks({
    resolve(name, context, next) {
      if (/kartentisch.(dominion|burgund)/.test(name)) throw new Error('A game was loaded.')
      return next(name, context)
    },
  })`)}`

const withoutGames = (...args: readonly string[]) =>
  spawnSync(process.execPath, [`--import=${NO_GAMES}`, MAIN, '--language', 'en', ...args], { encoding: 'utf8' })

test.each([
  [['--version'], `${JSON.parse(readFileSync(join(MAIN, '../../package.json'), 'utf8')).version}\n`],
  [['sim', '--help'], `${help('en', 'sim')}\n`],
])('%j is answered at once: no game is loaded for it', (args, said) => {
  expect(withoutGames(...args)).toMatchObject({ status: 0, stdout: said, stderr: '' })
})

test('so is a typo; whoever plays loads the games', () => {
  const typo = withoutGames('simm')
  expect(typo).toMatchObject({ status: 2, stdout: '' })
  expect(typo.stderr).toContain('Unknown command "simm". Did you mean "sim"?')
  expect(withoutGames('cards').stderr).toContain('A game was loaded.')
})

test('German is spoken where the environment or --language says so', () => {
  expect(spokenIn({ LANG: 'de_AT.UTF-8' })).toBe('de')
  expect(spokenIn({ LANG: 'de_DE.UTF-8', LC_ALL: 'C' })).toBe('en')
  const { NODE_COMPILE_CACHE } = process.env
  const env = { NODE_COMPILE_CACHE, LANG: 'de' }
  const said = (...args: string[]) => spawnSync(process.execPath, [MAIN, ...args], { encoding: 'utf8', env })
  expect(said('sim', 'burgond').stderr).toContain('Unbekanntes Spiel „burgond“. Meintest du „burgund“?')
  expect(said('--language', 'en').stdout).toContain('one table for two card games')
})

test('absurd numbers are refused with what would be right', async () => {
  for (const given of ['-5', '1e99', '0x10', '99999999999', '1.5', 'many', '', ' 5'])
    expect(() => wholeNumber(given, 'games', 1, 1), given).toThrow('--games takes a whole number from 1 to 1000000000')
  expect(wholeNumber('1000', 'games', 1, 1)).toBe(1000)
  const sim = await commandNamed('sim')
  await expect(async () => sim.run(['dominion', '--games', '-5'], { shelf, language: 'en' })).rejects.toThrow('"-5"')
})

test('what the system refuses is said in words', () => {
  const refused = (code: string) => reasonOf(Object.assign(new Error('?'), { code }))
  expect(refused('ENOSPC')).toEqual({ en: 'the disk is full', de: 'die Platte ist voll' })
  expect(refused('EODD')).toBe('?')
})

test('a full disk behind what is printed is told, and a reader who has seen enough is none', () => {
  const into = (file: string) =>
    spawnSync('sh', ['-c', `"${process.execPath}" "${MAIN}" cards > ${file}`], { encoding: 'utf8' })
  expect(into('/dev/full')).toMatchObject({
    status: 1,
    stderr: 'kartentisch: What is printed goes nowhere: the disk is full.\n',
  })
  const { stderr } = spawnSync('sh', ['-c', `"${process.execPath}" "${MAIN}" cards | true`], { encoding: 'utf8' })
  expect(stderr).toBe('')
})

const COMPLETIONS = {
  commands: [
    { name: 'sim', summary: "simulate: it's quick", options: ['--games', '--players'] },
    { name: 'serve', summary: 'serve', options: ['--port'] },
  ],
  games: ['dominion', 'burgund'],
}

test('bash completes commands, options and games', () => {
  const asked = (...words: string[]) => {
    const line = `COMP_WORDS=(kartentisch ${words.join(' ')}); COMP_CWORD=${words.length}; _kartentisch; echo "\${COMPREPLY[*]}"`
    return execFileSync('bash', ['-c', `${SHELLS.bash?.(COMPLETIONS)}\n${line}`], { encoding: 'utf8' }).trim()
  }
  expect(asked('s')).toBe('sim serve')
  expect(asked('sim', '--g')).toBe('--games')
  expect(asked('sim', 'd')).toBe('dominion')
  expect(asked('serve', '--')).toBe('--port')
})

test('zsh and fish are taught the same', () => {
  expect(SHELLS.zsh?.(COMPLETIONS)).toContain(`'sim:simulate\\: it'\\''s quick'`)
  expect(SHELLS.zsh?.(COMPLETIONS)).toContain("sim) words='--games --players dominion burgund' ;;")
  expect(SHELLS.fish?.(COMPLETIONS)).toContain("complete -c kartentisch -n '__fish_seen_subcommand_from serve' -l port")
})
