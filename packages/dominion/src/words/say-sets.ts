import { phrasebook } from '@kartentisch/kernel'
import { sets as de } from './de/sets.ts'
import { sets as en } from './en/sets.ts'

export const saySets = phrasebook({ de, en })
