/** The command line as a function: what was typed goes in. */
export { runCommandLine } from './command-line.ts'
/** For programs that are called from a command line too. */
export { Interrupt } from './interrupt.ts'
export { read, wholeNumber } from './usage.ts'
