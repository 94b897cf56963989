import {
  asCard,
  capitalised,
  cardName,
  choiceLabel,
  DIE,
  data,
  faceName,
  type OptionKind,
  optionOf,
  prompt,
} from '@kartentisch/burgund'
import { at, type Question } from '@kartentisch/kernel'
import { useState } from 'react'
import { Button } from '../design/Button.tsx'
import styles from '../table/QuestionBar.module.css'
import { QuestionBar } from '../table/QuestionBar.tsx'
import { useLanguage, useSay } from '../words/language.ts'
import own from './Bar.module.css'
import { BurgundCard } from './BurgundCard.tsx'
import { Die } from './Die.tsx'
import { BurgundIcon } from './Icon.tsx'
import { hasPicture } from './pictures.ts'
import { useSeeing } from './seeing.ts'

/** What is asked, with the card or die that asks, and all answers that aren't things on the table. */
export function Bar() {
  const { question, moment } = useSeeing()
  return (
    <QuestionBar
      moment={moment}
      asker={<Asker />}
      prompt={<Prompt />}
      answers={question !== undefined && <Answers question={question} />}
    >
      {question?.step === 'use-bought' && <Bought question={question} />}
    </QuestionBar>
  )
}

/** The die that acts, or the picture of the card that asks. */
function Asker() {
  const { question, moment } = useSeeing()
  const about = moment.asked?.about ?? ''
  const played = question?.step === 'choose-action' ? question.shown[0] : undefined
  if (played !== undefined) {
    return (
      <span className={styles.asker} data-look={cardName(played)}>
        <Die value={at(DIE, played)} className={own.die} />
      </span>
    )
  }
  if (!hasPicture(about)) return null
  return (
    <span className={styles.asker}>
      <BurgundIcon id={about} className={styles.picture} />
    </span>
  )
}

function Prompt() {
  const say = useSay()
  const language = useLanguage()
  const { question, names, moment, view } = useSeeing()
  if (view.over) return say('game over')
  if (question !== undefined) return prompt(question, language)
  return moment.asked === undefined ? null : say('waiting for', { name: at(names, moment.asked.seat) })
}

/** What is chosen on the table itself, with the bought cards, or in more than one way. */
const ELSEWHERE: readonly OptionKind[] = [
  'play',
  'take-card',
  'place-project',
  'sell-goods',
  'discard',
  'set',
  'goods',
  'animals',
  'keep',
  'use',
  'convert',
]

const KEYS: Readonly<Partial<Record<OptionKind, string>>> = {
  'refill-workers': 'w',
  'take-silver': 's',
  'buy-cards': 'b',
  'end-turn': 'e',
  pass: 'n',
}

/** The answers that are buttons. */
function Answers({ question }: { readonly question: Question }) {
  const language = useLanguage()
  const { view, answer } = useSeeing()
  const options = question.choices.map(n => ({ n, kind: optionOf(n).kind }))
  const buttons = options.filter(({ kind }) => !ELSEWHERE.includes(kind))
  const conversions = options.flatMap(({ n, kind }) => (kind === 'convert' ? [n] : []))
  const numbered = question.of === 'option'
  return (
    <div className={styles.answers}>
      {buttons.map(({ n, kind }, i) => (
        <Button
          key={n}
          main={kind === 'end-turn'}
          shortcut={KEYS[kind] ?? (numbered && i < 9 ? String(i + 1) : undefined)}
          onClick={() => answer(n)}
          data-move={kind}
        >
          {capitalised(choiceLabel(question, n, language, view))}
        </Button>
      ))}
      {conversions.length > 0 && <Conversion key={conversions.length} question={question} ways={conversions} />}
    </div>
  )
}

/** Workers and silver into points: one way is a button, several are chosen from first. */
function Conversion({ question, ways }: { readonly question: Question; readonly ways: readonly number[] }) {
  const say = useSay()
  const language = useLanguage()
  const { view, answer } = useSeeing()
  const [way, setWay] = useState(at(ways, 0))
  const label = (n: number) => capitalised(choiceLabel(question, n, language, view))
  const short = (n: number) => {
    const { of: workers, with: silver } = optionOf(n)
    return say('conversion', { workers, silver, n: (workers + silver) / data.convertRate })
  }
  return (
    <span className={own.conversion}>
      {ways.length > 1 && (
        <select value={way} aria-label={say('what to convert')} onChange={event => setWay(Number(event.target.value))}>
          {ways.map(n => (
            <option key={n} value={n}>
              {short(n)}
            </option>
          ))}
        </select>
      )}
      <Button shortcut="v" onClick={() => answer(way)} data-move="convert">
        {ways.length > 1 ? say('convert') : label(way)}
      </Button>
    </span>
  )
}

/** Cards just bought: one is kept as a project or used as a die. */
function Bought({ question }: { readonly question: Question }) {
  const say = useSay()
  const language = useLanguage()
  const { answer } = useSeeing()
  const options = question.choices.map(n => ({ n, ...optionOf(n) }))
  return (
    <ul className={own.bought} aria-label={say('choices')} data-place="bought">
      {[...new Set(question.shown)].map(card => (
        <li key={card}>
          <span data-look={cardName(card)}>
            <span className="hidden-visually">{faceName(card, language)}</span>
            <span aria-hidden="true">
              <BurgundCard card={asCard(card)} size="small" />
            </span>
          </span>
          <span className={own.uses}>
            {options
              .filter(({ of }) => of === card)
              .map(({ n, kind }) => (
                <Button key={n} onClick={() => answer(n)}>
                  {say(kind === 'keep' ? 'keep bought' : 'use bought', { n: at(DIE, card) })}
                  <span className="hidden-visually">{faceName(card, language)}</span>
                </Button>
              ))}
          </span>
        </li>
      ))}
    </ul>
  )
}
