import { dominionLogs } from '@kartentisch/dominion'
import { dominion } from '../sets/dominion.ts'

// Loaded when somebody brings a log along.
export const logs = dominionLogs(dominion)
