import { parse } from 'yaml'
import { read } from './generations.ts'

/** Mutants that change nothing anybody could notice, each with the reason. */
export const equivalent: Readonly<Record<string, string>> = parse(read('scripts/mutate/equivalent.yaml')) ?? {}
