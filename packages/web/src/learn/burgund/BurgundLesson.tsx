import { BurgundTable } from '../../burgund/BurgundTable.tsx'
import { useSay } from '../../words/language.ts'
import { LessonPage } from '../LessonPage.tsx'
import { playBurgund } from '../play.ts'
import { burgundLesson } from './lesson.ts'

/** The first round of Burgund, step by step. */
export function BurgundLesson() {
  const say = useSay()
  return (
    <LessonPage
      lesson={burgundLesson}
      title={say('burgund')}
      Table={BurgundTable}
      onPlay={() => playBurgund(say('guest'))}
    />
  )
}
