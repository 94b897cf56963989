import type { Logs } from '@kartentisch/kernel'
import type { Dominion } from '../dominion.ts'
import { readLog } from './import.ts'
import { writeLog } from './write.ts'

/** Games of Dominion as dominion.games writes them down. */
export const dominionLogs = (dominion: Dominion): Logs => ({
  write: (recording, language, eye) => writeLog(dominion, recording, language, eye),
  read: (text, selection, goOn) => readLog(dominion, text, selection, goOn),
})
