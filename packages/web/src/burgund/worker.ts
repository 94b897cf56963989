import { burgund } from '@kartentisch/burgund'
import { host } from '../game/host.ts'
import { adviser } from './adviser.ts'
import { burgundBots } from './bots.ts'

host(burgund, burgundBots, adviser)
