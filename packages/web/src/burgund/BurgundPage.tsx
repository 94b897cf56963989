import { useSay } from '../app/language.ts'
import { LocalPage } from '../game/LocalPage.tsx'
import { BurgundTable } from './BurgundTable.tsx'

const startWorker = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

/** A Burgund table on this machine. */
export function BurgundPage({ id }: { readonly id: string }) {
  const say = useSay()
  return <LocalPage id={id} title={say('burgund')} startWorker={startWorker} Table={BurgundTable} />
}
