import { phrasebook } from '@kartentisch/kernel'
import { settings as de } from './de/settings.ts'
import { settings as en } from './en/settings.ts'

export const settings = { en, de }

/** What is said about settings that are wrong. */
export const say = phrasebook(settings)
