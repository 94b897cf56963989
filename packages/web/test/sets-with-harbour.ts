import harbour from 'virtual:outside-set'
import type { CardSet } from '@kartentisch/dominion'
import { sets as shipped } from '../src/sets/list.ts'

/** What the page plays Dominion with in tests: one line more, and a set from outside is there. */
export const sets: readonly CardSet[] = [...shipped, harbour]
