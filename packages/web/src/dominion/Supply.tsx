import type { View } from '@kartentisch/dominion'
import { at, isMove, type Language } from '@kartentisch/kernel'
import { memo, useCallback, useRef, useState } from 'react'
import { Card, costWords } from '../cards/Card.tsx'
import { faceOf } from '../cards/face.ts'
import { Sign } from '../cards/Picture.tsx'
import { GameSymbol } from '../cards/Symbol.tsx'
import { Dialog } from '../design/Dialog.tsx'
import { cardName } from '../sets/dominion.ts'
import { Pickable } from '../table/Pickable.tsx'
import { same } from '../table/same.ts'
import { type Say, useLanguage, useSay } from '../words/language.ts'
import { CardList } from './CardList.tsx'
import { isBasicPile, leftOf, UNWANTED } from './piles.ts'
import { placeOfMove, whyNotEvent, whyNotPile } from './reasons.ts'
import styles from './Supply.module.css'
import { coinsNow, type Seeing, topOf, useSeeing } from './seeing.ts'
import { pilePlace } from './zones.ts'

/** Everything there is to buy, in the order of cost, and what lies beside it. */
export function Supply() {
  const say = useSay()
  const language = useLanguage()
  const seeing = useSeeing()
  const { view, tables } = seeing
  const order = view.supply.map((_, i) => i).sort((a, b) => costOrder(a) - costOrder(b))
  function costOrder(pile: number): number {
    const { coins, potion, debt } = at(tables.piles, pile).cost
    return coins + debt + potion * 2.5 + pile / 1000
  }
  const piles = view.supply.map((_, i) => pileOf(seeing, i, say, language))
  const basic = view.supply.flatMap(({ pile }, i) => (isBasicPile(pile) ? [i] : []))
  const kingdom = order.filter(i => !isBasicPile(at(view.supply, i).pile))
  const events = view.events.map((_, i) => canBuyEvent(seeing, i))
  const now = useRef(seeing)
  now.current = seeing
  const pick = useCallback((pile: number) => pickPile(now.current, pile), [])
  const drawn = (which: readonly number[]) =>
    which.map(i => (
      <li key={i}>
        <Pile {...at(piles, i)} onPick={pick} />
      </li>
    ))
  return (
    <section
      className={styles.supply}
      aria-label={say('supply')}
      data-choice={
        events.includes(true) || piles.some(({ lit, plain, picked }) => picked !== undefined || (lit && !plain))
      }
    >
      <ul className={styles.basic} aria-label={say('basic cards')} style={{ '--columns': basic.length + 1 }}>
        {drawn(basic)}
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
          {drawn(kingdom)}
        </ul>
        <Beside lit={events} />
      </div>
    </section>
  )
}

/** All that is seen of a pile. */
interface PileSeen {
  readonly pile: number
  readonly sight: View['supply'][number]
  readonly bane: boolean
  /** What its top card costs now. */
  readonly coins: number
  readonly lit: boolean
  /** Hardly anybody wants it. */
  readonly plain: boolean
  readonly picked: number | undefined
  readonly why: string
  /** It is bought, and not just chosen. */
  readonly bought: boolean
}

const moves = ({ question }: Seeing): boolean => question !== undefined && isMove(question)

function pileOf(seeing: Seeing, pile: number, say: Say, language: Language): PileSeen {
  const { view, choosing, buying } = seeing
  const sight = at(view.supply, pile)
  const shown = topOf(view, pile)
  const place = pilePlace(seeing, pile)
  const bought = moves(seeing)
  const picked = place >= 0 ? choosing.picked.indexOf(place) : -1
  return {
    pile,
    sight,
    bane: view.bane === sight.pile,
    coins: coinsNow(view, faceOf(shown)),
    lit: (bought && buying.reaches(sight.pile)) || (place >= 0 && choosing.canPick(place)),
    plain: bought && UNWANTED.includes(shown),
    picked: picked < 0 ? undefined : picked,
    why: whyNotPile(seeing, pile, say, language),
    bought,
  }
}

function pickPile(seeing: Seeing, pile: number): void {
  const { view, tables, choosing, buying } = seeing
  if (moves(seeing) && buying.reaches(at(view.supply, pile).pile)) buying.buy('buy', tables.number(topOf(view, pile)))
  else choosing.pick(pilePlace(seeing, pile))
}

interface PileProps extends PileSeen {
  readonly onPick: (pile: number) => void
}

/** Drawn anew when what is seen of it has changed. */
const Pile = memo(function Pile({ pile, sight, bane, coins, lit, plain, picked, why, bought, onPick }: PileProps) {
  const say = useSay()
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const { pile: id, left, cards, vp, debt, marks } = sight
  const shown = cards[0] ?? id
  const mixed = new Set(cards).size > 1
  const label = [
    cardName(shown, language),
    costWords(faceOf(shown), say, coins),
    say('left', { n: left }),
    vp > 0 ? say('vp on it', { n: vp }) : '',
    debt > 0 ? say('debt on it', { n: debt }) : '',
    bane ? say('bane') : '',
    ...marks.map(mark => cardName(mark, language)),
    lit ? say(bought ? 'can be bought' : 'can be chosen') : '',
  ]
  return (
    <div
      className={styles.pile}
      data-place={`pile:${id}`}
      data-empty={left === 0}
      data-choice={lit || picked !== undefined}
      style={{ '--height': `${Math.min(left, 16) / 2}px` }}
    >
      <Pickable
        look={shown}
        label={label.filter(Boolean).join(', ')}
        lit={lit}
        picked={picked}
        why={why}
        plain={plain}
        onPick={() => onPick(pile)}
      >
        <Card id={shown} size="small" coins={coins} gist={!isBasicPile(id)} />
        {!mixed && <span className={styles.left}>{left === 0 ? say('empty') : left}</span>}
        <span className={styles.tokens}>
          {vp > 0 && <GameSymbol kind="vp">{vp}</GameSymbol>}
          {debt > 0 && <GameSymbol kind="debt">{debt}</GameSymbol>}
          {bane && <span className={styles.mark}>{say('bane')}</span>}
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
}, same)

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

/** Whether an event can be bought now, perhaps after all Treasures were played. */
const canBuyEvent = (seeing: Seeing, event: number): boolean =>
  seeing.buying.reaches(at(seeing.view.events, event).id) || placeOfMove(seeing, 'event', event) >= 0

/** Events, landmarks, prizes and the Black Market deck; `lit` says which events can be bought. */
function Beside({ lit }: { readonly lit: readonly boolean[] }) {
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
              lit={at(lit, i)}
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
