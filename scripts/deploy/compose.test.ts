import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '@kartentisch/server'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { ROOT } from '../packages/build.ts'

const text = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

interface Service {
  readonly environment?: Readonly<Record<string, string>>
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>
  readonly volumes?: readonly string[]
}

const compose: { readonly services: Readonly<Record<string, Service>>; readonly volumes: object } = parse(
  text('compose.yaml'),
  { merge: true },
)

/** What stands for a variable: its default, or something that will do. */
const filled = (value: string): string =>
  value.replaceAll(/\$\{(\w+)(?::-([^}]*)|:\?[^}]*)\}/g, (_, name: string, usual?: string) => usual ?? name.repeat(8))

test('every setting that compose.yaml gives a node is one, and they are right together', () => {
  for (const name of ['node-a', 'node-b']) {
    const given = Object.entries(compose.services[name]?.environment ?? {}).map(([key, value]) => [key, filled(value)])
    const config = readConfig(Object.fromEntries(given))
    for (const [key = '', value] of given) expect(config, key).toMatchObject({ [key]: value })
  }
})

test('services, volumes and files that compose.yaml names are there', () => {
  for (const { depends_on = [], volumes = [] } of Object.values(compose.services)) {
    for (const needed of Array.isArray(depends_on) ? depends_on : Object.keys(depends_on))
      expect(Object.keys(compose.services)).toContain(needed)
    for (const [from = ''] of volumes.map(volume => volume.split(':')))
      if (from.startsWith('./')) expect(existsSync(join(ROOT, from)), from).toBe(true)
      else expect(Object.keys(compose.volumes)).toContain(from)
  }
  for (const [, node = ''] of text('docs/operations/Caddyfile').matchAll(/(node-\w+):8080/g))
    expect(Object.keys(compose.services)).toContain(node)
})

test('the Dockerfile copies what npm ci needs of every package, and runs what there is', () => {
  const lines = text('Dockerfile')
  for (const room of readdirSync(join(ROOT, 'packages'))) {
    if (existsSync(join(ROOT, 'packages', room, 'package.json')))
      expect(lines).toContain(`COPY packages/${room}/package.json packages/${room}/`)
  }
  for (const [, script = ''] of lines.matchAll(/node (scripts\/\S+\.ts)/g))
    expect(existsSync(join(ROOT, script))).toBe(true)
  expect(lines).toMatch(/^USER node$/m)
  expect(lines).toContain('HEALTHCHECK')
})
