import { build, DIST, ROOMS } from './packages/build.ts'
import './page.ts'

/** Builds the page, if it is older than its sources, and every package into `dist/`, ready for `npm publish dist/…`. */

build()
console.log(`${ROOMS.length} packages are built: ${DIST}`)
