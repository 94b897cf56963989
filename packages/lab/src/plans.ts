import { readFileSync } from 'node:fs'
import { SHIPPED_PLANS } from '@kartentisch/bots'
import { Mistake } from '@kartentisch/kernel'
import { say } from './words/say.ts'

/** The texts of the plans that come with Kartentisch by their names, and of a file of one's own if one is named. */
export function planTexts(file?: string): ReadonlyMap<string, string> {
  const shipped = Object.entries(SHIPPED_PLANS)
  return new Map(file !== undefined && /\.ya?ml$/.test(file) ? [...shipped, [file, textOf(file)]] : shipped)
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new Mistake(say('noPlanFile', { file }))
  }
}
