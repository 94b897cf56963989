export { type Entry, entries, written } from './commands/cards.ts'
export { readFile, runFile } from './litmus/run.ts'
