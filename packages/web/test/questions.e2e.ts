import { burgund, optionOf } from '@kartentisch/burgund'
import { dominion } from '@kartentisch/dominion'
import { seeded } from '@kartentisch/kernel'
import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { whereOf } from '../src/dominion/zones.ts'
import { DESKTOP, PHONE } from './browser.ts'
import { ASKED_IN, type KindOfQuestion, kindOf, kindsOfBurgundQuestions, kindsOfQuestions, optionIn } from './kinds.ts'
import { laySnapshot } from './laying.ts'
import { answerSomehow, look, nextQuestion, outOfReach } from './playing.ts'
import { visit } from './visiting.ts'

const address = inject('address')
const kinds = kindsOfQuestions(kindOf, ASKED_IN)
const burgundKinds = kindsOfBurgundQuestions(ASKED_IN)

interface Laid extends KindOfQuestion<{ readonly players: number }, unknown> {
  readonly game: string
}

/**
 * Opens each question, looks whether all that answers it is in reach, and answers it at another size, on a desktop and a
 * phone in turn; gives back what went wrong.
 */
async function answerEach(page: Page, laid: readonly Laid[], answer: (laid: Laid) => Promise<void>): Promise<string[]> {
  const failed: string[] = []
  for (const [i, question] of laid.entries()) {
    const fail = (reason: string | null) => failed.push(`${question.kind} (${question.test}): ${reason}`)
    await laySnapshot(page, address, question.game, question)
    try {
      const { number } = await nextQuestion(page, -1)
      for (const far of await outOfReach(page)) fail(far)
      await page.setViewportSize(i % 2 === 0 ? PHONE : DESKTOP)
      await answer(question)
      await page.locator(`section[data-number="${number}"][data-asked="true"]`).waitFor({ state: 'detached' })
      const refused = page.locator('[role=alert]')
      if ((await refused.count()) > 0) fail(await refused.textContent())
    } catch (fault) {
      fail(`${String(fault).slice(0, 300)} ${JSON.stringify(await look(page))}`)
    }
  }
  return failed
}

test('the litmus tests ask many kinds of questions', () => {
  expect(kinds.length).toBeGreaterThan(35)
  expect(burgundKinds.length).toBeGreaterThan(30)
})

/** Who decides for another, may take nothing or is shown something clicks the same things as who isn't. */
const withoutDoubles = ({ kind }: KindOfQuestion<unknown, unknown>): boolean =>
  [' for another', ' or none', ' with shown cards']
    .map(more => kind.replace(more, ''))
    .every(plain => plain === kind || !kinds.some(one => one.kind === plain))

/** Cards that don't lie open on the table are all shown in one tray with the question, wherever they come from. */
const looksLike = ({ kind, question }: KindOfQuestion<unknown, unknown>): string =>
  whereOf(question) === 'tray' ? kind.replace(/of \w+ from \w+/, 'of the tray') : kind
const alike = new Map(kinds.filter(withoutDoubles).map(one => [looksLike(one).replace(' or none', ''), one]))

test('every kind of question can be answered by clicking, on a desktop and on a phone', async () => {
  const page = await visit(address, { returning: true })
  const random = seeded('questions')
  const laid = [...alike.values()].map(kind => ({ ...kind, game: dominion.id }))
  expect(await answerEach(page, laid, async () => answerSomehow(page, await look(page), random))).toEqual([])
})

/** Where on a Burgund table the things lie that are chosen; everything else is a button. */
const PLACES: Readonly<Record<string, string>> = {
  play: 'hand',
  'take-card': 'row',
  'place-project': 'projects',
  discard: 'projects',
  'sell-goods': 'storage',
  set: 'estate',
  goods: 'goods',
  animals: 'animals',
}

/** What is chosen from a list first, or beside a bought card. */
const LISTED = ['convert', 'keep', 'use']

/** Everything that chooses an option of this kind. */
function waysOf(page: Page, kind: string): Locator {
  if (kind === 'keep' || kind === 'use') return page.locator('[data-place="bought"] button')
  const place = PLACES[kind]
  if (place === undefined) return page.locator(`section[data-number] button[data-move="${kind}"]`)
  return page.locator(`[data-place^="${place}"] button[data-lit="true"]`)
}

test('every kind of question in Burgund can be answered by clicking, on a desktop and on a phone', async () => {
  const page = await visit(address, { language: 'de', returning: true })
  // Whatever asks for it, the same things are clicked, and all buttons are alike.
  const clicked = (option: string) => (option in PLACES || LISTED.includes(option) ? option : 'a button')
  const laid = [
    ...new Map(burgundKinds.map(one => [clicked(optionIn(one.kind)), { ...one, game: burgund.id }])).values(),
  ]
  const failed = await answerEach(page, laid, async ({ kind, question }) => {
    const options = Map.groupBy(new Set(question.choices), n => optionOf(n).kind)
    for (const [option, all] of options) {
      // What is converted is chosen from a list first; of bought cards the other use has buttons too.
      if (option !== 'convert') expect(await waysOf(page, option).count(), option).toBeGreaterThanOrEqual(all.length)
    }
    await waysOf(page, optionIn(kind)).first().click()
  })
  expect(failed).toEqual([])
})
