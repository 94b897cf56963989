import { offer } from '../browser/port.ts'
import { ReplayHost } from './host.ts'

const tell = offer<number>(self, new ReplayHost(share => tell(share)))
