import {
  type Card,
  capitalised,
  cardId,
  cardNamed,
  DIE,
  data,
  given,
  KIND,
  KINDS,
  nameOf,
  textOf,
  texts,
} from '@kartentisch/burgund'
import { at } from '@kartentisch/kernel'
import type { CSSProperties } from 'react'
import frame from '../cards/Card.module.css'
import { Scene } from '../cards/Scene.tsx'
import { classes } from '../design/classes.ts'
import { useLanguage, useSay } from '../words/language.ts'
import styles from './BurgundCard.module.css'
import { Die } from './Die.tsx'

/** Mini in a set, small on the display, as a die in the hand, large to be read. */
export type BurgundCardSize = 'mini' | 'small' | 'die' | 'large'

interface Props {
  readonly card: Card
  readonly size: BurgundCardSize
  /** Whether the die is left out: the card as such is meant. */
  readonly anyDie?: boolean
}

const FRAMES = { mini: styles.mini, small: frame.small, die: frame.middle, large: frame.large }

/** Long names are set smaller, so that both languages fit. */
const fit = (name: string): number => Math.min(1, 11 / Math.max(...name.split(/[\s-]/).map(word => word.length)))

/** An action card drawn by us: colour by kind, die, name, picture, and our own text. */
export function BurgundCard({ card, size, anyDie = false }: Props) {
  const language = useLanguage()
  const say = useSay()
  const id = cardId(card)
  const kind = at(KINDS, at(KIND, card))
  const die = at(DIE, card)
  const name = capitalised(nameOf(id, language))
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    '--tone': `var(--kind-${kind})`,
    '--tone-2': `var(--kind-${kind})`,
    '--fit': fit(name),
  }
  return (
    <span className={classes(frame.card, styles.card, FRAMES[size])} style={style}>
      {size !== 'mini' && <span className={frame.name}>{name}</span>}
      <span className={frame.art}>
        {size === 'mini' && (
          <>
            <Scene id={id} set="burgund" />
            <Die value={die} className={styles.miniDie} />
          </>
        )}
        {size === 'die' && (
          <>
            <Scene id={id} set="burgund" />
            <Die value={die} className={styles.bigDie} />
          </>
        )}
        {(size === 'small' || size === 'large') && <Scene id={id} set="burgund" large={size === 'large'} />}
      </span>
      {(size === 'small' || size === 'large') && !anyDie && (
        <span className={frame.cost}>
          <Die value={die} />
        </span>
      )}
      {size === 'large' && (
        <>
          <span className={frame.words}>
            <span>
              {textOf(id, language)}
              <span className={styles.triple}>
                {say('triple worth', {
                  kind: capitalised(nameOf(kind, language)),
                  n: data.kinds.find(one => one.id === kind)?.triple ?? 0,
                })}
              </span>
            </span>
          </span>
          <span className={frame.kinds}>{capitalised(nameOf(kind, language))}</span>
        </>
      )}
    </span>
  )
}

/** Anything else in the game, to be read: a good, an animal, a bonus card, a round card. */
function Term({ id }: { readonly id: string }) {
  const language = useLanguage()
  const round = data.roundCards.find(card => card.id === id)
  // Goods and bonus cards are explained by what they are in general.
  const general = id.includes(':') ? id.split(':')[0] : data.goods.some(good => good.id === id) ? 'good' : undefined
  const animal = data.animals.some(one => one.id === id) ? 'animal' : undefined
  const lines = [textOf(id, language), ...[general, animal].flatMap(more => (more ? [textOf(more, language)] : []))]
  return (
    <div className={styles.term}>
      <strong>{capitalised(nameOf(id, language))}</strong>
      {lines.filter(Boolean).map(line => (
        <p key={line}>{line}</p>
      ))}
      {round !== undefined && (
        <ul>
          {round.options.map(option => (
            <li key={JSON.stringify(option)}>{given(option, language)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A card or another thing by the name it has in views, as large as can be. */
export function LargeThing({ id }: { readonly id: string }) {
  const card = cardNamed(id)
  if (card !== undefined) return <BurgundCard card={card} size="large" />
  return texts.en[id] === undefined ? null : <Term id={id} />
}
