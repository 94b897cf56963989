import { phrasebook } from '@kartentisch/kernel'
import { env as envDe } from './de/env.ts'
import { lab as labDe } from './de/lab.ts'
import { tables as tablesDe } from './de/tables.ts'
import { env as envEn } from './en/env.ts'
import { lab as labEn } from './en/lab.ts'
import { tables as tablesEn } from './en/tables.ts'

export const books = { de: { ...envDe, ...labDe, ...tablesDe }, en: { ...envEn, ...labEn, ...tablesEn } }

export const say = phrasebook(books)
