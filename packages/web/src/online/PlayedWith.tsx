import { useEffect, useState } from 'react'
import { looks } from '../games/looks.ts'
import { kitOf } from '../kits/find.ts'
import styles from './TableList.module.css'

interface Props {
  readonly game: string
  readonly setup: unknown
}

/** What a game was played with, as a row of small pictures; nothing where that is always the same. */
export function PlayedWith({ game, setup }: Props) {
  const look = looks[game]
  /** Not known until the game's kit is there; its place is kept free meanwhile. */
  const [things, setThings] = useState<readonly string[] | undefined>(look?.kingdoms === true ? undefined : [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was played with stays the same.
  useEffect(() => {
    let gone = false
    if (look?.kingdoms === true)
      kitOf(game)
        .then(kit => gone || setThings(kit.selected(kit.game.parseSetup(setup))))
        // Played with what is no longer there.
        .catch(() => gone || setThings([]))
    return () => {
      gone = true
    }
  }, [game])
  if (look === undefined || things?.length === 0) return null
  return (
    <span className={styles.playedWith} aria-hidden="true">
      {things?.map(thing => (
        <span key={thing}>
          <look.Tile id={thing} />
        </span>
      ))}
    </span>
  )
}
