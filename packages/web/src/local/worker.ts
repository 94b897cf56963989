import { offer } from '../browser/port.ts'
import { LocalHost, type LocalNews } from './host.ts'
import { storedGame, storeGame } from './storage.ts'

const host = new LocalHost({ read: storedGame, keep: storeGame })
host.tell = offer<LocalNews>(self, host)
