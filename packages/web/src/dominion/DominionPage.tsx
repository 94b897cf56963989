import { useSay } from '../app/language.ts'
import { LocalPage } from '../game/LocalPage.tsx'
import { DominionTable } from './DominionTable.tsx'

const startWorker = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

/** A Dominion table on this machine. */
export function DominionPage({ id }: { readonly id: string }) {
  const say = useSay()
  return <LocalPage id={id} title={say('dominion')} startWorker={startWorker} Table={DominionTable} />
}
