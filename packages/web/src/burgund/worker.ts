import { greedy } from '@kartentisch/bots'
import { burgund } from '@kartentisch/burgund'
import { host } from '../game/host.ts'
import { burgundBots } from './bots.ts'

host(burgund, burgundBots, greedy)
