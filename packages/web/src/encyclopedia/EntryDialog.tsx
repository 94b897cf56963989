import { data } from '@kartentisch/burgund'
import { cardName } from '@kartentisch/dominion'
import { useEffect, useState } from 'react'
import type { Ruled } from '../../build/rulings.ts'
import { linkTo } from '../browser/route.ts'
import { Die } from '../burgund/Die.tsx'
import { kingdomName } from '../cards/kingdom-names.ts'
import { SET_KEYS } from '../cards/set-names.ts'
import { Dialog } from '../design/Dialog.tsx'
import { useLanguage, useSay } from '../words/language.ts'
import styles from './EntryDialog.module.css'
import { EntryFace } from './EntryFace.tsx'
import { canBeChosen, type Entry, entryName, pileMates, pileOf, usedIn } from './entries.ts'
import { RulingText } from './RulingText.tsx'

/** The rulings of each game in each language, loaded when somebody reads one. */
const RULINGS = {
  dominion: {
    de: () => import('virtual:rulings/dominion/de'),
    en: () => import('virtual:rulings/dominion/en'),
  },
  burgund: {
    de: () => import('virtual:rulings/burgund/de'),
    en: () => import('virtual:rulings/burgund/en'),
  },
}

function useRulings({ game, id }: Entry): Ruled | undefined {
  const language = useLanguage()
  const [rulings, setRulings] = useState<Readonly<Record<string, Ruled>>>()
  useEffect(() => {
    let gone = false
    RULINGS[game][language]().then(module => gone || setRulings(module.default))
    return () => {
      gone = true
    }
  }, [game, language])
  return rulings?.[id]
}

/** A card as large as can be, with all there is to know about it. */
export function EntryDialog({ entry, onClose }: { readonly entry: Entry; readonly onClose: () => void }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <Dialog title={entryName(entry, language)} onClose={onClose} wide>
      <div className={styles.entry}>
        <div>
          <EntryFace entry={entry} size="large" />
        </div>
        <div className={styles.facts}>
          <p>{say(SET_KEYS[entry.set] ?? 'burgund')}</p>
          {entry.game === 'burgund' ? <Copies id={entry.id} /> : <PileMates id={entry.id} />}
          <Rulings entry={entry} />
          {entry.game === 'dominion' && <Uses id={entry.id} />}
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
                <RulingText text={step} game={entry.game} />
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
                <RulingText text={ruling} game={entry.game} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

/** The other cards of a split pile. */
function PileMates({ id }: { readonly id: string }) {
  const say = useSay()
  const language = useLanguage()
  const mates = pileMates(id)
  if (mates.length === 0) return null
  return (
    <div>
      <h3>{say('in one pile')}</h3>
      <ul>
        {mates.map(mate => (
          <li key={mate}>
            <a href={linkTo('cards', 'dominion', mate)} aria-current={mate === id ? 'page' : undefined}>
              {cardName(mate, language)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** How many copies of a Burgund card show which die. */
function Copies({ id }: { readonly id: string }) {
  const say = useSay()
  const card = data.cards.find(one => one.id === id)
  if (card === undefined) return null
  return (
    <div>
      <h3>{say('copies')}</h3>
      <p className={styles.dice}>
        {card.copiesPerDie.map((n, i) =>
          n === 0 ? null : (
            <span key={i}>
              <Die value={i + 1} />
              <span className="hidden-visually">{say('die of', { n: i + 1 })}</span>×{n}
            </span>
          ),
        )}
      </p>
    </div>
  )
}

/** Where a card is used: recommended kingdoms, and a random one with it. */
function Uses({ id }: { readonly id: string }) {
  const say = useSay()
  const language = useLanguage()
  const kingdoms = usedIn(id)
  return (
    <>
      {kingdoms.length > 0 && (
        <div>
          <h3>{say('used in')}</h3>
          <ul>
            {kingdoms.map(kingdom => (
              <li key={kingdom.id}>
                <a href={linkTo('kingdoms', 'recommended', kingdom.id)}>{kingdomName(kingdom, language)}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {canBeChosen(id) && (
        <p>
          <a href={linkTo('kingdoms', 'selection', `+${pileOf(id)}`)}>{say('kingdom with it')}</a>
        </p>
      )}
    </>
  )
}
