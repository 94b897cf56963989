import { burgundPlayers } from '@kartentisch/bots/burgund'
import { burgund } from '@kartentisch/burgund'
import { host } from './host.ts'

host(burgund, burgundPlayers)
