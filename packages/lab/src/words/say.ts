import { phrasebook } from '@kartentisch/kernel'
import { lab as labDe } from './de/lab.ts'
import { tables as tablesDe } from './de/tables.ts'
import { lab as labEn } from './en/lab.ts'
import { tables as tablesEn } from './en/tables.ts'

export const books = { de: { ...labDe, ...tablesDe }, en: { ...labEn, ...tablesEn } }

export const say = phrasebook(books)
