import { phrasebook } from '@kartentisch/kernel'
import { plans as plansDe } from './de/plans.ts'
import { players as playersDe } from './de/players.ts'
import { review as reviewDe } from './de/review.ts'
import { plans as plansEn } from './en/plans.ts'
import { players as playersEn } from './en/players.ts'
import { review as reviewEn } from './en/review.ts'

/** All phrases of this package, by language. */
export const BOOKS = {
  en: { ...playersEn, ...plansEn, ...reviewEn },
  de: { ...playersDe, ...plansDe, ...reviewDe },
}

export const say = phrasebook(BOOKS)
