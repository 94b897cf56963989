import { phrasebook } from '@kartentisch/kernel'
import { plans as plansDe } from './de/plans.ts'
import { players as playersDe } from './de/players.ts'
import { plans as plansEn } from './en/plans.ts'
import { players as playersEn } from './en/players.ts'

/** All phrases of this package, by language. */
export const BOOKS = { en: { ...playersEn, ...plansEn }, de: { ...playersDe, ...plansDe } }

export const say = phrasebook(BOOKS)
