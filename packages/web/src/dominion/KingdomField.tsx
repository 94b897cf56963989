import { Field } from '../design/Field.tsx'
import { kingdomName, recommended } from '../sets/dominion.ts'
import { useLanguage, useSay } from '../words/language.ts'
import { type KingdomChoice, RANDOM_ALL, RANDOM_BASE } from './new-game.ts'

interface Props {
  readonly choice: KingdomChoice
  readonly onChoice: (choice: KingdomChoice) => void
}

/** Choosing a kingdom by its name, or leaving it to chance. */
export function KingdomField({ choice, onChoice }: Props) {
  const say = useSay()
  const language = useLanguage()
  return (
    <Field label={say('kingdom')}>
      {id => (
        <select id={id} value={choice} onChange={event => onChoice(event.target.value)}>
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
  )
}
