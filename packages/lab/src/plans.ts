import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Mistake } from '@kartentisch/kernel'
import { say } from './words/say.ts'

const FOLDER = fileURLToPath(new URL('../../../plans/', import.meta.url))
const ENDING = '.yaml'

/** The texts of the plans that come with Kartentisch by their names, and of a file of one's own if one is named. */
export function planTexts(file?: string): ReadonlyMap<string, string> {
  const shipped = readdirSync(FOLDER)
    .filter(name => name.endsWith(ENDING))
    .sort()
    .map(name => [name.slice(0, -ENDING.length), textOf(`${FOLDER}${name}`)] as const)
  return new Map(file !== undefined && /\.ya?ml$/.test(file) ? [...shipped, [file, textOf(file)]] : shipped)
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new Mistake(say('noPlanFile', { file }))
  }
}
