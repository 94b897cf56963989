import { cardNamed, DIE, data, faceName } from '@kartentisch/burgund'
import { at } from '@kartentisch/kernel'
import { classes } from '../design/classes.ts'
import { Pickable } from '../table/Pickable.tsx'
import { useLanguage, useSay } from '../words/language.ts'
import { BurgundCard } from './BurgundCard.tsx'
import { WorkerCost } from './Cost.tsx'
import styles from './Front.module.css'
import { whyNot } from './reasons.ts'
import { Storage } from './Storage.tsx'
import { choiceOf, costOf, reachOf, useSeeing } from './seeing.ts'

/** What the person at the screen acts with: dice in the hand, projects, storage. */
export function Front() {
  return (
    <div className={styles.front}>
      <Dice />
      <Projects />
      <Storage />
    </div>
  )
}

/** The hand: each card is a die. */
function Dice() {
  const say = useSay()
  const language = useLanguage()
  const seeing = useSeeing()
  const { own, front, lookAt, names, moment, replayed } = seeing
  const leave = () => lookAt(undefined)
  return (
    <section className={styles.group} aria-labelledby="dice">
      <h2 id="dice" className={styles.title}>
        {replayed || front !== moment.seat
          ? say('dice of', { name: at(names, front), n: own.stack })
          : say('your dice', { n: own.stack })}
      </h2>
      <ul className={styles.cards} data-place={`hand:${front}`}>
        {(own.hand ?? []).map((name, i) => {
          const card = cardNamed(name)
          if (card === undefined) return null
          const n = choiceOf(seeing, 'play', card)
          const look = () => n !== undefined && lookAt(at(DIE, card))
          const { otherDie } = seeing
          const label = [say('die of', { n: at(DIE, card) }), faceName(card, language)]
          return (
            <li
              key={`${name} ${i}`}
              className={styles.die}
              onPointerEnter={look}
              onPointerLeave={leave}
              onFocus={look}
              onBlur={leave}
            >
              <Pickable
                look={name}
                label={[...label, n === undefined ? '' : say('can be chosen')].filter(Boolean).join(', ')}
                lit={n !== undefined}
                instead={otherDie !== undefined}
                why={whyNot(seeing, say)}
                shortcut={String(i + 1)}
                onPick={() => (n === undefined ? otherDie?.(card) : seeing.answer(n))}
              >
                <BurgundCard card={card} size="die" />
              </Pickable>
            </li>
          )
        })}
        {Array.from({ length: Math.max(0, data.handSize - (own.hand ?? []).length) }, (_, i) => (
          <li key={`none ${i}`} className={classes(styles.die, styles.noDie)} aria-hidden="true" />
        ))}
      </ul>
    </section>
  )
}

/** Up to three cards that wait to be placed. */
function Projects() {
  const say = useSay()
  const language = useLanguage()
  const seeing = useSeeing()
  const { projects } = seeing.own
  return (
    <section className={styles.group} aria-labelledby="projects">
      <h2 id="projects" className={styles.title}>
        {say('projects')}
      </h2>
      <ul className={styles.cards} data-place={`projects:${seeing.front}`}>
        {projects.map((name, i) => {
          const card = cardNamed(name)
          if (card === undefined) return null
          const n = choiceOf(seeing, 'place-project', card) ?? choiceOf(seeing, 'discard', card)
          const paid = costOf(seeing, n)
          const reached = reachOf(seeing)?.projects[i]
          const label = [
            faceName(card, language),
            paid > 0 ? say('takes workers', { n: paid }) : '',
            n === undefined ? '' : say('can be chosen'),
          ]
          return (
            <li key={`${name} ${i}`} className={styles.project}>
              <Pickable
                look={name}
                label={label.filter(Boolean).join(', ')}
                lit={n !== undefined}
                why={whyNot(seeing, say, reached)}
                onPick={() => n !== undefined && seeing.answer(n)}
              >
                <BurgundCard card={card} size="small" />
                <WorkerCost workers={n === undefined ? reached?.workers : paid} onCard />
              </Pickable>
            </li>
          )
        })}
        {Array.from({ length: data.projectLimit - projects.length }, (_, i) => (
          <li key={`none ${i}`} className={styles.slot} aria-hidden="true" />
        ))}
      </ul>
    </section>
  )
}
