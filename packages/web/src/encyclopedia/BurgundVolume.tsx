import { CARDS, cardId, data, KINDS, nameOf } from '@kartentisch/burgund'
import { BurgundCard, LargeThing } from '../burgund/BurgundCard.tsx'
import { Die } from '../burgund/Die.tsx'
import { BurgundIcon } from '../burgund/Icon.tsx'
import frame from '../cards/Card.module.css'
import { classes } from '../design/classes.ts'
import { useLanguage, useSay } from '../words/language.ts'
import { burgundEntries } from './burgund-entries.ts'
import dialog from './EntryDialog.module.css'
import styles from './EntryFace.module.css'
import type { Volume } from './volume.ts'

/** How many copies of a Burgund card show which die. */
function Copies({ id }: { readonly id: string }) {
  const say = useSay()
  const card = data.cards.find(one => one.id === id)
  if (card === undefined) return null
  return (
    <div>
      <h3>{say('copies')}</h3>
      <p className={dialog.dice}>
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

const Face: Volume['Face'] = ({ entry: { id, name }, size }) => {
  const language = useLanguage()
  const card = CARDS.find(face => cardId(face) === id)
  if (card !== undefined) return <BurgundCard card={card} size={size} anyDie />
  if (size === 'large') return <LargeThing id={id} />
  const isRound = data.roundCards.some(round => round.id === id)
  return (
    <span className={classes(frame.card, frame.small, styles.thing)}>
      <span className={frame.name}>{name[language]}</span>
      <span className={frame.art}>
        {isRound ? <span className={styles.letter}>{id}</span> : <BurgundIcon id={id} className={frame.picture} />}
      </span>
    </span>
  )
}

export const burgundVolume: Volume = {
  game: 'burgund',
  name: 'burgund',
  entries: burgundEntries,
  sets: {},
  kinds: (_, language) => KINDS.map(kind => [kind, nameOf(kind, language)]),
  Face,
  Facts: Copies,
  rulings: {
    de: () => import('virtual:rulings/burgund/de'),
    en: () => import('virtual:rulings/burgund/en'),
  },
}
