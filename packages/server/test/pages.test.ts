import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPages } from '../src/http/pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'kartentisch-pages-'))
const app = fastify()

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  for (const [name, text] of [
    ['index.html', '<title>Kartentisch</title>'],
    ['page.js', 'let page'],
    ['plain.js', 'let plain'],
    ['assets/built-1a2b.js', 'let built'],
  ] as const)
    writeFileSync(join(folder, name), text)
  writeFileSync(join(folder, 'page.js.br'), brotliCompressSync('let page'))
  await addPages(app, folder)
})

afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const ask = (url: string, encoding = 'gzip, br') => app.inject({ url, headers: { 'accept-encoding': encoding } })

test('what was compressed when the page was built is sent so, to those who can read it', async () => {
  const sent = await ask('/page.js')
  expect(sent.headers['content-encoding']).toBe('br')
  expect(sent.headers['content-type']).toContain('javascript')
  expect(sent.rawPayload).toEqual(brotliCompressSync('let page'))
  expect((await ask('/page.js', 'identity')).body).toBe('let page')
  expect((await ask('/plain.js')).body).toBe('let plain')
})

test('what bears the mark of what is in it is kept by browsers; the page itself is asked for each time', async () => {
  expect((await ask('/assets/built-1a2b.js')).headers['cache-control']).toContain('immutable')
  for (const url of ['/', '/tables', '/plain.js'])
    expect((await ask(url)).headers['cache-control'], url).toBe('no-cache')
})

test('any address is the page, but no file and nothing of the interface', async () => {
  expect((await ask('/tables')).body).toContain('Kartentisch')
  expect((await ask('/nothing.js')).statusCode).toBe(404)
  expect((await ask('/api/nothing')).statusCode).toBe(404)
})
