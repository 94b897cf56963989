import { at, joined, type Question, type Speaker } from '@kartentisch/kernel'
import { Button } from '../design/Button.tsx'
import { AmountChooser, FEW_AMOUNTS } from '../table/AmountChooser.tsx'
import type { Choosing } from '../table/choosing.ts'
import { useDragging } from '../table/dragging.ts'
import type { Hint, Moment } from '../table/feed.ts'
import { NameChooser } from '../table/NameChooser.tsx'
import { OrderRow } from '../table/OrderRow.tsx'
import bar from '../table/QuestionBar.module.css'
import { QuestionBar } from '../table/QuestionBar.tsx'
import { useLanguage, useSay } from '../words/language.ts'
import styles from './General.module.css'

/** With more choices than this one types the name. */
const TOO_MANY = 24

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

interface Props {
  readonly moment: Moment
  readonly choosing: Choosing
  readonly speaker: Speaker
  readonly names: readonly string[]
  readonly hint: Hint | undefined
}

/** Any question, and all its answers as buttons: one is taken by a click, several are switched on and confirmed. */
export function GeneralBar({ moment, choosing, speaker, names, hint }: Props) {
  const say = useSay()
  const { question, asked, result } = moment
  const waiting = asked === undefined ? null : say('waiting for', { name: at(names, asked.seat) })
  const prompt = question === undefined ? (result === null ? waiting : say('game over')) : speaker.prompt(question)
  const typed =
    question !== undefined &&
    !choosing.several &&
    !manyAmounts(question, choosing) &&
    new Set(question.choices).size > TOO_MANY
  return (
    <>
      {hint !== undefined && question !== undefined && <Advice hint={hint} question={question} speaker={speaker} />}
      <QuestionBar
        moment={moment}
        asker={null}
        prompt={prompt}
        answers={
          question !== undefined && !typed && <Answers question={question} choosing={choosing} speaker={speaker} />
        }
      >
        {question !== undefined && typed && (
          <NameChooser
            all={[...new Set(question.choices)].map(n => ({ n, name: capital(speaker.choice(question, n)) }))}
            onName={n => choosing.take(n)}
          />
        )}
        {question !== undefined && choosing.ordered && (
          <Order question={question} choosing={choosing} speaker={speaker} />
        )}
      </QuestionBar>
    </>
  )
}

interface Asked extends Pick<Props, 'choosing' | 'speaker'> {
  readonly question: Question
}

const manyAmounts = ({ of, choices }: Question, { several }: Choosing): boolean =>
  of === 'number' && !several && choices.length > FEW_AMOUNTS

function Answers({ question, choosing, speaker }: Asked) {
  const say = useSay()
  const amounts = manyAmounts(question, choosing)
  const { several, orderOnly, picked } = choosing
  // What is there twice is one choice where only one is taken.
  const places = question.choices.flatMap((n, place) =>
    several || question.choices.indexOf(n) === place ? [place] : [],
  )
  return (
    <div className={bar.answers}>
      {amounts && (
        <AmountChooser
          amounts={question.choices}
          label={n => capital(speaker.choice(question, n))}
          onTake={n => choosing.take(n)}
        />
      )}
      {!orderOnly &&
        !amounts &&
        places.map((place, i) => (
          <Button
            key={place}
            main={picked.includes(place)}
            disabled={!choosing.canPick(place)}
            aria-pressed={several ? picked.includes(place) : undefined}
            onClick={() => choosing.pick(place)}
            {...(i < 9 && { shortcut: String(i + 1) })}
          >
            {capital(speaker.choice(question, at(question.choices, place)))}
          </Button>
        ))}
      {several && (
        <>
          <span className={bar.count} role="status" hidden={orderOnly}>
            {choosing.min === choosing.max
              ? say('picked of', { n: picked.length, max: choosing.max })
              : say('picked', { n: picked.length })}
          </span>
          <Button
            main
            shortcut="Enter"
            disabled={!choosing.complete || choosing.sequence.length === 0}
            onClick={() => choosing.confirm()}
          >
            {say(orderOnly ? 'in this order' : 'confirm')}
          </Button>
        </>
      )}
      {choosing.noneAllowed && (
        <Button shortcut="n" disabled={picked.length > 0} onClick={() => choosing.none()}>
          {say('none')}
        </Button>
      )}
    </div>
  )
}

function Order({ question, choosing, speaker }: Asked) {
  const dragging = useDragging(choosing)
  const name = (place: number) => capital(speaker.choice(question, at(question.choices, place)))
  return (
    <OrderRow
      choosing={choosing}
      dragging={dragging}
      look={place => speaker.thing(question, at(question.choices, place))?.id ?? ''}
      name={name}
      draw={place => <span className={styles.chip}>{name(place)}</span>}
      className={styles.order}
      place="order"
    />
  )
}

/** What the adviser would do. */
function Advice({ hint, question, speaker }: { readonly hint: Hint } & Pick<Asked, 'question' | 'speaker'>) {
  const say = useSay()
  const language = useLanguage()
  const words = hint.answer.map(n => speaker.choice(question, n))
  return (
    <p className={styles.hint} role="status" data-hint="">
      <strong>{say('hint')}:</strong> {words.length === 0 ? say('none') : joined(words, 'and', language)}
    </p>
  )
}
