import type { TableShown } from '@kartentisch/protocol'
import { linkTo } from '../browser/route.ts'
import { Button } from '../design/Button.tsx'
import { Dialog } from '../design/Dialog.tsx'
import { Rematch } from '../table/Rematch.tsx'
import { useLanguage, useSay } from '../words/language.ts'
import styles from './Online.module.css'
import type { OnlineFeed } from './online-feed.ts'

interface Props {
  readonly table: TableShown
  readonly feed: OnlineFeed
  readonly onRematch: () => void
  readonly onClose: () => void
}

/** The end of a game that wasn't played to its end: who resigned, and who has won by that. */
export function EndedOtherwise({ table, feed, onRematch, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const { result, seats, seat } = table
  const names = feed.info.participants.map(({ name }) => name)
  const list = (those: readonly number[]) => new Intl.ListFormat(language).format(those.map(i => names[i] ?? ''))
  const winners = result?.winners ?? []
  const resigned = seats.flatMap((one, i) => (one.resigned ? [i] : []))
  const title =
    winners.length === 0
      ? say('game abandoned')
      : winners.length > 1
        ? say('share victory', { names: list(winners) })
        : say('wins', { name: list(winners) })
  return (
    <Dialog title={title} onClose={onClose}>
      {resigned.length > 0 && <p>{say('has resigned', { names: list(resigned) })}</p>}
      <p className={styles.buttons}>
        {seat >= 0 && result?.reason === 'resigned' && <Rematch onRematch={onRematch} />}
        {feed.whole?.route !== undefined && <a href={linkTo(...feed.whole.route)}>{say('replay')}</a>}
        <Button onClick={onClose}>{say('see table')}</Button>
        <a href={linkTo('tables')}>{say('tables')}</a>
      </p>
    </Dialog>
  )
}
