import { Mistake } from '@kartentisch/kernel'
import { newWord } from '../game/plans.ts'
import { gameIn } from './link.ts'
import type { Given } from './messages.ts'

/** Files opened on this page, as they were read. */
const files = new Map<string, string>()

/** Keeps an opened file until the page is left; gives back the name by which its replay is found. */
export function keepFile(text: string): string {
  const id = newWord()
  files.set(id, text)
  return id
}

const NO_FILE = {
  de: 'Das ist keine Datei eines aufgezeichneten Spiels.',
  en: 'This is no file of a recorded game.',
}
const FILE_GONE = {
  de: 'Eine Datei bleibt nur, bis die Seite neu geladen wird. Öffne sie noch einmal.',
  en: 'A file is kept only until the page is loaded anew. Open it once more.',
}
const UNREACHABLE = {
  de: 'Das Spiel ist nicht zu bekommen: Hier gibt es kein beendetes Spiel dieses Namens, oder die Verbindung fehlt.',
  en: 'The game can’t be fetched: there is no finished game of this name here, or no connection.',
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Mistake(NO_FILE)
  }
}

async function fetched(table: string): Promise<unknown> {
  const address = new URL(`api/replays/${encodeURIComponent(table)}`, document.baseURI)
  const answer = await fetch(address).catch(() => undefined)
  // A server that serves nothing but files answers with the page itself.
  const isGame = answer?.ok === true && answer.headers.get('content-type')?.includes('json') === true
  if (!isGame) throw new Mistake(UNREACHABLE)
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
      if (text === undefined) throw new Mistake(FILE_GONE)
      return { recording: parsed(text) }
    }
  }
}
