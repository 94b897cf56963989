import type { Language } from '@kartentisch/kernel'
import { useCallback, useEffect } from 'react'
import { go, linkTo } from '../browser/route.ts'
import { Loading } from '../design/Loading.tsx'
import { GameTable } from '../games/GameTable.tsx'
import { useLevels } from '../games/levels.ts'
import { useGameName } from '../games/names.ts'
import { Page } from '../page/Page.tsx'
import type { Participant } from '../table/feed.ts'
import { planGame } from '../table/plans.ts'
import { useOpenFeed, usePart } from '../table/useFeed.ts'
import { useLanguage, useSay } from '../words/language.ts'
import { saidIn } from '../words/said.ts'
import { Controls } from './Controls.tsx'
import { LogText } from './LogText.tsx'
import styles from './ReplayPage.module.css'
import { ReplayFeed } from './replay-feed.ts'
import { Shelf } from './Shelf.tsx'
import { findGame, forgetLog, logIn } from './sources.ts'

interface Props {
  /** Where the game comes from: `local`, `online`, `file` or `link`; nothing shows all that are here. */
  readonly kind: string
  readonly name: string
}

export function ReplayPage({ kind, name }: Props) {
  return kind === '' ? <Shelf /> : <Replayed key={`${kind} ${name}`} kind={kind} name={name} />
}

/** A game that was played, at its table, with the means to go through it. */
function Replayed({ kind, name }: Props) {
  const say = useSay()
  const language: Language = useLanguage()
  const open = useCallback(async () => ReplayFeed.open(await findGame(kind, name)), [kind, name])
  const opened = useOpenFeed(open)
  const isRead = kind === 'file' && opened.state === 'open'
  useEffect(() => {
    if (isRead) forgetLog()
  }, [isRead])
  if (opened.state === 'opening') return <Loading />
  if (opened.state === 'open') return <Laid feed={opened.feed} />
  const log = logIn(kind, name)
  return (
    <Page title={say('replay')}>
      <h1>{say('cannot replay')}</h1>
      <p role="alert" className={styles.reason}>
        {saidIn(opened.reason, language)}
      </p>
      {log !== undefined && <LogText wrong={log} line={opened.line} />}
      <p className={styles.back}>
        <a href={linkTo('replay')}>{say('finished games')}</a>
      </p>
    </Page>
  )
}

function Laid({ feed }: { readonly feed: ReplayFeed }) {
  const say = useSay()
  const moment = usePart(feed, 'moment')
  const { game, setup, participants } = feed.info
  const title = say('replay of', { game: useGameName(game) })
  useEffect(() => {
    document.title = `${title} · Kartentisch`
  }, [title])
  const levels = useLevels(game)
  const { known, length } = feed.opened
  const rematch = () => {
    const bot = levels[0] ?? ''
    const seats = participants.map(
      ({ name }, i): Participant => (i === moment.seat ? { kind: 'person', name } : { kind: 'bot', name, bot }),
    )
    go(game, planGame({ setup, participants: seats }))
  }
  return (
    <div className={styles.page} data-replay>
      <GameTable feed={feed} onRematch={rematch} />
      <section className={styles.controls} aria-label={say('replay controls')}>
        {moment.number > known && moment.number < length && (
          <p className={styles.changed} role="status">
            {say('rules changed')}
          </p>
        )}
        <Controls feed={feed} />
      </section>
    </div>
  )
}
