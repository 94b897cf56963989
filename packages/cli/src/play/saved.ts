import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { Mistake, type Recording, readRecording } from '@kartentisch/kernel'
import { reasonOf } from '../reason.ts'
import { atMost, UsageMistake } from '../usage.ts'
import { say } from '../words/say.ts'

/** Writes a file anew as a whole, so that it is never half written. */
export function writeSaved(file: string, recording: Recording): void {
  try {
    writeFileSync(`${file}.new`, JSON.stringify(recording))
    renameSync(`${file}.new`, file)
  } catch (fault) {
    throw new Mistake(say('cantSave', { file, why: reasonOf(fault) }))
  }
}

/** The text of a file, or with `-` what comes through the pipe. */
export function textOf(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8')
  } catch (fault) {
    throw new Mistake(say('cantRead', { file, why: reasonOf(fault) }))
  }
}

/** A file as JSON. */
export function readJson(file: string): unknown {
  const text = textOf(file)
  try {
    return JSON.parse(text)
  } catch (fault) {
    throw new Mistake(say('noJson', { file, why: reasonOf(fault) }))
  }
}

/** The recorded game in the one file that is named. */
export function recordingNamed(files: readonly string[]): Recording {
  atMost(files, 1)
  const [file] = files
  if (file === undefined) throw new UsageMistake(say('whichFile'))
  return readRecording(readJson(file))
}
