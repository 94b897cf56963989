import { go } from '../browser/route.ts'
import { Panorama } from '../cards/Panorama.tsx'
import { Scene } from '../cards/Scene.tsx'
import { Button } from '../design/Button.tsx'
import type { Participant } from '../table/feed.ts'
import styles from '../table/NewGame.module.css'
import { NewGame } from '../table/NewGame.tsx'
import { planGame } from '../table/plans.ts'
import { useSay } from '../words/language.ts'

const plan = (participants: readonly Participant[]): string =>
  planGame({ setup: { players: participants.length }, participants })

const SCENES = ['castle', 'ship', 'knowledge', 'pasture']

/** What stands for Burgund. */
export const BurgundPicture = ({ className }: { readonly className?: string | undefined }) => (
  <Panorama ids={SCENES} set="burgund" className={className} />
)

/** A card of Burgund in a picture the size of a stamp. */
export const BurgundTile = ({ id }: { readonly id: string }) => <Scene id={id} set="burgund" />

/** A new game of Burgund, against bots or alone against Egon. */
export function NewBurgund() {
  const say = useSay()
  return (
    <NewGame
      game="burgund"
      title={say('burgund')}
      lead={say('burgund lead')}
      picture={<BurgundPicture className={styles.picture} />}
      fewest={1}
      most={4}
      plan={plan}
      atOnce={person => (
        <Button className={styles.second} onClick={() => go('burgund', plan([person]))}>
          {say('play egon')}
        </Button>
      )}
    />
  )
}
