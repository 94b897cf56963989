import { use } from 'react'
import { Sign } from '../cards/Picture.tsx'
import { kitOf, playersOf } from '../kits/find.ts'
import type { Participant } from '../table/feed.ts'
import styles from '../table/NewGame.module.css'
import { NewGame } from '../table/NewGame.tsx'
import { newWord, planGame } from '../table/plans.ts'
import { useLanguage, useSay } from '../words/language.ts'

/** A new game of any kind, as its kit sets it up. */
export function NewGeneral({ game }: { readonly game: string }) {
  const say = useSay()
  const language = useLanguage()
  const { name, seats, setup } = use(kitOf(game))
  const { levels } = use(playersOf(game))
  const plan = (participants: readonly Participant[]) => {
    const seed = newWord()
    return planGame({ setup: setup({ players: participants.length, seed }), participants, seed })
  }
  return (
    <NewGame
      game={game}
      title={name[language]}
      lead={say('general lead', { least: seats.least, most: seats.most })}
      picture={<Sign id="bot" className={styles.sign} />}
      fewest={seats.least}
      most={seats.most}
      bots={Object.keys(levels)}
      plan={plan}
    />
  )
}
