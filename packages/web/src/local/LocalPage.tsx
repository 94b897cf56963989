import { type ComponentType, useCallback, useEffect } from 'react'
import { go, linkTo } from '../browser/route.ts'
import { botPace, settings } from '../browser/settings.ts'
import { Page } from '../page/Page.tsx'
import type { TableProps } from '../table/feed.ts'
import { planGame, takePlan } from '../table/plans.ts'
import { useOpenFeed } from '../table/useFeed.ts'
import { useLanguage, useSay } from '../words/language.ts'
import { saidIn } from '../words/said.ts'
import { LocalFeed } from './local-feed.ts'

interface Props {
  readonly id: string
  /** The game's name. */
  readonly title: string
  /** Starts the worker in which the game runs; must stay the same. */
  readonly startWorker: () => Worker
  readonly Table: ComponentType<TableProps>
}

/** A table on this machine: one that begins, or one that goes on. */
export function LocalPage({ id, title, startWorker, Table }: Props) {
  const say = useSay()
  const language = useLanguage()
  const open = useCallback(() => {
    const plan = takePlan(id)
    return LocalFeed.open(startWorker(), plan === undefined ? { id } : { id, plan }, () => botPace(settings()))
  }, [id, startWorker])
  const opened = useOpenFeed(open)
  useEffect(() => {
    document.title = `${title} · Kartentisch`
  }, [title])
  if (opened.state === 'opening') return <p role="status">{say('loading')}</p>
  if (opened.state === 'failed') {
    return (
      <Page title={title}>
        <h1>{say('cannot open')}</h1>
        <p role="alert">{saidIn(opened.reason, language)}</p>
        <p>
          <a href={linkTo()}>{say('home')}</a>
        </p>
      </Page>
    )
  }
  const { feed } = opened
  const { game, setup, participants } = feed.info
  return <Table feed={feed} onRematch={() => go(game, planGame({ setup, participants }))} />
}
