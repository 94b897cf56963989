import { CARDS, cardId, data } from '@kartentisch/burgund'
import { BurgundCard, LargeThing } from '../burgund/BurgundCard.tsx'
import { BurgundIcon } from '../burgund/Icon.tsx'
import frame from '../cards/Card.module.css'
import { Card } from '../cards/Card.tsx'
import { classes } from '../design/classes.ts'
import { useLanguage } from '../words/language.ts'
import styles from './EntryFace.module.css'
import { type Entry, entryName } from './entries.ts'

interface Props {
  readonly entry: Entry
  readonly size: 'small' | 'large'
}

/** What an entry looks like. */
export function EntryFace({ entry, size }: Props) {
  const language = useLanguage()
  const { game, id } = entry
  if (game === 'dominion') return <Card id={id} size={size} />
  const card = CARDS.find(face => cardId(face) === id)
  if (card !== undefined) return <BurgundCard card={card} size={size} anyDie />
  if (size === 'large') return <LargeThing id={id} />
  const isRound = data.roundCards.some(round => round.id === id)
  return (
    <span className={classes(frame.card, frame.small, styles.thing)}>
      <span className={frame.name}>{entryName(entry, language)}</span>
      <span className={frame.art}>
        {isRound ? <span className={styles.letter}>{id}</span> : <BurgundIcon id={id} className={frame.picture} />}
      </span>
    </span>
  )
}
