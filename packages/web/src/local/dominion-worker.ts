import { dominionPlayers } from '@kartentisch/bots/dominion'
import { dominion } from '@kartentisch/dominion'
import { offer } from '../browser/port.ts'
import { LocalHost, type LocalNews } from './host.ts'
import { storedGame, storeGame } from './storage.ts'

const host = new LocalHost(dominion, dominionPlayers, { read: storedGame, keep: storeGame })
host.tell = offer<LocalNews>(self, host)
