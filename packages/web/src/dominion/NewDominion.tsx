import { useState } from 'react'
import { Panorama } from '../cards/Panorama.tsx'
import styles from '../table/NewGame.module.css'
import { NewGame } from '../table/NewGame.tsx'
import { useSay } from '../words/language.ts'
import { KingdomField } from './KingdomField.tsx'
import { FIRST_GAME, planDominion } from './new-game.ts'

const SCENES = ['village', 'moat', 'witch', 'province']

/** What stands for Dominion. */
export const DominionPicture = ({ className }: { readonly className?: string | undefined }) => (
  <Panorama ids={SCENES} className={className} />
)

/** A new game of Dominion. */
export function NewDominion() {
  const say = useSay()
  const [kingdom, setKingdom] = useState(FIRST_GAME)
  return (
    <NewGame
      game="dominion"
      title={say('dominion')}
      lead={say('dominion lead')}
      picture={<DominionPicture className={styles.picture} />}
      fewest={2}
      most={6}
      plan={participants => planDominion(kingdom, participants)}
    >
      <KingdomField choice={kingdom} onChoice={setKingdom} />
    </NewGame>
  )
}
