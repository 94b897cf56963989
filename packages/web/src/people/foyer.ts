import { type Foyer, foyer as schema } from '@kartentisch/protocol'
import { useRepeated } from '../online/asking.ts'

const EVERY_MS = 3000

/** What goes on in the house, as it is now. */
export const useFoyer = (connected: boolean): Foyer | undefined =>
  useRepeated(schema, connected ? 'api/foyer' : undefined, EVERY_MS).answer
