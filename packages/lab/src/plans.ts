import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Plan, PlanMistake, parsePlan } from '@kartentisch/bots'
import { Mistake } from '@kartentisch/kernel'

const FOLDER = fileURLToPath(new URL('../../../plans/', import.meta.url))
const ENDING = '.yaml'

/** The names of the plans that come with Kartentisch. */
export const planNames = (): string[] =>
  readdirSync(FOLDER)
    .filter(file => file.endsWith(ENDING))
    .map(file => file.slice(0, -ENDING.length))
    .sort()

/** The texts of the plans that come with Kartentisch, and of a file of one's own if that is what is named. */
export function planTexts(name: string): ReadonlyMap<string, string> {
  const shipped = planNames().map(plan => [plan, textOf(`${FOLDER}${plan}${ENDING}`)] as const)
  return new Map(isFile(name) ? [...shipped, [name, textOf(name)]] : shipped)
}

const isFile = (name: string): boolean => /\.ya?ml$/.test(name)

/** A plan written out in brackets or braces, in a file of one's own, or one of those that come with Kartentisch; else nothing. */
export function planNamed(name: string): Plan | undefined {
  if (name.startsWith('[')) return { ...read(name, name), name }
  if (name.startsWith('{')) return read(name, name)
  if (isFile(name)) return read(textOf(name), name)
  return planNames().includes(name) ? read(textOf(`${FOLDER}${name}${ENDING}`), name) : undefined
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new Mistake(`There is no plan file "${file}" that can be read.`)
  }
}

function read(text: string, where: string): Plan {
  try {
    return parsePlan(text)
  } catch (fault) {
    if (!(fault instanceof PlanMistake)) throw fault
    throw new Mistake(`${where}: ${fault.message}`)
  }
}
