import type { Rolldown } from 'vite'

/** What few places need stays with them. */
const SHARED = 3

/** Whatever lies in these folders of the packages. */
const within = (...folders: readonly string[]): RegExp => new RegExp(`packages/(${folders.join('|')})/`)

/**
 * What is loaded together is one file: each is a request, and each worker compiles it anew. What comes later may need what
 * comes earlier; what isn't named here lies with whatever needs it.
 */
export function pieces(startsWithWorker: (module: string) => boolean): Rolldown.CodeSplittingOptions {
  const groups: readonly Rolldown.CodeSplittingGroup[] = [
    { name: 'kernel', test: within('kernel'), minShareCount: SHARED },
    // A worker has no document: what it starts with can't lie with what looks for one.
    { name: 'anywhere', test: id => within('web').test(id) && startsWithWorker(id), minShareCount: 2 },
    { name: 'dominion', test: within('dominion', 'web/src/sets'), minShareCount: SHARED },
    { name: 'burgund', test: within('burgund'), minShareCount: SHARED },
    { name: 'bots', test: within('bots/src(?!/dominion|/burgund)'), minShareCount: 2 },
    { name: 'dominion-bots', test: within('bots/src/dominion'), minShareCount: 2 },
    { name: 'burgund-bots', test: within('bots/src/burgund'), minShareCount: 2 },
    { name: 'page', test: within('web/src'), tags: ['$initial'], minShareCount: 2 },
    { name: 'table', test: within('web/src/(table|glossary|local|cards|design|words|browser)'), minShareCount: SHARED },
    { name: 'dominion-table', test: within('web/src/dominion'), minShareCount: 2 },
    { name: 'burgund-table', test: within('web/src/burgund'), minShareCount: 2 },
  ]
  return { groups: groups.map((group, i) => ({ ...group, priority: groups.length - i })) }
}
