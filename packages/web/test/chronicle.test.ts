import kits from '@kartentisch/bots/kits'
import { eventFor, Match, NOBODY, randomAnswer, seeded } from '@kartentisch/kernel'
import { toyKit } from '@kartentisch/toy'
import { expect, test } from 'vitest'
import { Chronicle } from '../src/table/chronicle.ts'

test.each([...kits.map(({ game }) => game), toyKit])('the log of $game.id is what its kit tells, turn by turn', kit => {
  const random = seeded('chronicle')
  const rules = kit.game.prepare(kit.setup({ players: 2, seed: 'chronicle' }))
  const speaker = kit.speak(rules, 'en', ['Ada', 'Bo'])
  const match = Match.from(rules, rules.deal('chronicle'))
  const log = [...match.opening]
  while (log.length < 120 && match.question !== undefined)
    log.push(...match.answer(match.question.seat, randomAnswer(match.question, random)))
  const told = log.map(event => eventFor(event, NOBODY))
  const turns = new Chronicle(speaker).tell(told, 'before')
  const titles = told.flatMap(event => speaker.title(event) ?? [])
  expect(titles.length).toBeGreaterThan(2)
  const shown = turns.map(({ title }) => title).filter(title => title !== 'before')
  // Turns that the kit calls alike are numbered.
  expect(shown.map(title => title.replace(/ · \d+$/, ''))).toEqual(titles)
  expect(new Set(shown).size).toBe(shown.length)
  const bare = (text: string) => text.replace(/\.$/, '')
  const lines = turns.flatMap(turn => turn.lines.map(({ text }) => bare(text)))
  expect(lines).toEqual(
    speaker
      .story(told)
      .map(bare)
      .filter(line => !titles.map(bare).includes(line)),
  )
})
