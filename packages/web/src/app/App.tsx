import { lazy, Suspense, useEffect } from 'react'
import { useRoute } from '../browser/route.ts'
import { useSettings } from '../browser/settings.ts'
import { Loading } from '../design/Loading.tsx'
import { isOffered } from '../kits/find.ts'
import { useTold } from '../online/told.ts'
import { useSearch } from '../people/seeking.ts'
import { type Afterwards, AfterwardsContext } from '../table/afterwards.ts'
import { LanguageContext } from '../words/language.ts'
import { Home } from './Home.tsx'
import { Mishap } from './Mishap.tsx'

/** Pages besides the first are loaded when somebody goes there. */
const About = lazy(() => import('./About.tsx').then(page => ({ default: page.About })))
const Encyclopedia = lazy(() =>
  import('../encyclopedia/Encyclopedia.tsx').then(page => ({ default: page.Encyclopedia })),
)
const Glossary = lazy(() => import('../glossary/Glossary.tsx').then(page => ({ default: page.Glossary })))
const KingdomRoom = lazy(() => import('../kingdoms/KingdomRoom.tsx').then(page => ({ default: page.KingdomRoom })))
const Learn = lazy(() => import('../learn/Learn.tsx').then(page => ({ default: page.Learn })))
const TablesPage = lazy(() => import('../people/TablesPage.tsx').then(page => ({ default: page.TablesPage })))
const OpenPage = lazy(() => import('../online/OpenPage.tsx').then(page => ({ default: page.OpenPage })))
const TablePage = lazy(() => import('../online/TablePage.tsx').then(page => ({ default: page.TablePage })))
const AccountPage = lazy(() => import('../online/AccountPage.tsx').then(page => ({ default: page.AccountPage })))
const RatingsPage = lazy(() => import('../people/RatingsPage.tsx').then(page => ({ default: page.RatingsPage })))
const ProfilePage = lazy(() => import('../people/ProfilePage.tsx').then(page => ({ default: page.ProfilePage })))
const DailyPage = lazy(() => import('../people/DailyPage.tsx').then(page => ({ default: page.DailyPage })))
const TournamentsPage = lazy(() =>
  import('../people/TournamentsPage.tsx').then(page => ({ default: page.TournamentsPage })),
)
const TournamentPage = lazy(() =>
  import('../people/TournamentPage.tsx').then(page => ({ default: page.TournamentPage })),
)
const TurnsPage = lazy(() => import('../people/TurnsPage.tsx').then(page => ({ default: page.TurnsPage })))
const ModerationPage = lazy(() =>
  import('../people/ModerationPage.tsx').then(page => ({ default: page.ModerationPage })),
)
const FindPage = lazy(() => import('../people/FindPage.tsx').then(page => ({ default: page.FindPage })))
const Bars = lazy(() => import('../people/Bars.tsx').then(part => ({ default: part.Bars })))
const Listening = lazy(() => import('../online/Listening.tsx').then(part => ({ default: part.Listening })))
const LocalPage = lazy(() => import('../local/LocalPage.tsx').then(page => ({ default: page.LocalPage })))
const PuzzlesPage = lazy(() => import('../puzzles/PuzzlesPage.tsx').then(page => ({ default: page.PuzzlesPage })))
const ReplayPage = lazy(() => import('../replay/ReplayPage.tsx').then(page => ({ default: page.ReplayPage })))

/** What follows from the whole game is loaded when one is over. */
const AFTERWARDS: Afterwards = {
  Course: lazy(() => import('../replay/Course.tsx').then(part => ({ default: part.Course }))),
  ShareGame: lazy(() => import('../replay/ShareGame.tsx').then(part => ({ default: part.ShareGame }))),
}

function Page() {
  const [page = '', id = '', more = '', last = ''] = useRoute()
  switch (page) {
    case 'cards':
      return <Encyclopedia game={id} id={more} />
    case 'kingdoms':
      return <KingdomRoom kind={id} value={more} wishes={last} />
    case 'learn':
      return <Learn game={id} />
    case 'words':
      return <Glossary game={id} />
    case 'tables':
      return <TablesPage />
    case 'open':
      return <OpenPage game={id} kind={more} value={last} />
    case 'table':
      return <TablePage key={id} id={id} invitation={more} />
    case 'account':
      return <AccountPage />
    case 'player':
      return <ProfilePage key={id} player={id} />
    case 'daily':
      return <DailyPage day={id} />
    case 'tournaments':
      return <TournamentsPage />
    case 'tournament':
      return <TournamentPage key={id} id={id} />
    case 'turns':
      return <TurnsPage />
    case 'moderation':
      return <ModerationPage />
    case 'find':
      return <FindPage now={id === 'now'} />
    case 'ratings':
      return <RatingsPage ladder={id} />
    case 'puzzles':
      return <PuzzlesPage game={id} name={more} />
    case 'replay':
      return <ReplayPage kind={id} name={more} />
    case 'about':
      return <About />
    default:
      return isOffered(page) ? <LocalPage key={id} game={page} id={id} /> : <Home />
  }
}

export function App() {
  const { language, largerType, highContrast, motion, member } = useSettings()
  const hasBars = [useSearch() !== undefined, useTold().length > 0].includes(true)
  const at = useRoute().join('/')
  useEffect(() => {
    const { documentElement: root } = document
    root.lang = language
    root.dataset.larger = String(largerType)
    root.dataset.contrast = String(highContrast)
    root.dataset.motion = motion
  }, [language, largerType, highContrast, motion])
  return (
    <LanguageContext value={language}>
      <Mishap at={at}>
        <Suspense fallback={<Loading />}>
          <AfterwardsContext value={AFTERWARDS}>
            <Page />
          </AfterwardsContext>
        </Suspense>
        <Suspense>
          {hasBars && <Bars />}
          {member && <Listening />}
        </Suspense>
      </Mishap>
    </LanguageContext>
  )
}
