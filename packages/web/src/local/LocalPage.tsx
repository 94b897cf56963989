import { useCallback, useEffect } from 'react'
import { go, linkTo } from '../browser/route.ts'
import { botPace, settings } from '../browser/settings.ts'
import { Loading } from '../design/Loading.tsx'
import { GameTable } from '../games/GameTable.tsx'
import { useGameName } from '../games/names.ts'
import { Page } from '../page/Page.tsx'
import { planGame, takePlan } from '../table/plans.ts'
import { useOpenFeed } from '../table/useFeed.ts'
import { useLanguage, useSay } from '../words/language.ts'
import { saidIn } from '../words/said.ts'
import { LocalFeed } from './local-feed.ts'

interface Props {
  readonly game: string
  readonly id: string
}

/** A table on this machine: one that begins, or one that goes on. */
export function LocalPage({ game, id }: Props) {
  const title = useGameName(game)
  const say = useSay()
  const language = useLanguage()
  const open = useCallback(() => {
    const plan = takePlan(id)
    return LocalFeed.open({ id, game, ...(plan !== undefined && { plan }) }, () => botPace(settings()))
  }, [id, game])
  const opened = useOpenFeed(open)
  useEffect(() => {
    document.title = `${title} · Kartentisch`
  }, [title])
  if (opened.state === 'opening') return <Loading />
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
  const { setup, participants } = feed.info
  return <GameTable feed={feed} onRematch={() => go(game, planGame({ setup, participants }))} />
}
