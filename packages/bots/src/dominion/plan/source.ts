import { Mistake, type Wording } from '@kartentisch/kernel'
import type { LineCounter } from 'yaml'
import { say } from '../../words/say.ts'

/** Something is wrong in a plan, at this place; lines and columns count from 1. */
export class PlanMistake extends Mistake {
  readonly line: number
  readonly column: number

  constructor(problem: Wording, line: number, column: number) {
    super(say('where', { line, column, problem }))
    this.line = line
    this.column = column
  }
}

/** A stretch of a plan's text, from where it is read to its `end`. */
export interface Source {
  readonly text: string
  readonly end: number
  /** Refuses the plan for what stands at an offset. */
  fail(at: number, problem: Wording): never
}

/** Says where in the text something is wrong. */
export function failing(text: string, lines: LineCounter): (at: number, problem: Wording) => never {
  return (at, problem) => {
    const { line, col } = lines.linePos(Math.min(at, text.length))
    throw new PlanMistake(problem, line, col)
  }
}
