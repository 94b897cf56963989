import { Mistake } from '@kartentisch/kernel'
import { newWord } from '../table/plans.ts'
import { say } from '../words/refusals.ts'
import { forgetText, keepText, keptText } from './kept-texts.ts'
import { gameIn } from './link.ts'
import type { Given } from './opened.ts'

/** Under this name the log is kept that is being written or mended. */
const LOG = 'log'
/** The file that was opened last; there may be no room for more of them. */
const LAST = 'last file'

const isLog = (text: string): boolean => !text.trimStart().startsWith('{')

/** Keeps an opened file; gives back the name by which its replay is found. A log can be mended until it is read. */
export function keepFile(text: string): string {
  const id = newWord()
  const before = keptText(LAST)
  if (before !== undefined) forgetText(before)
  keepText(LAST, id)
  keepText(id, text)
  if (isLog(text)) keepLog(text)
  return id
}

/** The log that wasn't read yet. */
export const keptLog = (): string => keptText(LOG) ?? ''
export const keepLog = (text: string): void => keepText(LOG, text)
export const forgetLog = (): void => forgetText(LOG)

/** The log in an opened file that couldn't be read; nothing where it is none. */
export function logIn(kind: string, name: string): string | undefined {
  const text = kind === 'file' ? keptText(name) : undefined
  return text !== undefined && isLog(text) ? text : undefined
}

/** A file is a recording, or else the log of a game played elsewhere. */
function given(text: string): Given {
  if (isLog(text)) return { log: text }
  try {
    return { recording: JSON.parse(text) }
  } catch {
    throw new Mistake(say('no game file'))
  }
}

async function fetched(table: string): Promise<unknown> {
  const address = new URL(`api/replays/${encodeURIComponent(table)}`, document.baseURI)
  const answer = await fetch(address).catch(() => undefined)
  // A server that serves nothing but files answers with the page itself.
  const isGame = answer?.ok === true && answer.headers.get('content-type')?.includes('json') === true
  if (!isGame) throw new Mistake(say('unreachable'))
  return answer.json()
}

/** Finds the game a replay's address speaks of: `local/ID`, `online/TABLE`, `file/ID` or `link/WORD`. */
export async function findGame(kind: string, name: string): Promise<Given> {
  switch (kind) {
    case 'local':
      return { stored: name }
    case 'online':
      return { recording: await fetched(name) }
    case 'link':
      return { recording: await gameIn(name) }
    default: {
      const text = keptText(name)
      if (text === undefined) throw new Mistake(say('file gone'))
      return given(text)
    }
  }
}
