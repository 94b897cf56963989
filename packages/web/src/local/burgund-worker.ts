import { burgund } from '@kartentisch/burgund'
import { adviser } from '../burgund/adviser.ts'
import { burgundBots } from '../burgund/bots.ts'
import { host } from './host.ts'

host(burgund, burgundBots, adviser)
