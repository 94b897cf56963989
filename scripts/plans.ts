import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Writes the plans of the folder `plans/` into the package of the players, so that a page without files has them too. */

const FOLDER = fileURLToPath(new URL('../plans/', import.meta.url))
const MODULE = fileURLToPath(new URL('../packages/bots/src/dominion/shipped-plans.ts', import.meta.url))
const ENDING = '.yaml'

const quoted = (text: string): string => `\`${text.replaceAll(/[\\`$]/g, sign => `\\${sign}`)}\``

export function shippedPlans(): string {
  const names = readdirSync(FOLDER).filter(file => file.endsWith(ENDING))
  const entries = names.sort().map(file => {
    const name = file.slice(0, -ENDING.length)
    const key = /^[a-z]+$/.test(name) ? name : `'${name}'`
    return `  ${key}: ${quoted(readFileSync(`${FOLDER}${file}`, 'utf8'))},`
  })
  return [
    '/** The plans of the folder `plans/`, as `npm run plans` has written them here. */',
    'export const SHIPPED_PLANS: Readonly<Record<string, string>> = {',
    ...entries,
    '}',
    '',
  ].join('\n')
}

if (import.meta.main) writeFileSync(MODULE, shippedPlans())
