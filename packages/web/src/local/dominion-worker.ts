import { dominion } from '@kartentisch/dominion'
import { adviser } from '../dominion/adviser.ts'
import { dominionBots } from '../dominion/bots.ts'
import { host } from './host.ts'

host(dominion, dominionBots, adviser)
