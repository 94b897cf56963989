import { phrasebook } from '@kartentisch/kernel'
import { serving as de } from './de/serving.ts'
import { serving as en } from './en/serving.ts'

export const serving = { en, de }

/** What the server says to people who call it, by HTTP or over a connection. */
export const say = phrasebook(serving)
