import { hostReplay } from './host.ts'

hostReplay()
