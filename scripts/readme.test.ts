import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { data } from '@kartentisch/burgund'
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

/** README, what stands beside it, and every page of the docs. */
const pages = ['.', 'docs', 'docs/decisions'].flatMap(folder =>
  readdirSync(join(root, folder))
    .filter(file => file.endsWith('.md'))
    .map(file => ({ folder, file: join(folder, file), text: readFileSync(join(root, folder, file), 'utf8') })),
)

test('every page that a page links to is there', () => {
  const links = pages.flatMap(({ folder, file, text }) =>
    [...text.matchAll(/\]\(((?!http)[^)#\s]+)[^)]*\)/g)].map(([, link = '']) => ({ file, link: join(folder, link) })),
  )
  expect(links.length).toBeGreaterThan(200)
  expect(links.filter(({ link }) => !existsSync(join(root, link)))).toEqual([])
})

test('every script that a page names is there', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const named = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/npm run ([\w:-]*\w)/g)].map(([, name = '']) => ({ file, name })),
  )
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter(({ name }) => scripts[name] === undefined)).toEqual([])
})

test('README names every value of Burgund that is assumed', () => {
  const [, section = ''] = /## Burgund's assumed values\n([\s\S]*?)\n## /.exec(readme) ?? []
  const worth = data.kinds
    .filter(({ tripleMark }) => tripleMark === 'assumed')
    .map(({ id, triple }) => `${id} ${triple}`)
  expect(section).toContain(`what three cards are worth: ${worth.join(', ')};`)
  const rounds = data.roundCards.filter(({ mark }) => mark === 'assumed').map(({ id }) => id)
  expect(section).toContain(`the round cards ${rounds.slice(0, -1).join(', ')} and ${rounds.at(-1)} offer`)
  // Were the dice of some kinds known, README would have to say of which they aren't.
  expect(data.cards.filter(({ diceMark }) => diceMark !== 'assumed')).toEqual([])
  expect([...data.goods, ...data.animals].filter(({ mark }) => mark === 'assumed')).toEqual([])
})

test('every test that the page of attacks names is there', () => {
  const page = readFileSync(new URL('../docs/attacks.md', import.meta.url), 'utf8')
  const rows = [...page.matchAll(/\| `([\w.-]+)`: (.+) \|$/gm)].map(([, file = '', name = '']) => ({ file, name }))
  expect(rows.length).toBeGreaterThan(40)
  const missing = rows.filter(({ file, name }) => {
    const room = file === 'schemas.test.ts' ? 'protocol' : 'server'
    return !readFileSync(new URL(`../packages/${room}/test/${file}`, import.meta.url), 'utf8').includes(name)
  })
  expect(missing).toEqual([])
})
