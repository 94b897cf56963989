import { recommended } from '@kartentisch/dominion'
import { useState } from 'react'
import { useLanguage, useSay } from '../app/language.ts'
import styles from '../app/NewGame.module.css'
import { NewGame } from '../app/NewGame.tsx'
import { kingdomName } from '../cards/kingdom-names.ts'
import { Picture } from '../cards/Picture.tsx'
import { Field } from '../design/Field.tsx'
import { planDominion, RANDOM_ALL, RANDOM_BASE } from './new-game.ts'

/** A new game of Dominion. */
export function NewDominion() {
  const say = useSay()
  const language = useLanguage()
  const [kingdom, setKingdom] = useState('base-first-game')
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
      <Field label={say('kingdom')}>
        {id => (
          <select id={id} value={kingdom} onChange={event => setKingdom(event.target.value)}>
            <option value={RANDOM_BASE}>{say('random base')}</option>
            <option value={RANDOM_ALL}>{say('random all')}</option>
            <optgroup label={say('recommended')}>
              {recommended.map(one => (
                <option key={one.id} value={one.id}>
                  {kingdomName(one, language)}
                </option>
              ))}
            </optgroup>
          </select>
        )}
      </Field>
    </NewGame>
  )
}
