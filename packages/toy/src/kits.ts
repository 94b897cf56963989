import type { Kit } from '@kartentisch/kernel'
import { toyKit } from './kit.ts'
import { toyPlayers } from './players.ts'

/** The toy as a module that shells and threads load. */
const kits: readonly Kit[] = [{ game: toyKit, players: toyPlayers }]

export default kits
