import { at, Given, MisplacedMistake, Mistake } from '@kartentisch/kernel'
import { readFile } from '../litmus/run.ts'
import type { Shelf } from '../shelf.ts'
import { say } from '../words/say.ts'
import type { Job } from './job.ts'

/** Where games begin: the part of a job that a position says. */
export type Begun = Pick<Job, 'setting' | 'position'>

/** Reads a position from a file, written as in rule tests and puzzles: kingdom, hands, decks, supply, turns. */
export function readPosition(shelf: Shelf, file: string): Begun {
  const documents = readFile(file)
  const all = documents.flatMap(({ test }) => (test.isList ? test.list() : [test]))
  if (all.length !== 1) throw new Mistake(say('onePosition', { file, n: all.length }))
  const { line } = at(documents, 0)
  const test = at(all, 0)
  try {
    const named = test
      .record(key => key)
      .find(([key]) => key === 'game')?.[1]
      .text()
    const game = named ?? at(shelf.ids, 0)
    const { setup } = shelf.kit(game).game.litmus.position(new Given(test.value))
    return { setting: { game, setup }, position: test.value }
  } catch (fault) {
    if (!(fault instanceof MisplacedMistake)) throw fault
    throw new Mistake(`${file}:${line(fault.path)}: ${fault.message}`)
  }
}
