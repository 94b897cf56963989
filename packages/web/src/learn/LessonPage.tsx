import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useMemo, useState } from 'react'
import { linkTo } from '../browser/route.ts'
import { botPace, settings } from '../browser/settings.ts'
import { Button } from '../design/Button.tsx'
import { looks } from '../games/looks.ts'
import type { TableProps } from '../table/feed.ts'
import { usePart } from '../table/useFeed.ts'
import { useLanguage, useSay } from '../words/language.ts'
import { Callout } from './Callout.tsx'
import styles from './LessonPage.module.css'
import type { Lesson } from './lesson.ts'
import { LessonFeed } from './lesson-feed.ts'
import { keepProgress, keptProgress } from './progress.ts'

interface Props {
  readonly lesson: Lesson
  /** The game's name. */
  readonly title: string
  readonly Table: ComponentType<TableProps>
  /** Begins a whole game in which one can ask for hints. */
  readonly onPlay: () => void
}

/** A lesson: the real table, and beside it one small explanation at a time. */
export function LessonPage({ lesson, title, Table, onPlay }: Props) {
  const say = useSay()
  const name = settings().name.trim() || say('guest')
  const { game } = lesson
  const feed = useMemo(
    () =>
      new LessonFeed(
        lesson,
        name,
        keptProgress(game),
        progress => keepProgress(game, progress),
        () => botPace(settings()),
      ),
    [lesson, name, game],
  )
  useEffect(() => () => feed.close(), [feed])
  const heading = say('learn game', { game: title })
  useEffect(() => {
    document.title = `${heading} · Kartentisch`
  }, [heading])
  return (
    <Guided feed={feed} lesson={lesson} onPlay={onPlay}>
      <Table feed={feed} onRematch={onPlay} />
    </Guided>
  )
}

/** Where one sees what the partner does. */
const WATCHED = ['aside [data-turn="true"]']

interface GuidedProps {
  readonly lesson: Lesson
  readonly feed: LessonFeed
  readonly onPlay: () => void
  readonly children: ReactNode
}

function Guided({ feed, lesson, onPlay, children }: GuidedProps) {
  const say = useSay()
  const language = useLanguage()
  const moment = usePart(feed, 'moment')
  const { number, step, steps, refusal } = feed
  const { task } = step
  /** Why something that was clicked can't be chosen, in the step it was. */
  const [why, setWhy] = useState<{ readonly step: number; readonly text: string }>()
  const waiting = moment.question === undefined
  const last = number === steps.length - 1
  const refused = refusal === 'other' ? task?.instead[language] : refusal && say('read first')
  const note = why?.step === number ? `${say('not now')} ${why.text}` : refused

  const clicked = ({ target }: MouseEvent) => {
    const thing = target instanceof Element ? target.closest<HTMLElement>('button[data-lit="false"]') : null
    const text = thing?.dataset.why ?? ''
    setWhy(text === '' ? undefined : { step: number, text })
  }
  return (
    // Clicks on what can't be chosen are only listened to here; there is nothing to press.
    <div className={styles.lesson} onClickCapture={clicked}>
      <Callout
        game={lesson.game}
        title={step.chapter[language]}
        number={number}
        of={steps.length}
        says={waiting ? say('watch', { name: feed.info.participants[1]?.name ?? '' }) : step.says[language]}
        note={waiting ? undefined : note}
        about={waiting ? WATCHED : step.about}
        click={waiting ? '' : (task?.click ?? '')}
        folded={task?.free === true && feed.begun && !waiting}
        changes={moment}
        onBack={number > 0 && !waiting ? () => feed.back() : undefined}
        onNext={task === undefined && !last && !waiting ? () => feed.next() : undefined}
        onShow={task !== undefined && !waiting ? () => feed.show() : undefined}
      >
        {last && (
          <>
            <a href={linkTo('learn')} className={styles.overview}>
              {say('overview')}
            </a>
            {looks[lesson.game]?.kingdoms === true && (
              <a href={linkTo('kingdoms')} className={styles.overview}>
                {say('kingdoms')}
              </a>
            )}
            <Button main data-main="true" onClick={onPlay}>
              {say('play with hints')}
            </Button>
          </>
        )}
      </Callout>
      {children}
    </div>
  )
}
