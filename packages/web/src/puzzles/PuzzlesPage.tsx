import {
  type Answer,
  type Goal,
  givenAway,
  type Puzzle,
  type Question,
  type Recording,
  sureOf,
} from '@kartentisch/kernel'
import { Fragment, useCallback, useEffect, useState } from 'react'
import { go, linkTo } from '../browser/route.ts'
import { botPace, settings } from '../browser/settings.ts'
import { Button } from '../design/Button.tsx'
import { Loading } from '../design/Loading.tsx'
import { GameTable } from '../games/GameTable.tsx'
import { looks } from '../games/looks.ts'
import { useGameName } from '../games/names.ts'
import { kitOf } from '../kits/find.ts'
import { LocalFeed } from '../local/local-feed.ts'
import { storedGame, storeGame } from '../local/storage.ts'
import { Page } from '../page/Page.tsx'
import panels from '../page/Panels.module.css'
import { BOT_NAMES } from '../table/bot-names.ts'
import own from '../table/NewGame.module.css'
import { newWord } from '../table/plans.ts'
import { useOpenFeed, usePart } from '../table/useFeed.ts'
import { useLanguage, useSay } from '../words/language.ts'
import { saidIn } from '../words/said.ts'
import { keepSolved, kept } from './kept.ts'
import styles from './PuzzlesPage.module.css'
import { puzzleNamed, puzzlesOf, SOURCES, type WrittenPuzzle } from './shipped.ts'
import { dayNumber, inOrder, nextAfter, ofTheDay, type Standing, standingOf, streak } from './solved.ts'

interface Props {
  readonly game: string
  readonly name: string
}

export function PuzzlesPage({ game, name }: Props) {
  return name === '' ? <AllPuzzles /> : <Solving key={`${game} ${name}`} game={game} name={name} />
}

/** The puzzles of the day and all others, by game. */
function AllPuzzles() {
  const say = useSay()
  const { days } = kept()
  const today = dayNumber(new Date())
  const row = streak(days, today)
  return (
    <Page title={say('puzzles')}>
      <h1>{say('puzzles')}</h1>
      <p className={styles.lead}>{say('puzzles lead')}</p>
      {row > 0 && <p className={styles.streak}>{say('puzzle streak', { n: row })}</p>}
      <div className={panels.games}>
        {SOURCES.map(({ game }) => (
          <PuzzlesOf key={game} game={game} today={today} />
        ))}
      </div>
    </Page>
  )
}

/** By which it is kept that a puzzle was solved. */
const keyOf = ({ game, name }: Props): string => `${game} ${name}`

/** Puzzles with their numbers by how long they are: the shortest first, and numbered as they stand. */
const byLength = (puzzles: readonly WrittenPuzzle[]) =>
  Map.groupBy(
    inOrder(puzzles).map(({ name, length }, i) => ({ name, length, number: i + 1 })),
    ({ length }) => length,
  )

function PuzzlesOf({ game, today }: { readonly game: string; readonly today: number }) {
  const say = useSay()
  const title = useGameName(game)
  const [puzzles, setPuzzles] = useState<readonly WrittenPuzzle[]>([])
  useEffect(() => {
    void puzzlesOf(game).then(setPuzzles)
  }, [game])
  const { solved } = kept()
  const daily = ofTheDay(puzzles, today)
  const Picture = looks[game]?.Picture
  return (
    <section className={`${panels.panel} ${styles.panel}`} aria-labelledby={`puzzles-${game}`}>
      <div className={own.head}>
        {Picture !== undefined && <Picture className={own.picture} />}
        <h2 id={`puzzles-${game}`}>{title}</h2>
      </div>
      {daily !== undefined && (
        <Button main className={styles.daily} onClick={() => go('puzzles', game, daily.name)}>
          {say('puzzle of the day')}
        </Button>
      )}
      {[...byLength(puzzles)].map(([length, numbered]) => (
        <Fragment key={length}>
          <h3>{say('puzzles of length', { n: length })}</h3>
          <ol className={styles.list}>
            {numbered.map(({ name, number }) => {
              const done = solved.includes(keyOf({ game, name }))
              return (
                <li key={name}>
                  <a
                    href={linkTo('puzzles', game, name)}
                    data-solved={done}
                    aria-label={say(done ? 'puzzle number solved' : 'puzzle number', { n: number })}
                  >
                    {number}
                    {done && <span aria-hidden="true"> ✓</span>}
                  </a>
                </li>
              )
            })}
          </ol>
        </Fragment>
      ))}
    </section>
  )
}

/** A game on this machine that begins with the puzzle's position; somebody else plays on after the turn. */
async function begin(puzzle: Puzzle): Promise<string> {
  const { position, game } = puzzle
  const kit = await kitOf(game)
  const { seats } = position.rules
  const recording: Recording = {
    game,
    version: kit.game.version,
    setup: position.setup,
    seed: puzzle.name,
    answers: [],
    // What came before isn't known: it is gone on with from here.
    before: 1,
    snapshot: { quiet: position.start, since: [], before: 1 },
    players: Array.from({ length: seats }, (_, i) =>
      i === 0 ? settings().name || '1' : (BOT_NAMES[i - 1] ?? String(i + 1)),
    ),
    bots: Array.from({ length: seats }, (_, i) => (i === 0 ? null : 'easy')),
    finished: false,
  }
  const id = newWord()
  await storeGame({ id, recording, changed: Date.now() })
  return id
}

interface Begun {
  readonly puzzle: Puzzle
  readonly feed: LocalFeed
}

/** A puzzle, tried as often as one likes. */
function Solving({ game, name }: Props) {
  const [tries, setTries] = useState(0)
  return <Try key={tries} game={game} name={name} onAgain={() => setTries(tries + 1)} />
}

function Try({ game, name, onAgain }: Props & { readonly onAgain: () => void }) {
  const say = useSay()
  const language = useLanguage()
  const [puzzle, setPuzzle] = useState<Puzzle>()
  const open = useCallback(async () => {
    const found = await puzzleNamed(game, name)
    setPuzzle(found)
    return LocalFeed.open({ id: await begin(found), game }, () => botPace(settings()))
  }, [game, name])
  const opened = useOpenFeed(open)
  if (opened.state === 'failed')
    return (
      <Page title={say('puzzles')}>
        <p role="alert">{saidIn(opened.reason, language)}</p>
        <p>
          <a href={linkTo('puzzles')}>{say('puzzles')}</a>
        </p>
      </Page>
    )
  if (opened.state === 'opening' || puzzle === undefined) return <Loading />
  return (
    <div className={styles.page}>
      <Task puzzle={puzzle} feed={opened.feed} onAgain={onAgain} />
      <GameTable feed={opened.feed} onRematch={onAgain} />
    </div>
  )
}

/** What is to be done, and how the try stands. */
function Task({ puzzle, feed, onAgain }: Begun & { readonly onAgain: () => void }) {
  const say = useSay()
  const language = useLanguage()
  const moment = usePart(feed, 'moment')
  const [standing, setStanding] = useState<Standing>({ over: false })
  const [hint, setHint] = useState('')
  const [why, setWhy] = useState('')
  const [next, setNext] = useState<string>()
  const { number } = moment
  const inWords = useCallback(
    async (question: Question, answer: Answer) => {
      const kit = await kitOf(puzzle.game)
      const speaker = kit.speak(puzzle.position.rules, language, [])
      return answer.map(n => speaker.choice(question, n)).join(', ')
    },
    [puzzle, language],
  )
  useEffect(() => {
    if (number < 0) return
    void storedGame(feed.info.id).then(stored => {
      const now = standingOf(puzzle, stored?.recording.answers ?? [])
      setStanding(now)
      if (!now.over) return
      if (!now.solved) {
        const away = givenAway(puzzle, stored?.recording.answers ?? [], WAYS)
        if (away !== undefined) void inWords(away.question, away.answer).then(setWhy)
        return
      }
      const today = dayNumber(new Date())
      void puzzlesOf(puzzle.game).then(all => {
        keepSolved(keyOf(puzzle), ofTheDay(all, today)?.name === puzzle.name ? today : undefined)
        const { solved } = kept()
        const isSolved = ({ name }: WrittenPuzzle) => solved.includes(keyOf({ game: puzzle.game, name }))
        setNext(nextAfter(all, puzzle.name, isSolved)?.name)
      })
    })
  }, [feed, puzzle, number, inWords])
  const showHint = async () => {
    const { first } = sureOf(puzzle, WAYS)
    const { question } = moment
    if (first !== undefined && question !== undefined) setHint(await inWords(question, first))
  }
  return (
    <section className={styles.task} aria-label={say('puzzle')}>
      <strong>{goalIn(puzzle.goal, say)}</strong>{' '}
      {!standing.over && puzzle.length !== undefined && <span>{say('puzzle length', { n: puzzle.length })}</span>}{' '}
      {!standing.over && puzzle.missed !== undefined && <span>{say('puzzle missed', puzzle.missed)}</span>}{' '}
      <span role="status" data-solved={standing.over && standing.solved}>
        {standing.over && (standing.solved ? say('puzzle solved') : failedIn(puzzle.goal, standing.worth, say))}
        {standing.over && !standing.solved && why !== '' && ` ${say('puzzle given away', { answer: why })}`}
        {hint !== '' && !standing.over && say('puzzle hint', { hint })}
      </span>{' '}
      {!standing.over && number <= 1 && <Button onClick={() => void showHint()}>{say('puzzle ask hint')}</Button>}
      {next !== undefined && (
        <Button main onClick={() => go('puzzles', puzzle.game, next)}>
          {say('next puzzle')}
        </Button>
      )}
      <Button onClick={onAgain}>{say('puzzle again')}</Button> <a href={linkTo('puzzles')}>{say('puzzles')}</a>
    </section>
  )
}

/** A hint, or what a try gave away, may take so many runs of the rules to find. */
const WAYS = 20_000

const failedIn = (goal: Goal, worth: number, say: ReturnType<typeof useSay>): string =>
  goal === 'win' ? say('puzzle not won') : say('puzzle not solved', { worth })

const goalIn = (goal: Goal, say: ReturnType<typeof useSay>): string =>
  goal === 'win' ? say('goal win') : say('goal points', { n: goal.points })
