import type { Selection } from '@kartentisch/dominion'
import { useState } from 'react'
import { Card } from '../cards/Card.tsx'
import { Button } from '../design/Button.tsx'
import { Dialog } from '../design/Dialog.tsx'
import { Field } from '../design/Field.tsx'
import { cardName, cardText, dominion, events, kingdomSets, landmarks } from '../sets/dominion.ts'
import { useLanguage, useSay } from '../words/language.ts'
import styles from './CardWish.module.css'
import { withCard } from './wishes.ts'

const CARDS = [...dominion.catalogue.pilesFrom(kingdomSets), ...events.keys(), ...landmarks.keys()]

interface Props {
  readonly kind: 'with' | 'without'
  readonly selection: Selection
  readonly onSelection: (selection: Selection) => void
}

/** Cards, events and landmarks that must or mustn't be there. */
export function CardWish({ kind, selection, onSelection }: Props) {
  const say = useSay()
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const title = say(kind === 'with' ? 'cards with' : 'cards without')
  return (
    <div className={styles.wish}>
      <Button onClick={() => setOpen(true)}>{title} …</Button>
      <ul className={styles.chosen}>
        {selection[kind].map(card => (
          <li key={card}>
            <Button
              onClick={() => onSelection(withCard(selection, card, 'either'))}
              title={say('remove wish', { card: cardName(card, language) })}
            >
              {kind === 'with' ? '+' : '−'} {cardName(card, language)} ✕
            </Button>
          </li>
        ))}
      </ul>
      {open && (
        <Dialog title={title} onClose={() => setOpen(false)} wide>
          <Shelf
            without={selection[kind]}
            onCard={card => {
              setOpen(false)
              onSelection(withCard(selection, card, kind))
            }}
          />
        </Dialog>
      )}
    </div>
  )
}

interface ShelfProps {
  readonly without: readonly string[]
  readonly onCard: (card: string) => void
}

/** All cards to choose from, as pictures; typing leaves those whose name or text has the word. */
function Shelf({ without, onCard }: ShelfProps) {
  const say = useSay()
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLocaleLowerCase(language)
  const has = (text: string) => text.toLocaleLowerCase(language).includes(wanted)
  const named = CARDS.map(id => ({ id, name: cardName(id, language) }))
    .filter(({ id, name }) => !without.includes(id) && (has(name) || has(cardText(id, language))))
    .sort((a, b) => a.name.localeCompare(b.name, language))
  return (
    <>
      <Field label={say('search cards')}>
        {id => <input id={id} value={typed} autoComplete="off" onChange={event => setTyped(event.target.value)} />}
      </Field>
      <ul className={styles.shelf}>
        {named.map(({ id, name }) => (
          <li key={id}>
            <button type="button" className={styles.card} aria-label={name} data-card={id} onClick={() => onCard(id)}>
              <Card id={id} size="small" gist />
            </button>
          </li>
        ))}
      </ul>
      {named.length === 0 && <p role="status">{say('no such name')}</p>}
    </>
  )
}
