import { phrasebook } from '@kartentisch/kernel'
import { env as envDe } from './de/env.ts'
import { lab as labDe } from './de/lab.ts'
import { outside as outsideDe } from './de/outside.ts'
import { reports as reportsDe } from './de/reports.ts'
import { tables as tablesDe } from './de/tables.ts'
import { env as envEn } from './en/env.ts'
import { lab as labEn } from './en/lab.ts'
import { outside as outsideEn } from './en/outside.ts'
import { reports as reportsEn } from './en/reports.ts'
import { tables as tablesEn } from './en/tables.ts'

export const books = {
  de: { ...envDe, ...labDe, ...outsideDe, ...reportsDe, ...tablesDe },
  en: { ...envEn, ...labEn, ...outsideEn, ...reportsEn, ...tablesEn },
}

export const say = phrasebook(books)
