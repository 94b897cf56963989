import { lazy } from 'react'
import { offered } from '../kits/list.ts'
import { looks } from './looks.ts'

const NewGeneral = lazy(() => import('../general/NewGeneral.tsx').then(form => ({ default: form.NewGeneral })))

/** A new game of every kind there is. All come at once: what came later would move the others. */
export function NewGames() {
  return offered.map(({ game }) => {
    const New = looks[game]?.New
    return New === undefined ? <NewGeneral key={game} game={game} /> : <New key={game} />
  })
}
