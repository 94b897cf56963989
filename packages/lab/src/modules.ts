import { existsSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Mistake } from '@kartentisch/kernel'
import { isOutside } from './outside/command.ts'
import { say } from './words/say.ts'

/** Whether a name is that of a module in a file, such as `./my-bot.ts`; what stands behind `exec:` is a command. */
export const isModuleFile = (name: string): boolean => !isOutside(name) && /\.[cm]?[jt]s$/.test(name)

const INDEXES = ['index.ts', 'index.js', 'index.mjs']

const addressOfFile = (file: string): string => pathToFileURL(file).href

/** The address of a module somebody names: a file, a folder with an index, or a package installed here. */
export function addressOf(name: string): string {
  const path = resolve(name)
  const found = statSync(path, { throwIfNoEntry: false })
  if (found?.isFile() || isModuleFile(name)) return addressOfFile(path)
  const index = INDEXES.map(file => join(path, file)).find(file => existsSync(file))
  if (index !== undefined) return addressOfFile(index)
  try {
    return addressOfFile(createRequire(join(process.cwd(), 'here.js')).resolve(name))
  } catch {
    throw new Mistake(say('noModule', { name }))
  }
}
