import { dominion } from '@kartentisch/dominion'
import { host } from '../game/host.ts'
import { adviser } from './adviser.ts'
import { dominionBots } from './bots.ts'

host(dominion, dominionBots, adviser)
