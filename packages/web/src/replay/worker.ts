import { offer } from '../browser/port.ts'
import { ReplayHost } from './host.ts'

offer(self, new ReplayHost())
