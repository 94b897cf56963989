import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { page, surface } from './api/surface.ts'
import { ROOT } from './packages/build.ts'

/** Writes docs/api.md anew: every name that the packages give, and what it is. */

writeFileSync(join(ROOT, 'docs/api.md'), page(surface()))
