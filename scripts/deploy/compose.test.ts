import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig, SETTING_NAMES } from '@kartentisch/server'
import { runCommandLine } from 'kartentisch'
import { describe, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { manifestOf, ROOT } from '../packages/build.ts'

const text = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

interface Service {
  readonly build?: string
  readonly image?: string
  readonly command?: readonly string[]
  readonly environment?: Readonly<Record<string, string | null>>
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly volumes?: readonly string[]
  readonly healthcheck?: { readonly test?: readonly string[]; readonly disable?: boolean }
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>
  readonly volumes?: object
}

const read = (file: string): Compose => parse(text(file), { merge: true })
const compose = read('compose.yaml')
const docker = text('Dockerfile')

/** What stands for a variable: its default, or something that will do. */
const filled = (value: string): string =>
  value.replaceAll(/\$\{(\w+)(?::-([^}]*)|:\?[^}]*)\}/g, (_, name: string, usual?: string) => usual ?? name.repeat(8))

/** Our own image tells of its health, as the Dockerfile says. */
const isOurs = ({ build }: Service): boolean => build !== undefined

test('a node is given every setting there is but for its place, and those with a value are right together', () => {
  // Where it listens, keeps its things and finds its page is the image's affair.
  const wanted = SETTING_NAMES.filter(name => !['PORT', 'HOST', 'DATA_DIR', 'WEB_DIR'].includes(name))
  for (const name of ['node-a', 'node-b']) {
    const given = Object.entries(compose.services[name]?.environment ?? {})
    expect(given.map(([key]) => key).sort()).toEqual(wanted.toSorted())
    const set = given.flatMap(([key, value]) => (value === null ? [] : [[key, filled(value)] as const]))
    const config = readConfig(Object.fromEntries(set))
    for (const [key, value] of set) expect(config, key).toMatchObject({ [key]: value })
  }
})

describe.each(['compose.yaml', 'compose.cluster.yaml'])('%s', file => {
  const { services, volumes: kept = {} } = read(file)

  test('names services, volumes and files that are there', () => {
    for (const { depends_on = {}, volumes = [] } of Object.values(services)) {
      for (const needed of Object.keys(depends_on)) expect(Object.keys(services)).toContain(needed)
      for (const [from = ''] of volumes.map(volume => volume.split(':')))
        if (from.startsWith('./')) expect(existsSync(join(ROOT, from)), from).toBe(true)
        else expect(Object.keys(kept)).toContain(from)
    }
  })

  test('waits until what a service needs is healthy, and all that serve can be asked for it', () => {
    for (const [name, service] of Object.entries(services)) {
      for (const { condition } of Object.values(service.depends_on ?? {})) expect(condition).toBe('service_healthy')
      const asked = service.healthcheck?.disable === true || service.healthcheck?.test !== undefined
      expect(isOurs(service) || asked, name).toBe(true)
    }
  })

  test('gives our own containers nothing they could do harm with', () => {
    const ours = Object.values(services).filter(isOurs)
    expect(ours.length).toBeGreaterThan(0)
    for (const service of ours) expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
  })

  test('runs commands there are', async () => {
    for (const { command = ['serve'] } of Object.values(services).filter(isOurs)) {
      const helped = vi.spyOn(console, 'log').mockReturnValue()
      await runCommandLine([command[0] ?? '', '--help'])
      expect(helped, command[0]).toHaveBeenCalledOnce()
      helped.mockRestore()
    }
  })
})

test('the proxy leads to every node', () => {
  const nodes = Object.keys(compose.services).filter(name => name.startsWith('node-'))
  const led = Array.from(text('docs/operations/Caddyfile').matchAll(/(node-\w+):8080/g), ([, node]) => node)
  expect([...new Set(led)].sort()).toEqual(nodes)
})

test('the Dockerfile copies what npm ci needs of every package, and runs what there is', () => {
  for (const room of readdirSync(join(ROOT, 'packages'))) {
    if (existsSync(join(ROOT, 'packages', room, 'package.json')))
      expect(docker).toContain(`COPY packages/${room}/package.json packages/${room}/`)
  }
  for (const [, script = ''] of docker.matchAll(/node (scripts\/\S+\.ts)/g))
    expect(existsSync(join(ROOT, script))).toBe(true)
  expect(docker.match(/^FROM /gm)).toHaveLength(2)
  expect(docker).toMatch(/^USER node$/m)
  expect(docker).toMatch(/^HEALTHCHECK .*\n.*\/readyz/m)
  const [, entry = '[]'] = /^ENTRYPOINT (.*)$/m.exec(docker) ?? []
  const bin = String(manifestOf('cli').bin?.kartentisch)
  const main = bin.replace('./src/', 'node_modules/kartentisch/dist/').replace(/\.ts$/, '.js')
  expect(JSON.parse(entry)).toEqual(['node', main])
})
