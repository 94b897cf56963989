import { useEffect, useState } from 'react'
import { Button } from '../design/Button.tsx'
import { useGameNames } from '../games/names.ts'
import styles from '../page/Panels.module.css'
import { useLanguage, useSay } from '../words/language.ts'
import { participantsOf } from './recorded.ts'
import { removeGame, type StoredGame, storedGames } from './storage.ts'

/** The games on this machine, and how one of them is forgotten. */
export function useStoredGames(): { games: readonly StoredGame[]; remove: (id: string) => Promise<void> } {
  const [games, setGames] = useState<readonly StoredGame[]>([])
  useEffect(() => {
    storedGames().then(setGames, () => setGames([]))
  }, [])
  const remove = async (id: string) => {
    await removeGame(id)
    setGames(await storedGames())
  }
  return { games, remove }
}

interface Props {
  readonly games: readonly StoredGame[]
  readonly linkOf: (game: StoredGame) => string
  readonly onRemove: (id: string) => void
}

/** Games to choose from, by who played and when. */
export function StoredGames({ games, linkOf, onRemove }: Props) {
  const say = useSay()
  const nameOf = useGameNames()
  const when = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <ul className={styles.list}>
      {games.map(stored => {
        const { id, changed, recording } = stored
        const { players, bots, game } = recording
        const names = participantsOf(players, bots)
          .map(({ name }) => name)
          .join(', ')
        return (
          <li key={id}>
            <a href={linkOf(stored)} className={styles.game}>
              <strong>{names}</strong>
              <span>
                {nameOf(game)} · {when.format(changed)}
              </span>
            </a>
            <Button quiet onClick={() => onRemove(id)} aria-label={say('remove game', { names })}>
              ✕
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
