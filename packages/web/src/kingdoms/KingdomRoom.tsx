import { type Selection, writeSelection } from '@kartentisch/dominion'
import { Mistake, type Wording } from '@kartentisch/kernel'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useServedGames } from '../browser/presence.ts'
import { linkTo } from '../browser/route.ts'
import { Card } from '../cards/Card.tsx'
import { Button } from '../design/Button.tsx'
import { CopyLink } from '../design/CopyLink.tsx'
import { Field } from '../design/Field.tsx'
import { CardList } from '../dominion/CardList.tsx'
import { DominionPicture } from '../dominion/NewDominion.tsx'
import { Page } from '../page/Page.tsx'
import { cardName, dominion, kingdomName, recommended } from '../sets/dominion.ts'
import picture from '../table/NewGame.module.css'
import { NewGame } from '../table/NewGame.tsx'
import { Preview } from '../table/Preview.tsx'
import { useLanguage, useSay } from '../words/language.ts'
import {
  type Drawn,
  drawLinked,
  drawRecommended,
  drawSelection,
  linkToKingdom,
  lyingIn,
  namedInLink,
  planKingdom,
  setupOf,
} from './draw.ts'
import { KingdomCards } from './KingdomCards.tsx'
import styles from './KingdomRoom.module.css'
import { SelectionForm } from './SelectionForm.tsx'
import { withCard } from './wishes.ts'

/** What came of trying: the thing, or what was wrong. */
function attempt<T>(
  make: () => T,
): { readonly made: T; readonly wrong?: never } | { readonly made?: never; readonly wrong: Wording } {
  try {
    return { made: make() }
  } catch (fault) {
    if (fault instanceof Mistake) return { wrong: fault.wording }
    throw fault
  }
}

const LabPanel = lazy(() => import('../lab/LabPanel.tsx').then(part => ({ default: part.LabPanel })))

const NOTHING_KEPT: ReadonlySet<string> = new Set()

interface Props {
  /** What the address leads to: `recommended`, `piles` or `selection`. */
  readonly kind: string
  readonly value: string
  /** The wishes beside piles that were drawn from them. */
  readonly wishes: string
}

/** Where a kingdom is chosen: by wishes, by hand, or from the recommended ones. */
export function KingdomRoom({ kind, value, wishes }: Props) {
  const say = useSay()
  const language = useLanguage()
  const [words, setWords] = useState('')
  const [drawn, setDrawn] = useState<Drawn>()
  const [kept, setKept] = useState(NOTHING_KEPT)
  const [refused, setRefused] = useState<Wording>()
  const games = useServedGames()
  const read = attempt(() => dominion.parseSelection(words))

  /** The address as it was last written here. */
  const address = useRef('')

  const show = useCallback((next: Drawn, from: string) => {
    setDrawn(next)
    setRefused(undefined)
    // The address always leads back to what is shown.
    address.current = linkToKingdom(next, from)
    history.replaceState(null, '', address.current)
  }, [])

  const draw = (selection: Selection, keep: ReadonlySet<string>) => {
    const bane = drawn?.bane
    const wanted = bane !== undefined && keep.has(bane) ? { ...selection, bane } : selection
    const { made, wrong } = attempt(() =>
      drawSelection(
        wanted,
        [...keep].filter(id => id !== bane),
      ),
    )
    if (made === undefined) return setRefused(wrong)
    show(made, writeSelection(selection))
    // A bane without a Young Witch is gone, and nothing of it is kept.
    setKept(new Set([...keep].filter(id => kept.has(id) && lyingIn(made).includes(id))))
  }

  useEffect(() => {
    const wished = kind === 'selection' ? value : wishes
    // Only a way that somebody has followed leads to another kingdom.
    if (linkTo('kingdoms', kind, value, ...(wishes === '' ? [] : [wishes])) === address.current) return
    const { made, wrong } = attempt(() => drawLinked(kind, value))
    setKept(NOTHING_KEPT)
    setWords(made === undefined && kind !== 'recommended' ? value : wished)
    if (made === undefined) setRefused(wrong)
    else show(made, wished)
  }, [kind, value, wishes, show])

  // What is shown, and would be played, always comes from the wishes beside it.
  const wish = (selection: Selection) => {
    setWords(writeSelection(selection))
    draw(selection, kept)
  }
  const typed = useRef('')
  const keep = (id: string) => setKept(new Set(kept.has(id) ? [...kept].filter(other => other !== id) : [...kept, id]))
  const ban = (id: string) => {
    if (read.made === undefined) return
    const selection = withCard(read.made, id, 'without')
    setWords(writeSelection(selection))
    // Only the banned card is replaced.
    draw(selection, new Set(drawn === undefined ? [] : lyingIn(drawn).filter(other => other !== id)))
  }

  return (
    <Page title={say('kingdoms')} wide>
      <h1>{say('kingdoms')}</h1>
      <div className={styles.room}>
        <section className={styles.kingdom} aria-label={say('kingdom')}>
          <div className={styles.tools}>
            <Button
              main
              disabled={read.made === undefined}
              onClick={() => read.made !== undefined && draw(read.made, kept)}
              data-draw
            >
              {say(kept.size > 0 ? 'draw rest' : 'draw')}
            </Button>
            <Field label={say('recommended')}>
              {id => (
                <select
                  id={id}
                  value={drawn?.recommended ?? ''}
                  onChange={event => {
                    setKept(NOTHING_KEPT)
                    if (event.target.value !== '') show(drawRecommended(event.target.value), words)
                  }}
                >
                  <option value="">{say('choose kingdom')}</option>
                  {recommended.map(kingdom => (
                    <option key={kingdom.id} value={kingdom.id}>
                      {kingdomName(kingdom, language)}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          </div>
          <p className={styles.hint}>{say('keep hint')}</p>
          {drawn !== undefined && (
            <>
              <KingdomCards drawn={drawn} kept={kept} onKeep={keep} onBan={ban} />
              {drawn.blackMarket.length > 0 && (
                <details data-deck>
                  <summary>{say('black market', { n: drawn.blackMarket.length })}</summary>
                  <CardList ids={drawn.blackMarket} />
                </details>
              )}
              <NewGame
                game="dominion"
                title={say('play kingdom')}
                lead={say('play kingdom lead')}
                picture={<DominionPicture className={picture.picture} />}
                fewest={2}
                most={6}
                plan={participants => planKingdom(drawn, participants)}
              />
              <CopyLink label={say('share kingdom')} link={linkToKingdom(drawn)} />
              {words.trim() !== '' && read.made !== undefined && (
                <CopyLink label={say('share selection')} link={linkTo('kingdoms', 'selection', words)} />
              )}
              {games !== undefined && (
                <p>
                  <a href={linkTo('open', 'dominion', ...namedInLink(drawn))}>{say('play kingdom online')}</a>
                </p>
              )}
            </>
          )}
        </section>
        <section className={styles.panel} aria-label={say('wishes')}>
          <SelectionForm
            words={words}
            selection={read.made}
            wrong={read.wrong ?? refused}
            onWords={text => {
              setWords(text)
              setRefused(undefined)
              typed.current = text
            }}
            onTyped={() => {
              if (typed.current !== '' && read.made !== undefined) draw(read.made, kept)
              typed.current = ''
            }}
            onSelection={wish}
          />
        </section>
      </div>
      {drawn !== undefined && (
        <Suspense fallback={null}>
          <LabPanel
            key={linkToKingdom(drawn)}
            game="dominion"
            setup={{ players: 2, ...setupOf(drawn) }}
            nameOf={id => cardName(id, language)}
          />
        </Suspense>
      )}
      <Preview draw={id => <Card id={id} size="large" />} nameOf={id => cardName(id, language)} />
    </Page>
  )
}
