import { Card, costWords } from '../cards/Card.tsx'
import { faceOf } from '../cards/face.ts'
import { Sign } from '../cards/Picture.tsx'
import { cardName } from '../sets/dominion.ts'
import { useLanguage, useSay } from '../words/language.ts'
import { type Drawn, lyingIn } from './draw.ts'
import styles from './KingdomCards.module.css'

interface Props {
  readonly drawn: Drawn
  readonly kept: ReadonlySet<string>
  readonly onKeep: (id: string) => void
  readonly onBan: (id: string) => void
}

const price = (id: string): number => {
  const { cost, sideways } = faceOf(id)
  return (sideways ? 1000 : 0) + (cost === undefined ? 0 : cost.coins + cost.potion * 2.5 + cost.debt)
}

/** A kingdom in the order of cost. A click keeps a card while the rest is drawn anew. */
export function KingdomCards({ drawn, kept, onKeep, onBan }: Props) {
  const say = useSay()
  const language = useLanguage()
  const { bane } = drawn
  return (
    <ul className={styles.kingdom} aria-label={say('kingdom')}>
      {lyingIn(drawn)
        .toSorted((a, b) => price(a) - price(b))
        .map(id => {
          const name = cardName(id, language)
          const isBane = id === bane
          return (
            <li key={id} className={styles.pile} data-pile={id}>
              <button
                type="button"
                className={styles.keep}
                data-look={id}
                data-lit="true"
                aria-pressed={kept.has(id)}
                onClick={() => onKeep(id)}
              >
                <span className="hidden-visually">
                  {[
                    isBane ? say('bane is', { card: name }) : '',
                    say('keep card', { card: name }),
                    costWords(faceOf(id), say),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </span>
                <span aria-hidden="true">
                  <Card id={id} size="small" />
                </span>
                {kept.has(id) && <Sign id="lock" className={styles.lock} />}
              </button>
              {isBane && (
                <span className={styles.mark} aria-hidden="true">
                  {say('bane')}
                </span>
              )}
              {!isBane && (
                <button
                  type="button"
                  className={styles.ban}
                  aria-label={say('ban card', { card: name })}
                  title={say('ban card', { card: name })}
                  onClick={() => onBan(id)}
                >
                  ✕
                </button>
              )}
            </li>
          )
        })}
    </ul>
  )
}
