import { at } from '@kartentisch/kernel'
import { useEffect, useState } from 'react'
import { go } from '../browser/route.ts'
import { Button } from '../design/Button.tsx'
import { Dialog } from '../design/Dialog.tsx'
import { useLevels } from '../games/levels.ts'
import { useLanguage, useSay } from '../words/language.ts'
import { saidIn, saidOf } from '../words/said.ts'
import { CardsOfGame } from './CardsOfGame.tsx'
import { ChanceCurve } from './ChanceCurve.tsx'
import { Chances, percent } from './Chances.tsx'
import styles from './Review.module.css'
import type { ReplayFeed } from './replay-feed.ts'
import { type Reviewer, reviewerOf } from './review-in-worker.ts'
import type { Possessions, Remark, Reviewed } from './reviewed.ts'

/** A first picture, then sharper ones: how long each may take, in milliseconds. */
const STAGES = [30_000, 90_000, 240_000]

interface Reviewing {
  readonly possessions?: Possessions
  readonly found?: Reviewed
  /** How much of what is under way is done; nothing when nothing is. */
  readonly share?: number
  readonly fault?: string
  /** Whether it was found before. */
  readonly isKept?: boolean
}

/** What is known of a game, at once if it was reviewed before; otherwise it is reviewed as long as nobody stops it. */
function useReview(feed: ReplayFeed) {
  const language = useLanguage()
  const [now, setNow] = useState<Reviewing>({ share: 0 })
  /** Whether somebody wants it sharper than it was kept. */
  const [wanted, setWanted] = useState<'kept' | 'sharper' | 'no more'>('kept')
  useEffect(() => {
    if (wanted === 'no more' || feed.whole === undefined) return
    const { whole } = feed
    let gone = false
    let reviewer: Reviewer | undefined
    const more = (part: Reviewing) => setNow(known => ({ ...known, ...part }))
    const run = async () => {
      reviewer = await reviewerOf(await whole.recording(), share => gone || more({ share }))
      const { host, stop } = reviewer
      if (gone) return stop()
      const possessions = await host.possessions(language)
      const kept = await host.reviewed(language)
      if (gone) return
      more({ possessions, isKept: kept !== undefined, ...(kept !== undefined && { found: kept }) })
      for (
        let stage = kept?.stage ?? 0;
        stage < STAGES.length && (kept === undefined || wanted === 'sharper');
        stage++
      ) {
        more({ share: 0 })
        const found = await host.review(stage, at(STAGES, stage), language)
        if (gone) return
        more({ found, isKept: false })
      }
      stop()
      setNow(({ share: _, ...known }) => known)
    }
    run().catch((reason: unknown) => gone || setNow(known => ({ ...known, fault: saidIn(saidOf(reason), language) })))
    return () => {
      gone = true
      reviewer?.stop()
    }
  }, [feed, language, wanted])
  return {
    now,
    sharpen: () => setWanted('sharper'),
    stop: () => {
      setWanted('no more')
      setNow(({ share: _, ...known }) => known)
    },
  }
}

/** What would have been better in a finished game, and what was luck. */
export function ReviewDialog({ feed, onClose }: { readonly feed: ReplayFeed; readonly onClose: () => void }) {
  const say = useSay()
  const { now, sharpen, stop } = useReview(feed)
  const { possessions, found, share, fault, isKept } = now
  const { participants } = feed.info
  const names = participants.map(({ name }) => name)
  return (
    <Dialog title={say('review')} onClose={onClose} wide tall>
      <div className={styles.review} data-review={share === undefined ? 'still' : 'under way'}>
        <p>{say('review lead')}</p>
        <p role="status" className={styles.progress}>
          {share !== undefined && fault === undefined && (
            <>
              <progress value={share} max={1} aria-label={say('review')} /> {say('review thinking')}{' '}
              <Button onClick={stop}>{say('review stop')}</Button>
            </>
          )}
          {share === undefined && isKept === true && say('review kept')}
          {share === undefined && (found?.stage ?? 0) < STAGES.length && (
            <Button onClick={sharpen}>{say('review sharpen')}</Button>
          )}
        </p>
        {fault !== undefined && <p role="alert">{fault}</p>}
        {found !== undefined && <Found found={found} names={names} feed={feed} onClose={onClose} />}
        {possessions !== undefined && <CardsOfGame possessions={possessions} names={names} />}
      </div>
    </Dialog>
  )
}

interface FoundProps {
  readonly found: Reviewed
  readonly names: readonly string[]
  readonly feed: ReplayFeed
  readonly onClose: () => void
}

function Found({ found, names, feed, onClose }: FoundProps) {
  const say = useSay()
  return (
    <>
      <Chances fortunes={found.fortunes} names={names} />
      {found.fortunes.map(({ seat, summary }) => (
        <section key={seat} aria-label={at(names, seat)} className={styles.player}>
          <h3>{at(names, seat)}</h3>
          <ul>
            {summary.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      <ChanceCurve found={found} names={names} />
      <h3>{say('review remarks')}</h3>
      {found.remarks.length === 0 && <p>{say('review nothing')}</p>}
      <ul className={styles.remarks}>
        {found.remarks.map(remark => (
          <RemarkLine key={remark.place} remark={remark} name={at(names, remark.seat)} feed={feed} onClose={onClose} />
        ))}
      </ul>
    </>
  )
}

interface RemarkProps extends Pick<FoundProps, 'feed' | 'onClose'> {
  readonly remark: Remark
  readonly name: string
}

/** A judged decision: one can go and look at it, or play on from there and do better. */
function RemarkLine({ remark, name, feed, onClose }: RemarkProps) {
  const say = useSay()
  const language = useLanguage()
  const levels = useLevels(feed.info.game)
  const [refused, setRefused] = useState('')
  const { place, seat, turn, verdict, given, better, loss, error } = remark
  // Neither the easiest nor one that takes long.
  const bot = levels[1] ?? levels[0] ?? ''
  const tryIt = () => {
    feed.playOn(seat, bot, place).then(
      id => go(feed.info.game, id),
      (reason: unknown) => setRefused(saidIn(saidOf(reason), language)),
    )
  }
  return (
    <li>
      <span className={styles.buttons}>
        <Button
          quiet
          onClick={() => {
            feed.go(place)
            onClose()
          }}
        >
          {say('review place', { name, turn })}
        </Button>{' '}
        <Button onClick={tryIt}>{say('review try')}</Button>
      </span>
      <span>
        <strong>{verdict}</strong>: {say('review better', { given, better })}{' '}
        {say('review worth', { loss: percent(loss), error: percent(2 * error) })}
      </span>
      {refused !== '' && <span role="alert">{refused}</span>}
    </li>
  )
}
