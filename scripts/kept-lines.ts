import { existsSync, readFileSync } from 'node:fs'

/** What was written down line by line in a file so far: nothing as long as there is none. */
export const keptLines = <Line>(file: string): Line[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((text): Line => JSON.parse(text))
    : []
