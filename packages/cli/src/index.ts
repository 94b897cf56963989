export { type Entry, entries, written } from './commands/cards.ts'
export { Interrupt } from './interrupt.ts'
export { read, wholeNumber } from './usage.ts'
