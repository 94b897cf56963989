import { burgundPlayers } from '@kartentisch/bots/burgund'
import { burgund } from '@kartentisch/burgund'
import { offer } from '../browser/port.ts'
import { LocalHost, type LocalNews } from './host.ts'
import { storedGame, storeGame } from './storage.ts'

const host = new LocalHost(burgund, burgundPlayers, { read: storedGame, keep: storeGame })
host.tell = offer<LocalNews>(self, host)
