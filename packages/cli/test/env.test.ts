import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { kartentisch, MAIN, typingIntoProcess } from './command.ts'

const PYTHON = join(import.meta.dirname, '../../../python')

interface Ran {
  readonly code: number
  readonly said: string
}

/** Runs Python, which starts the program as it is here. */
const runPython = (...args: readonly string[]): Promise<Ran> =>
  new Promise(resolve => {
    const env = { ...process.env, KARTENTISCH: `"${process.execPath}" "${MAIN}"`, PYTHONDONTWRITEBYTECODE: '1' }
    const child = execFile('python3', args, { env }, (_, out, errors) => {
      resolve({ code: child.exitCode ?? -1, said: `${out}${errors}` })
    })
  })

test('the Python package holds what it promises', async () => {
  const ran = await runPython('-m', 'unittest', 'discover', join(PYTHON, 'tests'))
  expect(ran.said).toContain('OK')
  expect(ran.code).toBe(0)
})

test('programs of any language talk in lines of JSON', async () => {
  const { out, code } = await typingIntoProcess(
    ['{"type":"open","seats":[null,"big-money"]}', '{"type":"reset"}', 'nonsense', '{"type":"close"}'],
    'env',
  )
  const told = out
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  expect(told.map(({ type }) => type)).toEqual(['opened', 'positions', 'refused', 'closed'])
  expect(told[1].observations[0]).toHaveLength(told[0].features.length)
  expect(told[1].masks[0]).toHaveLength(told[0].actions.length)
  expect(code).toBe(0)
})

test('several clients come to a socket', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kartentisch-env-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'env.sock')
  const server = spawn(process.execPath, [MAIN, 'env', '--socket', path], { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise(resolve => server.on('close', resolve))
  for await (const line of createInterface({ input: server.stderr })) {
    expect(line).toBe(`Listening at ${path}. Ctrl-C ends it.`)
    break
  }
  const told = await Promise.all(
    ['dominion', 'burgund'].map(async game => {
      const client = connect(path)
      client.write(`{"type":"open","game":"${game}"}\n`)
      for await (const line of createInterface({ input: client })) return JSON.parse(line).game
    }),
  )
  expect(told).toEqual(['dominion', 'burgund'])
  server.kill('SIGINT')
  expect(await ended).toBe(130)
})

test('the schema is JSON', async () => {
  const { out } = await kartentisch('env', '--schema')
  expect(JSON.parse(out)).toMatchObject({ properties: { request: {}, reply: {} } })
})
