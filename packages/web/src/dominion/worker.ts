import { dominionLevels } from '@kartentisch/bots'
import { dominion } from '@kartentisch/dominion'
import { host } from '../game/host.ts'
import { dominionBots } from './bots.ts'

host(dominion, dominionBots, dominionLevels.medium('adviser'))
