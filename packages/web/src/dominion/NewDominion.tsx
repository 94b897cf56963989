import { useState } from 'react'
import { useSay } from '../app/language.ts'
import styles from '../app/NewGame.module.css'
import { NewGame } from '../app/NewGame.tsx'
import { Picture } from '../cards/Picture.tsx'
import { KingdomField } from './KingdomField.tsx'
import { FIRST_GAME, planDominion } from './new-game.ts'

/** A new game of Dominion. */
export function NewDominion() {
  const say = useSay()
  const [kingdom, setKingdom] = useState(FIRST_GAME)
  return (
    <NewGame
      game="dominion"
      title={say('dominion')}
      lead={say('dominion lead')}
      picture={<Picture id="throne-room" className={styles.picture} />}
      fewest={2}
      most={6}
      plan={sittings => planDominion(kingdom, sittings)}
    >
      <KingdomField choice={kingdom} onChoice={setKingdom} />
    </NewGame>
  )
}
