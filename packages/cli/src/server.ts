import { Mistake } from '@kartentisch/kernel'
import { say } from './words/say.ts'

const missing = (fault: unknown): boolean =>
  fault instanceof Error &&
  'code' in fault &&
  fault.code === 'ERR_MODULE_NOT_FOUND' &&
  /kartentisch\/server'/.test(fault.message)

/** The server: loaded only by those who need it, and installed by those who want it. */
export async function loadServer(): Promise<typeof import('@kartentisch/server')> {
  try {
    return await import('@kartentisch/server')
  } catch (fault) {
    throw missing(fault) ? new Mistake(say('noServer')) : fault
  }
}
