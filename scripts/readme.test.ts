import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const readme = readFileSync(join(root, 'README.md'), 'utf8')

test('the library is used as README shows it', () => {
  const [, snippet = ''] = /```ts\n([\s\S]*?)```/.exec(readme) ?? []
  const told = execFileSync(process.execPath, ['--input-type=module-typescript', '--eval', snippet], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(told).toMatch(/^\[ -?\d+, -?\d+ \] \[ \d(, \d)? \]\n$/)
})

test('every script that README names is there, and so is every page it links to', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const named = [...readme.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
  expect(named.filter(name => scripts[name] === undefined)).toEqual([])
  for (const [, link = ''] of readme.matchAll(/\]\(((?!http)[^)#]+)\)/g))
    expect(() => readFileSync(join(root, link)), link).not.toThrow()
})
