import { phrasebook } from '@kartentisch/kernel'
import { logMistakes as de } from './de/log-mistakes.ts'
import { logHeads as headsDe, logLines as linesDe } from './de/logs.ts'
import { logMistakes as en } from './en/log-mistakes.ts'
import { logHeads as headsEn, logLines as linesEn } from './en/logs.ts'

export const logMistakeBooks = { en, de }
export const logLineBooks = { en: linesEn, de: linesDe }
export const logHeadBooks = { en: headsEn, de: headsDe }

export const sayLogMistake = phrasebook(logMistakeBooks)
