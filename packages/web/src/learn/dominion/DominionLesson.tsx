import { DominionTable } from '../../dominion/DominionTable.tsx'
import { useSay } from '../../words/language.ts'
import { LessonPage } from '../LessonPage.tsx'
import { playDominion } from '../play.ts'
import { dominionLesson } from './lesson.ts'

/** The first game of Dominion, step by step. */
export function DominionLesson() {
  const say = useSay()
  return (
    <LessonPage
      lesson={dominionLesson}
      title={say('dominion')}
      Table={DominionTable}
      onPlay={() => playDominion(say('guest'))}
    />
  )
}
