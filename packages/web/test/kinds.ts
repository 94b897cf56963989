import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomAnswer } from '@kartentisch/bots'
import { type DominionRules, dominionLitmus, type Setup, type Sight, type State } from '@kartentisch/dominion'
import { Given, isMove, Match, Mistake, type Question, type Rules, type Snapshot, seeded } from '@kartentisch/kernel'
import { parseAllDocuments } from 'yaml'

/** A kind of question, and a game in which it is open. */
export interface KindOfQuestion {
  readonly kind: string
  readonly test: string
  readonly setup: Setup
  readonly snapshot: Snapshot<State>
}

const litmus = join(import.meta.dirname, '..', '..', '..', 'litmus')

/** What the page has to tell apart. */
export function kindOf({ of, from, step, min, max, choices, ordered, orNone, shown, seat, whose }: Question): string {
  const most = Math.min(max, choices.length)
  const amount = most === 1 ? 'one' : min === most ? 'exactly several' : 'several'
  const optional = min === 0 || orNone ? ' or none' : ''
  const more = `${ordered ? ' in order' : ''}${shown.length > 0 ? ' with shown cards' : ''}${seat === whose ? '' : ' for another'}`
  return `${step}: ${amount} of ${of} from ${from || 'nowhere'}${optional}${more}`
}

/** Something that litmus tests are written in is not what this looks for. */
function position(test: unknown): { readonly rules: Rules<State, Sight>; readonly start: State } | undefined {
  try {
    return dominionLitmus.position(new Given(test, []))
  } catch (fault) {
    if (fault instanceof Mistake) return undefined
    throw fault
  }
}

/** Every kind of question put to the first player in games that go on by chance from the positions of the litmus tests. */
export function kindsOfQuestions(): KindOfQuestion[] {
  const found = new Map<string, KindOfQuestion>()
  const files = readdirSync(litmus, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.yaml'))
  for (const file of files.sort()) {
    for (const document of parseAllDocuments(readFileSync(join(litmus, file), 'utf8'))) {
      const test: unknown = document.toJS()
      if (Reflect.get(Object(test), 'game') !== 'dominion') continue
      const laid = position(test)
      if (laid === undefined) continue
      const random = seeded(`${file} ${String(Reflect.get(Object(test), 'name'))}`)
      for (let course = 0; course < 3; course++) {
        const match = Match.from(laid.rules, laid.start)
        for (let n = 0; n < 14 && match.question !== undefined; n++) {
          const { question } = match
          const kind = kindOf(question)
          if (question.seat === 0 && !found.has(kind) && !(isMove(question) && found.size > 40)) {
            const { setup } = (laid.rules as DominionRules).tables
            if (setup.kingdom.length <= 10) found.set(kind, { kind, test: file, setup, snapshot: match.snapshot() })
          }
          match.answer(question.seat, randomAnswer(question, random))
        }
      }
    }
  }
  return [...found.values()]
}
