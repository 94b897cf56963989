import { spokenIn } from './language.ts'
import { reasonOf } from './reason.ts'
import { say } from './words/say.ts'

/** Ends the program because nothing can be printed any more, for example because the disk is full. */
export function leave(fault: unknown): never {
  console.error(`kartentisch: ${say('cantPrint', { why: reasonOf(fault) })[spokenIn(process.env)]}`)
  process.exit(1)
}
