import { type ComponentType, useCallback, useEffect } from 'react'
import { useLanguage, useSay } from '../app/language.ts'
import { Page } from '../app/Page.tsx'
import { go, linkTo } from '../app/route.ts'
import { saidIn } from '../app/said.ts'
import { botPace, settings } from '../app/settings.ts'
import type { TableFeed } from '../table/feed.ts'
import { useOpenFeed } from '../table/useFeed.ts'
import { LocalFeed } from './local-feed.ts'
import { planGame, takePlan } from './plans.ts'

export interface TableProps {
  readonly feed: TableFeed
  /** The same players once more, with the same set-up. */
  readonly onRematch: () => void
}

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
  const { game, setup, sittings } = feed.info
  return <Table feed={feed} onRematch={() => go(game, planGame({ setup, sittings }))} />
}
