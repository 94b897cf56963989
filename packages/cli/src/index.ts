export { readFile, runFile } from '@kartentisch/lab'
export { type Entry, entries, written } from './commands/cards.ts'
