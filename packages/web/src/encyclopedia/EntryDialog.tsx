import type { Ruled } from '@kartentisch/kernel'
import { useEffect, useState } from 'react'
import { Dialog } from '../design/Dialog.tsx'
import { useLanguage, useSay } from '../words/language.ts'
import styles from './EntryDialog.module.css'
import type { Entry } from './entry.ts'
import { RulingText } from './RulingText.tsx'
import { volumeOf } from './volumes.ts'

function useRulings(entry: Entry): Ruled | undefined {
  const language = useLanguage()
  const load = volumeOf(entry).rulings[language]
  const [rulings, setRulings] = useState<Readonly<Record<string, Ruled>>>()
  useEffect(() => {
    let gone = false
    load().then(module => gone || setRulings(module.default))
    return () => {
      gone = true
    }
  }, [load])
  return rulings?.[entry.id]
}

/** A card as large as can be, with all there is to know about it. */
export function EntryDialog({ entry, onClose }: { readonly entry: Entry; readonly onClose: () => void }) {
  const say = useSay()
  const language = useLanguage()
  const { Face, Facts, Uses, sets, name } = volumeOf(entry)
  return (
    <Dialog title={entry.name[language]} onClose={onClose} wide>
      <div className={styles.entry}>
        <div>
          <Face entry={entry} size="large" />
        </div>
        <div className={styles.facts}>
          <p>{sets[entry.set]?.[language] ?? say(name)}</p>
          <Facts id={entry.id} />
          <Rulings entry={entry} />
          {Uses !== undefined && <Uses id={entry.id} />}
        </div>
      </div>
    </Dialog>
  )
}

function Rulings({ entry }: { readonly entry: Entry }) {
  const say = useSay()
  const ruled = useRulings(entry)
  if (ruled === undefined || ruled.steps.length + ruled.rulings.length === 0) return null
  return (
    <>
      {ruled.steps.length > 0 && (
        <div>
          <h3>{say('steps')}</h3>
          <ol>
            {ruled.steps.map(step => (
              <li key={step}>
                <RulingText text={step} entry={entry} />
              </li>
            ))}
          </ol>
        </div>
      )}
      {ruled.rulings.length > 0 && (
        <div>
          <h3>{say('rulings')}</h3>
          <ul>
            {ruled.rulings.map(ruling => (
              <li key={ruling}>
                <RulingText text={ruling} entry={entry} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
