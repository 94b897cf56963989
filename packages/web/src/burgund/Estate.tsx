import { capitalised, cardNamed, data, faceName, nameOf, type SetView } from '@kartentisch/burgund'
import type { Language } from '@kartentisch/kernel'
import { Pickable } from '../table/Pickable.tsx'
import { type Say, useLanguage, useSay } from '../words/language.ts'
import { BurgundCard } from './BurgundCard.tsx'
import styles from './Estate.module.css'
import { whyNot } from './reasons.ts'
import { choiceOf, useSeeing } from './seeing.ts'

/** A set in words: its kind, how far it is, its cards. */
function setLabel({ kind, cards }: SetView, say: Say, language: Language): string {
  const faces = cards.flatMap(name => {
    const card = cardNamed(name)
    return card === undefined ? [] : [faceName(card, language)]
  })
  const triple = cards.length >= data.setSize
  const state = triple ? say('triple of', { n: tripleVp(kind) }) : say('of three', { n: cards.length })
  return [capitalised(nameOf(kind, language)), state, ...faces].join(', ')
}

const tripleVp = (kind: string): number => data.kinds.find(({ id }) => id === kind)?.triple ?? 0

/** The cards of one set, with room for those that are missing. */
function SetTile({ set }: { readonly set: SetView }) {
  const say = useSay()
  const language = useLanguage()
  const { kind, cards } = set
  const triple = cards.length >= data.setSize
  return (
    <span className={styles.set} data-triple={triple}>
      <span className={styles.head}>
        <span>{capitalised(nameOf(kind, language))}</span>
        <span>{triple ? `★ ${say('vp', { n: tripleVp(kind) })}` : `${cards.length}/${data.setSize}`}</span>
      </span>
      <span className={styles.cards}>
        {cards.map((name, i) => {
          const card = cardNamed(name)
          return (
            <span key={i} data-look={name}>
              {card !== undefined && <BurgundCard card={card} size="mini" />}
            </span>
          )
        })}
        {Array.from({ length: data.setSize - cards.length }, (_, i) => (
          <span key={`none ${i}`} className={styles.slot} />
        ))}
      </span>
    </span>
  )
}

/** Somebody's sets, only to look at. */
export function Sets({ sets }: { readonly sets: readonly SetView[] }) {
  const say = useSay()
  const language = useLanguage()
  if (sets.length === 0) return <p className={styles.empty}>{say('empty estate')}</p>
  return (
    <ul className={styles.sets}>
      {sets.map((set, i) => (
        <li key={i}>
          <span className="hidden-visually">{setLabel(set, say, language)}</span>
          <span aria-hidden="true">
            <SetTile set={set} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The estate of whoever sits in front: a set a card may join is lit. */
export function Estate() {
  const say = useSay()
  const language = useLanguage()
  const seeing = useSeeing()
  const { own, front } = seeing
  const fresh = choiceOf(seeing, 'set', own.estate.length)
  const empty = own.estate.length === 0 && fresh === undefined
  return (
    <section className={styles.estate} aria-labelledby="estate" data-place={`estate:${front}`}>
      <h2 id="estate" className={styles.title}>
        {say('estate')}
      </h2>
      {empty && <p className={styles.empty}>{say('empty estate')}</p>}
      <ul className={styles.sets}>
        {own.estate.map((set, i) => {
          const n = choiceOf(seeing, 'set', i)
          const label = setLabel(set, say, language)
          return (
            <li key={i}>
              <Pickable
                look={set.cards[0] ?? set.kind}
                label={n === undefined ? label : `${label}, ${say('can be chosen')}`}
                lit={n !== undefined}
                why={whyNot(seeing, say)}
                onPick={() => n !== undefined && seeing.answer(n)}
              >
                <SetTile set={set} />
              </Pickable>
            </li>
          )
        })}
        {fresh !== undefined && (
          <li>
            <Pickable look="set" label={say('new set')} lit onPick={() => seeing.answer(fresh)}>
              <span className={styles.new}>+ {say('new set')}</span>
            </Pickable>
          </li>
        )}
      </ul>
    </section>
  )
}
