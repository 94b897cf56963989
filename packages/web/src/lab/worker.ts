import type { Studied } from '@kartentisch/kernel'
import { offer } from '../browser/port.ts'
import { LabHost } from './host.ts'

const tell = offer<Studied>(self, new LabHost(found => tell(found)))
