import { BurgundTable } from '../burgund/BurgundTable.tsx'
import { useSay } from '../words/language.ts'
import { LocalPage } from './LocalPage.tsx'

const startWorker = () => new Worker(new URL('./burgund-worker.ts', import.meta.url), { type: 'module' })

/** A Burgund table on this machine. */
export function BurgundPage({ id }: { readonly id: string }) {
  const say = useSay()
  return <LocalPage id={id} title={say('burgund')} startWorker={startWorker} Table={BurgundTable} />
}
