import { lazy, Suspense } from 'react'
import { offered } from '../kits/list.ts'
import { looks } from './looks.ts'

const NewGeneral = lazy(() => import('../general/NewGeneral.tsx').then(form => ({ default: form.NewGeneral })))

/** A new game of every kind there is. */
export function NewGames() {
  return offered.map(({ game }) => {
    const New = looks[game]?.New
    if (New !== undefined) return <New key={game} />
    return (
      <Suspense key={game} fallback={null}>
        <NewGeneral game={game} />
      </Suspense>
    )
  })
}
