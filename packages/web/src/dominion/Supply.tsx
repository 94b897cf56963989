import { at, isMove } from '@kartentisch/kernel'
import { useState } from 'react'
import { Card, costWords } from '../cards/Card.tsx'
import { faceOf } from '../cards/face.ts'
import { Sign } from '../cards/Picture.tsx'
import { GameSymbol } from '../cards/Symbol.tsx'
import { Dialog } from '../design/Dialog.tsx'
import { cardName } from '../sets/dominion.ts'
import { Pickable } from '../table/Pickable.tsx'
import { useLanguage, useSay } from '../words/language.ts'
import { CardList } from './CardList.tsx'
import { isBasicPile, leftOf, UNWANTED } from './piles.ts'
import { placeOfMove, whyNotEvent, whyNotPile } from './reasons.ts'
import styles from './Supply.module.css'
import { coinsNow, useSeeing } from './seeing.ts'
import { usePilePlace } from './zones.ts'

/** Everything there is to buy, in the order of cost, and what lies beside it. */
export function Supply() {
  const say = useSay()
  const { view, tables } = useSeeing()
  const order = view.supply.map((_, i) => i).sort((a, b) => costOrder(a) - costOrder(b))
  function costOrder(pile: number): number {
    const { coins, potion, debt } = at(tables.piles, pile).cost
    return coins + debt + potion * 2.5 + pile / 1000
  }
  const basic = view.supply.flatMap(({ pile }, i) => (isBasicPile(pile) ? [i] : []))
  const kingdom = order.filter(i => !isBasicPile(at(view.supply, i).pile))
  return (
    <section className={styles.supply} aria-label={say('supply')}>
      <ul className={styles.basic} aria-label={say('basic cards')} style={{ '--columns': basic.length + 1 }}>
        {basic.map(i => (
          <li key={i}>
            <Pile pile={i} />
          </li>
        ))}
        <li>
          <Trash />
        </li>
      </ul>
      <div className={styles.right}>
        <ul
          className={styles.kingdom}
          aria-label={say('kingdom')}
          style={{ '--columns': Math.max(5, Math.ceil(kingdom.length / 2)) }}
        >
          {kingdom.map(i => (
            <li key={i}>
              <Pile pile={i} />
            </li>
          ))}
        </ul>
        <Beside />
      </div>
    </section>
  )
}

function Pile({ pile }: { readonly pile: number }) {
  const say = useSay()
  const language = useLanguage()
  const seeing = useSeeing()
  const { view, tables, choosing, buying, question } = seeing
  const isMoveNow = question !== undefined && isMove(question)
  const [open, setOpen] = useState(false)
  const { pile: id, left, cards, vp, debt, marks } = at(view.supply, pile)
  const shown = cards[0] ?? id
  const face = faceOf(shown)
  const place = usePilePlace(pile)
  const after = isMoveNow && buying.reaches(id)
  const lit = after || (place >= 0 && choosing.canPick(place))
  const picked = place >= 0 ? choosing.picked.indexOf(place) : -1
  const mixed = new Set(cards).size > 1
  const coins = coinsNow(view, face)
  const label = [
    cardName(shown, language),
    costWords(face, say, coins),
    say('left', { n: left }),
    vp > 0 ? say('vp on it', { n: vp }) : '',
    debt > 0 ? say('debt on it', { n: debt }) : '',
    view.bane === id ? say('bane') : '',
    ...marks.map(mark => cardName(mark, language)),
    lit ? say(isMoveNow ? 'can be bought' : 'can be chosen') : '',
  ]
  return (
    <div
      className={styles.pile}
      data-place={`pile:${id}`}
      data-empty={left === 0}
      style={{ '--height': `${Math.min(left, 16) / 2}px` }}
    >
      <Pickable
        look={shown}
        label={label.filter(Boolean).join(', ')}
        lit={lit}
        picked={picked < 0 ? undefined : picked}
        why={whyNotPile(seeing, pile, say, language)}
        plain={isMoveNow && UNWANTED.includes(shown)}
        onPick={() => (after ? buying.buy('buy', tables.number(shown)) : choosing.pick(place))}
      >
        <Card id={shown} size="small" coins={coins} gist={!isBasicPile(id)} />
        {!mixed && <span className={styles.left}>{left === 0 ? say('empty') : left}</span>}
        <span className={styles.tokens}>
          {vp > 0 && <GameSymbol kind="vp">{vp}</GameSymbol>}
          {debt > 0 && <GameSymbol kind="debt">{debt}</GameSymbol>}
          {view.bane === id && <span className={styles.mark}>{say('bane')}</span>}
          {marks.map(mark => (
            <span key={mark} className={styles.mark}>
              {cardName(mark, language)}
            </span>
          ))}
        </span>
      </Pickable>
      {mixed && (
        <button type="button" className={styles.left} onClick={() => setOpen(true)}>
          <span className="hidden-visually">{say('look into', { pile: cardName(id, language) })}</span>
          <span aria-hidden="true">{leftOf(cards)} ▾</span>
        </button>
      )}
      {open && (
        <Dialog title={cardName(id, language)} onClose={() => setOpen(false)}>
          <p>{say('from top')}</p>
          <CardList ids={cards} />
        </Dialog>
      )}
    </div>
  )
}

function Trash() {
  const say = useSay()
  const { view } = useSeeing()
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.trash} data-place="trash">
      <button type="button" onClick={() => setOpen(true)}>
        <Sign id="trash" />
        <span>
          {say('trash')} {view.trash.length}
        </span>
      </button>
      {open && (
        <Dialog title={say('trash')} onClose={() => setOpen(false)}>
          <CardList ids={view.trash} />
        </Dialog>
      )}
    </div>
  )
}

/** Events, landmarks, prizes and the Black Market deck. */
function Beside() {
  const say = useSay()
  const language = useLanguage()
  const seeing = useSeeing()
  const { view, choosing, buying } = seeing
  const [open, setOpen] = useState<'prizes' | 'market'>()
  if (view.events.length + view.landmarks.length + view.prizes.length + view.blackMarket.length === 0) return null
  return (
    <ul className={styles.beside} aria-label={say('beside')}>
      {view.events.map(({ id }, i) => {
        const place = placeOfMove(seeing, 'event', i)
        const after = buying.reaches(id)
        return (
          <li key={id}>
            <Pickable
              look={id}
              className={styles.sideways}
              label={[cardName(id, language), say('type event'), costWords(faceOf(id), say)].join(', ')}
              lit={after || place >= 0}
              why={whyNotEvent(seeing, i, say, language)}
              onPick={() => (after ? buying.buy('event', i) : choosing.pick(place))}
            >
              <Sideways id={id} />
            </Pickable>
          </li>
        )
      })}
      {view.landmarks.map(({ id, vp }) => (
        <li key={id}>
          <Pickable
            look={id}
            className={styles.sideways}
            label={[cardName(id, language), say('type landmark'), vp > 0 ? say('vp on it', { n: vp }) : '']
              .filter(Boolean)
              .join(', ')}
            lit={false}
            onPick={() => undefined}
          >
            <Sideways id={id} vp={vp} />
          </Pickable>
        </li>
      ))}
      {view.prizes.length > 0 && (
        <li>
          <button type="button" className={styles.chip} onClick={() => setOpen('prizes')}>
            {say('prizes', { n: view.prizes.length })}
          </button>
        </li>
      )}
      {view.blackMarket.length > 0 && (
        <li>
          <button type="button" className={styles.chip} onClick={() => setOpen('market')}>
            {say('black market', { n: view.blackMarket.length })}
          </button>
        </li>
      )}
      {open !== undefined && (
        <Dialog
          title={say(open === 'prizes' ? 'prizes' : 'black market', {
            n: (open === 'prizes' ? view.prizes : view.blackMarket).length,
          })}
          onClose={() => setOpen(undefined)}
        >
          <CardList ids={open === 'prizes' ? view.prizes : view.blackMarket} />
        </Dialog>
      )}
    </ul>
  )
}

/** An event or landmark on the table. */
function Sideways({ id, vp = 0 }: { readonly id: string; readonly vp?: number }) {
  const language = useLanguage()
  const { cost, kinds } = faceOf(id)
  return (
    <span className={styles.strip} data-kind={kinds[0]}>
      <Sign id={kinds[0] ?? 'event'} className={styles.stripSign} />
      <span>{cardName(id, language)}</span>
      {cost !== undefined && (cost.coins > 0 || cost.debt === 0) && <GameSymbol kind="coin">{cost.coins}</GameSymbol>}
      {cost !== undefined && cost.debt > 0 && <GameSymbol kind="debt">{cost.debt}</GameSymbol>}
      {vp > 0 && <GameSymbol kind="vp">{vp}</GameSymbol>}
    </span>
  )
}
