import { phrasebook } from '@kartentisch/kernel'
import { mailing as de } from './de/mailing.ts'
import { mailing as en } from './en/mailing.ts'

export const mailing = { en, de }

/** What stands in mails, and on the one page they lead to. */
export const say = phrasebook(mailing)
