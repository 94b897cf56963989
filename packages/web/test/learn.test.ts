import { readView as readBurgund } from '@kartentisch/burgund'
import { readView as readDominion } from '@kartentisch/dominion'
import { describe, expect, test } from 'vitest'
import { burgundLesson } from '../src/learn/burgund/lesson.ts'
import { dominionLesson } from '../src/learn/dominion/lesson.ts'
import type { Lesson } from '../src/learn/lesson.ts'
import { stepsOf } from '../src/learn/lesson.ts'
import { LessonFeed } from '../src/learn/lesson-feed.ts'
import { BEGINNING, type Progress } from '../src/learn/progress.ts'
import { area, type Box, place, shared } from '../src/table/placing.ts'

const open = (lesson: Lesson, progress = BEGINNING, onProgress: (progress: Progress) => void = () => undefined) =>
  new LessonFeed(lesson, 'Anna', progress, onProgress, () => 0)

/** Waits until the partner's moves have been shown. */
const asked = (feed: LessonFeed): Promise<void> =>
  new Promise(resolve => {
    const look = () => {
      if (feed.current().moment.question === undefined) return false
      resolve()
      return true
    }
    if (look()) return
    const stop = feed.subscribe(() => look() && stop())
  })

/** Goes through a lesson and keeps what could be seen at the beginning of each step. */
async function through<View>(lesson: Lesson, read: (view: unknown) => View): Promise<View[]> {
  const feed = open(lesson)
  const views: View[] = []
  for (;;) {
    await asked(feed)
    views.push(read(feed.current().moment.view))
    const before = feed.number
    if (feed.step.task === undefined) feed.next()
    else feed.show()
    if (feed.number === before) break
  }
  expect(feed.number).toBe(feed.steps.length - 1)
  return views
}

const titled = (lesson: Lesson, title: string): number =>
  stepsOf(lesson).findIndex(({ chapter }) => chapter.en.startsWith(title))

test('the Dominion lesson deals the hands of the rulebook’s example', async () => {
  const views = await through(dominionLesson, readDominion)
  const own = (title: string) => views[titled(dominionLesson, title)]?.players[0]
  expect(own('Turn 1')?.hand).toEqual(['copper', 'copper', 'copper', 'copper', 'estate'])
  expect(own('Turn 2')).toMatchObject({ hand: ['copper', 'copper', 'copper', 'estate', 'estate'], deckSize: 0 })
  expect(own('Turn 3')).toMatchObject({ hand: ['copper', 'copper', 'estate', 'remodel', 'silver'], deckSize: 7 })
  expect(own('Turn 4')).toMatchObject({ hand: ['copper', 'copper', 'copper', 'copper', 'estate'], deckSize: 2 })
  expect(views[titled(dominionLesson, 'Turn 4')]?.trash).toEqual(['estate'])
})

test('the Burgund lesson goes through its first round as it is told', async () => {
  const views = await through(burgundLesson, readBurgund)
  const own = (title: string) => views[titled(burgundLesson, title)]?.players[0]
  expect(own('Turn 2')).toMatchObject({ projects: ['mine-2'], silver: 1 })
  expect(own('Turn 3')).toMatchObject({ projects: ['castle-4'], silver: 0, workers: 0 })
  expect(own('Turn 4')).toMatchObject({ workers: 2, projects: [] })
  expect(own('Turn 5')).toMatchObject({ workers: 1, projects: ['ship-6'] })
  expect(own('Turn 6')).toMatchObject({ goods: { light: 2 } })
  expect(own('Victory points')).toMatchObject({ goods: { light: 0 }, sold: { light: 2 }, silver: 2 })
  expect(views.at(-1)?.round).toBe('B')
})

describe.each([
  ['Dominion', dominionLesson],
  ['Burgund', burgundLesson],
])('the %s lesson', (_, lesson) => {
  test('goes back step by step to its beginning, each time as it was', async () => {
    const feed = open(lesson)
    const seen: unknown[] = []
    while (feed.number < feed.steps.length - 1) {
      await asked(feed)
      seen.push(feed.current().moment.view)
      if (feed.step.task === undefined) feed.next()
      else feed.show()
    }
    while (feed.number > 0) {
      feed.back()
      expect(feed.current().moment.view).toEqual(seen[feed.number])
    }
  })

  test('goes on where it was left', async () => {
    let kept = BEGINNING
    const feed = open(lesson, BEGINNING, progress => {
      kept = JSON.parse(JSON.stringify(progress))
    })
    while (feed.number < 12) {
      await asked(feed)
      if (feed.step.task === undefined) feed.next()
      else feed.show()
    }
    await asked(feed)
    const again = open(lesson, kept)
    expect(again.number).toBe(12)
    expect(again.current().moment.view).toEqual(feed.current().moment.view)
    expect(again.current().log).toEqual(feed.current().log)
  })

  test('begins anew where what was kept doesn’t fit any more', () => {
    expect(open(lesson, { step: 2, of: 9, answers: [[[987]], []] }).number).toBe(0)
    expect(open(lesson, { step: 99, of: 99, answers: [] }).number).toBe(0)
  })

  test('takes no answer while there is something to read, and none that the step doesn’t want', () => {
    const feed = open(lesson)
    const { moment } = feed.current()
    const { number, question } = moment
    feed.answer([question?.choices[0] ?? 0])
    expect(feed.refusal).toBe('read')
    // Whoever looks at moments alone is told as well.
    expect(feed.current().moment).not.toBe(moment)
    while (feed.step.task === undefined) feed.next()
    expect(feed.refusal).toBeUndefined()
    const wanted = question === undefined ? undefined : feed.step.task.answer(question)?.[0]
    feed.answer([question?.choices.findLast(n => n !== wanted) ?? 0])
    expect(feed.refusal).toBe('other')
    expect(feed.current().moment.number).toBe(number)
  })
})

test('Treasures may be played one by one, and going back takes them into the hand again', async () => {
  const feed = open(dominionLesson)
  while (feed.step.task === undefined) feed.next()
  const step = feed.number
  const view = () => readDominion(feed.current().moment.view)
  for (let n = 1; n <= 4; n++) {
    expect(feed.number).toBe(step)
    feed.answer([feed.current().moment.question?.choices[0] ?? 0])
    expect(view().turn.coins).toBe(n)
  }
  expect(feed.number).toBe(step + 1)
  feed.back()
  expect(feed.number).toBe(step)
  expect(view().turn.coins).toBe(0)
})

test('every step says something in both languages', () => {
  for (const { says, task } of [...stepsOf(dominionLesson), ...stepsOf(burgundLesson)]) {
    for (const words of [says, task?.instead ?? says]) {
      expect(words.de.trim()).not.toBe('')
      expect(words.en.trim()).not.toBe('')
      expect(words.de).not.toBe(words.en)
    }
  }
})

describe('a callout', () => {
  const screens = [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]
  test.each(screens)('never covers a card that is to be clicked ($width × $height)', screen => {
    const size = { width: Math.min(360, screen.width - 16), height: 180 }
    const card = { width: 92, height: 134 }
    for (let left = 0; left <= screen.width - card.width; left += 20) {
      for (let top = 0; top <= screen.height - card.height; top += 20) {
        const about: Box = { left, top, right: left + card.width, bottom: top + card.height }
        const spot = place([about], size, screen)
        const box = { ...spot, right: spot.left + size.width, bottom: spot.top + size.height }
        expect(area(shared(box, about))).toBe(0)
        expect(box.right).toBeLessThanOrEqual(screen.width)
        expect(box.bottom).toBeLessThanOrEqual(screen.height)
      }
    }
  })
})
