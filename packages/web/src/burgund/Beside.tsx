import { capitalised, cardNamed, data, faceName, given, nameOf, type StackView } from '@kartentisch/burgund'
import { useState } from 'react'
import { Button } from '../design/Button.tsx'
import { Dialog } from '../design/Dialog.tsx'
import { Pickable } from '../table/Pickable.tsx'
import { useLanguage, useSay } from '../words/language.ts'
import styles from './Beside.module.css'
import { BurgundIcon } from './Icon.tsx'
import { whyNot } from './reasons.ts'
import { SmallCards } from './SmallCards.tsx'
import { choiceOf, useSeeing } from './seeing.ts'

/** What lies beside the display: stacks of goods and animals, the round card, bonus cards and piles. */
export function Beside() {
  return (
    <div className={styles.beside}>
      <Stacks />
      <RoundCard />
      <Bonuses />
    </div>
  )
}

function Stacks() {
  const say = useSay()
  const { view } = useSeeing()
  return (
    <ul className={styles.stacks} aria-label={say('stacks')}>
      {(['goods', 'animals'] as const).map(sort =>
        view[sort].map((stack, i) => (
          <li key={`${sort} ${i}`}>
            <Stack sort={sort} place={i} stack={stack} />
          </li>
        )),
      )}
    </ul>
  )
}

interface StackProps {
  readonly sort: 'goods' | 'animals'
  readonly place: number
  readonly stack: StackView
}

function Stack({ sort, place, stack: { top, height } }: StackProps) {
  const say = useSay()
  const language = useLanguage()
  const seeing = useSeeing()
  const n = choiceOf(seeing, sort, place)
  const name = top === null ? say('empty') : capitalised(nameOf(top, language))
  const dice = data.goods.find(({ id }) => id === top)?.dice
  const label = [
    `${capitalised(nameOf(sort, language))} ${place + 1}`,
    name,
    say('left', { n: height }),
    n === undefined ? '' : say('can be chosen'),
  ]
  return (
    <div data-place={`${sort}-${place + 1}`}>
      <Pickable
        look={top ?? (sort === 'goods' ? 'good' : 'animal')}
        label={label.filter(Boolean).join(', ')}
        lit={n !== undefined}
        why={whyNot(seeing, say)}
        onPick={() => n !== undefined && seeing.answer(n)}
      >
        <span className={styles.stack} data-sort={top}>
          {top !== null && <BurgundIcon id={top} />}
          <span>{dice === undefined ? name : dice.join(' · ')}</span>
          {height > 0 && <span className={styles.height}>{height}</span>}
        </span>
      </Pickable>
    </div>
  )
}

/** The round card in force: what a triple brings. */
function RoundCard() {
  const say = useSay()
  const language = useLanguage()
  const { view } = useSeeing()
  const round = data.roundCards.find(({ id }) => id === view.round)
  return (
    <section className={styles.panel} aria-label={capitalised(nameOf(view.round, language))}>
      <div className={styles.rounds}>
        {data.roundCards.map(({ id }) => (
          <span key={id} className={styles.round} data-now={id === view.round} data-look={id}>
            {id === view.round && <span className="hidden-visually">{capitalised(nameOf('round', language))}</span>}
            {id}
          </span>
        ))}
        <span className={styles.cycle}>{say('cycle', { n: view.cycle, of: data.cardsPerRound })}</span>
      </div>
      <h2>{say('for a triple')}</h2>
      <ul className={styles.options}>
        {round?.options.map(option => (
          <li key={JSON.stringify(option)}>{given(option, language)}</li>
        ))}
      </ul>
    </section>
  )
}

/** Bonus cards still to be had, and the piles below them. */
function Bonuses() {
  const say = useSay()
  const language = useLanguage()
  const { view } = useSeeing()
  return (
    <section className={styles.panel} aria-labelledby="bonuses">
      <h2 id="bonuses">{say('bonus cards')}</h2>
      <ul className={styles.bonuses}>
        {view.bonus.map(name => {
          const [sort = '', of = ''] = name.split(':')
          const first = sort === 'first-triple'
          return (
            <li key={name} className={styles.bonus} data-look={name} title={nameOf(name, language)}>
              <BurgundIcon id={first ? of : 'all-seven'} />
              <span className="hidden-visually">{nameOf(name, language)}</span>
              <span aria-hidden="true">+{first ? data.firstTripleVp : of}</span>
            </li>
          )
        })}
        {view.bonus.length === 0 && <li>{say('nothing there')}</li>}
      </ul>
      <Piles />
    </section>
  )
}

/** Draw pile, discard pile, and what was just bought. */
function Piles() {
  const say = useSay()
  const language = useLanguage()
  const { view, question } = useSeeing()
  const [open, setOpen] = useState(false)
  const bought = question?.step === 'use-bought' ? [] : view.bought
  return (
    <div className={styles.piles}>
      <span data-place="draw">{say('draw pile', { n: view.draw })}</span>
      <Button quiet onClick={() => setOpen(true)} data-place="discard">
        {say('discard of', { n: view.discard.length })}
      </Button>
      {bought.length > 0 && (
        <span data-place="bought">
          {say('bought', {
            cards: bought
              .flatMap(name => cardNamed(name) ?? [])
              .map(card => faceName(card, language))
              .join(', '),
          })}
        </span>
      )}
      {open && (
        <Dialog title={say('discard of', { n: view.discard.length })} onClose={() => setOpen(false)}>
          {view.discard.length === 0 && <p>{say('nothing there')}</p>}
          <SmallCards names={view.discard} className={styles.cards} />
        </Dialog>
      )}
    </div>
  )
}
