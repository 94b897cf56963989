import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { kartentisch } from './command.ts'

test('a backup wants a folder to go to, and one to come from', async () => {
  expect((await kartentisch('backup')).errors).toContain('Where to?')
  expect((await kartentisch('backup', '/new', '--data', tmpdir())).errors).toContain('it has no kartentisch.sqlite')
})
