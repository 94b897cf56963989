import { dominionPlayers } from '@kartentisch/bots/dominion'
import { dominion } from '@kartentisch/dominion'
import { host } from './host.ts'

host(dominion, dominionPlayers)
