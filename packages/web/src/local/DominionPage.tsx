import { DominionTable } from '../dominion/DominionTable.tsx'
import { useSay } from '../words/language.ts'
import { LocalPage } from './LocalPage.tsx'

const startWorker = () => new Worker(new URL('./dominion-worker.ts', import.meta.url), { type: 'module' })

/** A Dominion table on this machine. */
export function DominionPage({ id }: { readonly id: string }) {
  const say = useSay()
  return <LocalPage id={id} title={say('dominion')} startWorker={startWorker} Table={DominionTable} />
}
