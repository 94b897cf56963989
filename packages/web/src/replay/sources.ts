import { Mistake } from '@kartentisch/kernel'
import { newWord } from '../table/plans.ts'
import { say } from '../words/refusals.ts'
import { gameIn } from './link.ts'
import type { Given } from './opened.ts'

/** Files opened on this page, as they were read. */
const files = new Map<string, string>()

/** Keeps an opened file until the page is left; gives back the name by which its replay is found. */
export function keepFile(text: string): string {
  const id = newWord()
  files.set(id, text)
  return id
}

/** A file is a recording, or else the log of a game played elsewhere. */
function given(text: string): Given {
  if (!text.trimStart().startsWith('{')) return { log: text }
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
      const text = files.get(name)
      if (text === undefined) throw new Mistake(say('file gone'))
      return given(text)
    }
  }
}
