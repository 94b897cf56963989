import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BurgundRules, burgundLitmus, optionOf } from '@kartentisch/burgund'
import { DominionRules, dominionKit } from '@kartentisch/dominion'
import {
  Given,
  type LitmusGame,
  Match,
  Mistake,
  type Question,
  type Rules,
  randomAnswer,
  type Snapshot,
  seeded,
} from '@kartentisch/kernel'
import { parseAllDocuments } from 'yaml'

/** A kind of question, and a game in which it is open. */
export interface KindOfQuestion<Setup, State> {
  readonly kind: string
  readonly test: string
  readonly setup: Setup
  readonly snapshot: Snapshot<State>
  readonly question: Question
}

/** How a game's questions are told apart. */
interface Looking<Setup, State, Sight> {
  readonly game: string
  readonly litmus: LitmusGame<State, Sight>
  setupOf(rules: Rules<State, Sight>): Setup | undefined
  kindsOf(question: Question): readonly string[]
}

const litmusTests = join(import.meta.dirname, '..', '..', '..', 'litmus')

/** What a Dominion table has to tell apart: by what kind of thing, lying where, a question is answered. */
export function kindOf({ of, from, min, max, choices, ordered, orNone, shown, seat, whose }: Question): string {
  const most = Math.min(max, choices.length)
  const amount = most === 1 ? 'one' : min === most ? 'exactly several' : 'several'
  const optional = min === 0 || orNone ? ' or none' : ''
  const more = `${ordered ? ' in order' : ''}${shown.length > 0 ? ' with shown cards' : ''}${seat === whose ? '' : ' for another'}`
  return `${amount} of ${of} from ${from || 'nowhere'}${optional}${more}`
}

/** Something that litmus tests are written in is not what this looks for. */
function position<State, Sight>(litmus: LitmusGame<State, Sight>, test: unknown) {
  try {
    return litmus.position(new Given(test, []))
  } catch (fault) {
    if (fault instanceof Mistake) return undefined
    throw fault
  }
}

interface LitmusTest {
  readonly file: string
  readonly test: unknown
}

/**
 * In these files every kind of question is asked, each where it is asked first of all litmus tests: to read and play them all
 * takes longer than to click the questions. A test watches over the list.
 */
export const ASKED_IN: readonly string[] = [
  'alchemy/alchemist.yaml',
  'alchemy/apothecary.yaml',
  'alchemy/apprentice.yaml',
  'alchemy/golem.yaml',
  'alchemy/herbalist.yaml',
  'alchemy/philosophers-stone.yaml',
  'alchemy/possession.yaml',
  'alchemy/rule-reveal-until.yaml',
  'alchemy/scrying-pool.yaml',
  'alchemy/vineyard.yaml',
  'base/artisan.yaml',
  'base/harbinger.yaml',
  'base/moneylender.yaml',
  'base/sentry.yaml',
  'base1/thief.yaml',
  'burgund/actions.yaml',
  'burgund/answers.yaml',
  'burgund/effects-warehouse.yaml',
  'burgund/purchase.yaml',
  'burgund/rulings.yaml',
  'core/chosen-by-name.yaml',
  'core/money.yaml',
  'core/possessor-decides.yaml',
  'core/set-up.yaml',
  'cornucopia/rule-bane.yaml',
  'cornucopia/tournament.yaml',
  'events/annex.yaml',
  'guilds/herald.yaml',
]

const allFiles = (): readonly string[] =>
  readdirSync(litmusTests, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.yaml'))

function readTests(file: string): LitmusTest[] {
  const documents = parseAllDocuments(readFileSync(join(litmusTests, file), 'utf8'))
  return documents.map(document => ({ file, test: document.toJS() }))
}

/** They are many: each file is read once for all who look for questions in it. */
const read = new Map<string, readonly LitmusTest[]>()

/** The litmus tests of a game in these files, in order. */
function testsOf(game: string, files: readonly string[]): readonly LitmusTest[] {
  const tests = files.toSorted().flatMap(file => {
    const known = read.get(file) ?? readTests(file)
    read.set(file, known)
    return known
  })
  return tests.filter(({ test }) => Reflect.get(Object(test), 'game') === game)
}

/** Every kind of question put to the first player in games that go on by chance from the positions of the litmus tests. */
function kindsIn<Setup, State, Sight>(
  files: readonly string[],
  looking: Looking<Setup, State, Sight>,
): KindOfQuestion<Setup, State>[] {
  const { game, litmus, setupOf, kindsOf } = looking
  const found = new Map<string, KindOfQuestion<Setup, State>>()
  for (const { file, test } of testsOf(game, files)) {
    const laid = position(litmus, test)
    const setup = laid === undefined ? undefined : setupOf(laid.rules)
    if (laid === undefined || setup === undefined) continue
    const random = seeded(`${file} ${String(Reflect.get(Object(test), 'name'))}`)
    for (let course = 0; course < 3; course++) {
      const match = Match.from(laid.rules, laid.start)
      for (let n = 0; n < 14 && match.question !== undefined; n++) {
        const { question } = match
        for (const kind of kindsOf(question)) {
          if (question.seat !== 0 || found.has(kind)) continue
          found.set(kind, { kind, test: file, setup, snapshot: match.snapshot(), question })
        }
        match.answer(question.seat, randomAnswer(question, random))
      }
    }
  }
  return [...found.values()]
}

/** Kinds of questions in Dominion; told apart by what asks as well, where that matters. */
export const kindsOfQuestions = (kindsOf: (question: Question) => string = kindOf, files = allFiles()) =>
  kindsIn(files, {
    game: 'dominion',
    litmus: dominionKit.litmus,
    setupOf(rules) {
      // A position made by hand may have more piles than a table.
      const setup = rules instanceof DominionRules ? rules.tables.setup : undefined
      return setup === undefined || setup.kingdom.length > 10 ? undefined : setup
    },
    kindsOf: question => [kindsOf(question)],
  })

const OPTION = ' by '

/** How a kind of question in Burgund is answered. */
export const optionIn = (kind: string): string => kind.slice(kind.lastIndexOf(OPTION) + OPTION.length)

/** In Burgund one thing is chosen at a time: what differs is the step, and which things can be chosen. */
export const kindsOfBurgundQuestions = (files = allFiles()) =>
  kindsIn(files, {
    game: 'burgund',
    litmus: burgundLitmus,
    setupOf: rules => (rules instanceof BurgundRules ? rules.setup : undefined),
    kindsOf: ({ step, choices }) => [...new Set(choices.map(n => `${step}${OPTION}${optionOf(n).kind}`))],
  })
