import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { kartentisch } from './command.ts'

/** Somebody listens at a port already. */
const neighbour = createServer().listen(0, '127.0.0.1')
await once(neighbour, 'listening')
const place = neighbour.address()
const port = place === null || typeof place === 'string' ? 0 : place.port

const folder = mkdtempSync(join(tmpdir(), 'kartentisch-refusals-'))
const file = join(folder, 'a-file')
writeFileSync(file, 'nothing')
vi.stubEnv('HOST', '127.0.0.1')
// Vitest has one of its own.
vi.stubEnv('BASE_URL', '')

afterAll(() => {
  vi.unstubAllEnvs()
  neighbour.close()
  rmSync(folder, { recursive: true })
})

interface Refusal {
  readonly what: string
  readonly typed: readonly string[]
  readonly en: string
  readonly de: string
}

const REFUSALS: readonly Refusal[] = [
  {
    what: 'the beginning of an option, before any command',
    typed: ['--lang', 'fr', 'sim'],
    en: 'Unknown option "--lang". Did you mean "--language"?',
    de: 'Unbekannte Option „--lang“. Meintest du „--language“?',
  },
  {
    what: 'a log that isn’t there',
    typed: ['import', join(folder, 'none.log')],
    en: `"${join(folder, 'none.log')}" can't be read: it isn’t there`,
    de: `„${join(folder, 'none.log')}“ lässt sich nicht lesen: es ist nicht da`,
  },
  {
    what: 'fewer games than none',
    typed: ['sim', '--games', '-5'],
    en: '--games takes a whole number from 1 to 1000000000, not "-5".',
    de: '--games ist eine ganze Zahl von 1 bis 1000000000, nicht „-5“.',
  },
  {
    what: 'more games than anybody can wait for',
    typed: ['arena', '--games', '99999999999999'],
    en: 'not "99999999999999".',
    de: 'nicht „99999999999999“.',
  },
  {
    what: 'an option without what is meant',
    typed: ['tune', '--games'],
    en: '--games is followed by what is meant, as in --games=…',
    de: 'Hinter --games steht, was gemeint ist, wie in --games=…',
  },
  {
    what: 'an option with more than it takes',
    typed: ['cards', '--json=3'],
    en: '--json stands alone: nothing follows it.',
    de: '--json steht allein: Es folgt nichts.',
  },
  {
    what: 'a port that is none',
    typed: ['serve', '--port', '99999'],
    en: 'PORT is a number from 0 to 65535, not "99999".',
    de: 'PORT ist eine Zahl von 0 bis 65535, nicht „99999“.',
  },
  {
    what: 'a port that is taken',
    typed: ['serve', '--port', String(port), '--data', join(folder, 'data')],
    en: `Port ${port} is taken by another program.`,
    de: `Port ${port} ist von einem anderen Programm belegt.`,
  },
  {
    what: 'a port that is taken, for programs that learn',
    typed: ['env', '--port', String(port)],
    en: `127.0.0.1:${port} can't be listened at: somebody listens there already.`,
    de: `127.0.0.1:${port} ist nicht zu gebrauchen: dort hört schon jemand zu.`,
  },
  {
    what: 'a data folder that is a file',
    typed: ['serve', '--port', '0', '--data', file],
    en: `The folder ${file} can’t be used: it is a file, or lies in one.`,
    de: `Der Ordner ${file} ist nicht zu gebrauchen: Er ist eine Datei oder liegt in einer.`,
  },
  {
    what: 'a disk that is full',
    typed: ['sim', '--games', '2', '--workers', '1', '--each', '/dev/full'],
    en: "The report can't be written: the disk is full",
    de: 'Der Bericht lässt sich nicht schreiben: die Platte ist voll',
  },
  {
    what: 'a part of an experiment that is not there',
    typed: ['merge', join(folder, 'nothing.json')],
    en: "can't be read: it isn’t there",
    de: 'lässt sich nicht lesen: es ist nicht da',
  },
]

describe.each(REFUSALS)('$what is refused with a sentence', ({ typed, ...sentences }) => {
  test.each(['en', 'de'] as const)('in the language %s', async language => {
    const { code, errors } = await kartentisch(...typed, '--language', language)
    expect(errors).toContain(sentences[language])
    expect(errors).not.toMatch(/\n\s+at /)
    expect(code).toBe(2)
  })
})
