import { at } from '@kartentisch/kernel'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../design/Button.tsx'
import { Dialog } from '../design/Dialog.tsx'
import { useLanguage, useSay } from '../words/language.ts'
import { saidIn, saidOf } from '../words/said.ts'
import { ChanceCurve } from './ChanceCurve.tsx'
import type { ReplayFeed } from './replay-feed.ts'
import { reviewInWorker } from './review-in-worker.ts'
import type { Reviewed } from './reviewed.ts'

/** A first picture, then sharper ones, in milliseconds. */
const STAGES = [8_000, 25_000, 60_000]

const percent = (share: number): string => `${share < 0 ? '−' : ''}${Math.abs(Math.round(100 * share))} %`

/** What would have been better in a finished game, and what was luck. */
export function ReviewDialog({ feed, onClose }: { readonly feed: ReplayFeed; readonly onClose: () => void }) {
  const say = useSay()
  const language = useLanguage()
  const [stage, setStage] = useState(0)
  const [found, setFound] = useState<Reviewed>()
  const [fault, setFault] = useState('')
  const stop = useRef(() => {})
  const { participants } = feed.info
  useEffect(() => {
    const milliseconds = STAGES[stage]
    if (milliseconds === undefined || feed.whole === undefined) return
    let gone = false
    void feed.whole.recording().then(recording => {
      if (gone) return
      const under = reviewInWorker(recording, milliseconds, language)
      stop.current = under.stop
      under.reviewed.then(
        reviewed => {
          if (gone) return
          setFound(reviewed)
          setStage(stage + 1)
        },
        (reason: unknown) => {
          if (!gone) setFault(saidIn(saidOf(reason), language))
        },
      )
    })
    return () => {
      gone = true
      stop.current()
    }
  }, [feed, language, stage])
  const thinking = stage < STAGES.length && fault === ''
  return (
    <Dialog title={say('review')} onClose={onClose}>
      <p>{say('review lead')}</p>
      {thinking && (
        <p role="status">
          <progress value={stage} max={STAGES.length} aria-label={say('review')} /> {say('review thinking')}{' '}
          <Button onClick={() => setStage(STAGES.length)}>{say('review stop')}</Button>
        </p>
      )}
      {fault !== '' && <p role="alert">{fault}</p>}
      {found?.fortunes.map(({ seat, first, luck, skill, result }) => (
        <p key={seat}>
          <strong>{at(participants, seat).name}</strong>{' '}
          {say('review balance', {
            first: percent(first),
            luck: percent(luck),
            skill: percent(skill),
            result: percent(result),
          })}
          {found.lost
            .filter(one => one.seat === seat)
            .map(({ part, loss }) => ` ${say(`review ${part}`)}: ${percent(-loss)}.`)}
        </p>
      ))}
      {found !== undefined && <ChanceCurve found={found} names={participants.map(({ name }) => name)} />}
      {found !== undefined && found.remarks.length === 0 && <p>{say('review nothing')}</p>}
      <ul>
        {found?.remarks.map(({ place, seat, turn, verdict, given, better, loss, error }) => (
          <li key={place}>
            <Button
              quiet
              onClick={() => {
                feed.go(place)
                onClose()
              }}
            >
              {say('review place', { name: at(participants, seat).name, turn })}
            </Button>{' '}
            {say(`review ${verdict}`)}: {say('review better', { given, better })}{' '}
            {say('review worth', { loss: percent(loss), error: percent(2 * error) })}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
