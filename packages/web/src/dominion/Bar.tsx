import { choiceLabel, moveOf, prompt, type View } from '@kartentisch/dominion'
import { at, isMove, type Question } from '@kartentisch/kernel'
import { Picture } from '../cards/Picture.tsx'
import { GameSymbol } from '../cards/Symbol.tsx'
import { Button } from '../design/Button.tsx'
import { cardName, isCard } from '../sets/dominion.ts'
import { AmountChooser, FEW_AMOUNTS } from '../table/AmountChooser.tsx'
import { NameChooser } from '../table/NameChooser.tsx'
import styles from '../table/QuestionBar.module.css'
import { QuestionBar } from '../table/QuestionBar.tsx'
import { useLanguage, useSay } from '../words/language.ts'
import type { PlainKey } from '../words/pages.ts'
import { Counters } from './Counters.tsx'
import { useSeeing } from './seeing.ts'
import { Ordering, Tray } from './Tray.tsx'
import { whereOf } from './zones.ts'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Who is asked what and by which card, and all answers that aren't things on the table. */
export function Bar() {
  const say = useSay()
  const { question, view, moment, names, choosing } = useSeeing()
  const { seat, controller, phase } = view.turn
  const controlled = seat !== controller && phase !== 'over' && phase !== 'between'
  return (
    <QuestionBar
      moment={moment}
      warning={controlled ? say('controls', { name: at(names, controller), other: at(names, seat) }) : undefined}
      counters={<Counters />}
      asker={<Asker />}
      prompt={<Prompt />}
      answers={question !== undefined && <Answers question={question} />}
    >
      {question?.of === 'name' && <Naming question={question} />}
      {question !== undefined && (whereOf(question) === 'tray' || question.shown.length > 0) && (
        <Tray question={question} />
      )}
      {question !== undefined && choosing.ordered && <Ordering question={question} />}
    </QuestionBar>
  )
}

/** The picture of the card that asks. */
function Asker() {
  const { moment } = useSeeing()
  const about = moment.asked?.about ?? ''
  if (!isCard(about)) return null
  return (
    <span className={styles.asker} data-look={about}>
      <Picture id={about} className={styles.picture} />
    </span>
  )
}

function Prompt() {
  const say = useSay()
  const language = useLanguage()
  const { question, tables, names, moment, view } = useSeeing()
  if (view.over) return say('game over')
  const debt = debtOf(question, view)
  if (question !== undefined) return debt === undefined ? prompt(tables, question, language, names) : say(...debt)
  const { asked } = moment
  if (asked === undefined) return null
  const name = at(names, asked.seat)
  if (!isCard(asked.about)) return say('waiting for', { name })
  return say('waiting for card', { name, card: cardName(asked.about, language) })
}

/** What can be done before anything is bought, or that nothing can, while there is debt. */
function debtOf(question: Question | undefined, view: View) {
  if (question === undefined || !isMove(question) || question.about !== 'buy') return undefined
  const { debt } = at(view.players, question.whose)
  if (debt === 0) return undefined
  const canPay = question.choices.some(n => ['treasures', 'play', 'coffers', 'debt'].includes(moveOf(n).kind))
  return [canPay ? 'debt first' : 'debt stays', { n: debt }] as const
}

/** What it is called to take nothing. */
const noneKey = ({ step, of }: Question): PlainKey =>
  step === 'bid' ? 'pass' : of === 'position' ? 'by chance' : 'none'

/** The answers that are buttons. */
function Answers({ question }: { readonly question: Question }) {
  const say = useSay()
  const { choosing, treasures } = useSeeing()
  if (isMove(question)) return <Moves question={question} />
  const buttons = ['option', 'number', 'position'].includes(question.of)
  return (
    <div className={styles.answers}>
      {treasures.offered && (
        <Button main shortcut="t" onClick={() => treasures.play()}>
          {say('play all treasures')}
        </Button>
      )}
      {choosing.picked.length === 0 && <Again question={question} />}
      {buttons && <Options question={question} />}
      {choosing.several && (
        <>
          <span className={styles.count} role="status" hidden={choosing.orderOnly}>
            {choosing.min === choosing.max
              ? say('picked of', { n: choosing.picked.length, max: choosing.max })
              : say('picked', { n: choosing.picked.length })}
          </span>
          <Button
            main
            shortcut="Enter"
            disabled={!choosing.complete || choosing.sequence.length === 0}
            onClick={() => choosing.confirm()}
          >
            {say(choosing.orderOnly ? 'in this order' : 'confirm')}
          </Button>
        </>
      )}
      {choosing.noneAllowed && (
        <Button shortcut="n" disabled={choosing.picked.length > 0} onClick={() => choosing.none()}>
          {say(noneKey(question))}
        </Button>
      )}
    </div>
  )
}

/** What was answered last, where the same is asked once more. */
function Again({ question }: { readonly question: Question }) {
  const say = useSay()
  const language = useLanguage()
  const { again, tables, choosing } = useSeeing()
  // One option is one click anyway.
  if (again === undefined || (question.of !== 'card' && !choosing.several)) return null
  const kinds = Map.groupBy(again.answer, n => n)
  const labels = [...kinds].map(([n, all]) => {
    const label = choiceLabel(tables, question, n, language)
    return all.length > 1 ? `${all.length} × ${label}` : label
  })
  return (
    <Button shortcut="r" onClick={() => again.give(again.answer)} data-again>
      {say('same again', { what: new Intl.ListFormat(language).format(labels) })}
    </Button>
  )
}

function Options({ question }: { readonly question: Question }) {
  const language = useLanguage()
  const { choosing, tables } = useSeeing()
  if (question.of !== 'option' && !choosing.several && question.choices.length > FEW_AMOUNTS) {
    const label = (n: number) => capital(choiceLabel(tables, question, n, language))
    return <AmountChooser amounts={question.choices} label={label} onTake={n => choosing.take(n)} />
  }
  return question.choices.map((n, place) => {
    const picked = choosing.picked.includes(place)
    return (
      <Button
        key={n}
        main={picked}
        disabled={!choosing.canPick(place)}
        aria-pressed={choosing.several ? picked : undefined}
        onClick={() => choosing.pick(place)}
        {...(place < 9 && question.of === 'option' && { shortcut: String(place + 1) })}
        {...(n >= 0 && n <= 9 && question.of === 'number' && { 'aria-keyshortcuts': String(n) })}
      >
        {capital(choiceLabel(tables, question, n, language))}
      </Button>
    )
  })
}

/** The moves that aren't cards or piles: Treasures, Coffers, debt, and the end of the phase. */
function Moves({ question }: { readonly question: Question }) {
  const language = useLanguage()
  const { choosing, tables } = useSeeing()
  const moves = question.choices.map(n => ({ n, kind: moveOf(n).kind }))
  const others = moves.filter(({ kind }) => !['play', 'buy', 'event', 'coffers', 'debt'].includes(kind))
  // While there is something to play, ending the phase isn't what one wants.
  const obvious = moves.some(({ kind }) => kind === 'treasures')
    ? 'treasures'
    : moves.some(({ kind }) => kind === 'play')
      ? undefined
      : 'end-turn'
  const ending = moves.some(({ kind }) => kind === 'end-actions') ? 'end-actions' : 'end-turn'
  const key = (kind: string) => (kind === 'treasures' ? 't' : kind === ending ? 'e' : undefined)
  return (
    <div className={styles.answers}>
      {others.map(({ n, kind }) => (
        <Button key={n} main={kind === obvious} shortcut={key(kind)} onClick={() => choosing.take(n)} data-move={kind}>
          {capital(choiceLabel(tables, question, n, language))}
        </Button>
      ))}
      <Amounts question={question} kind="coffers" />
      <Amounts question={question} kind="debt" />
    </div>
  )
}

/** Moves that differ only by an amount: all of it, or fewer. */
function Amounts({ question, kind }: { readonly question: Question; readonly kind: 'coffers' | 'debt' }) {
  const language = useLanguage()
  const { choosing, tables } = useSeeing()
  const moves = question.choices.filter(n => moveOf(n).kind === kind).reverse()
  if (moves.length === 0) return null
  return (
    <span className={styles.amounts}>
      <GameSymbol kind={kind} />
      {moves.map((n, i) => {
        const label = capital(choiceLabel(tables, question, n, language))
        return (
          <Button key={n} onClick={() => choosing.take(n)} aria-label={label} title={label} data-move={kind}>
            {i === 0 && <span className={styles.amountWords}>{label}</span>}
            <span className={i === 0 ? styles.amountAlone : undefined}>{moveOf(n).of}</span>
          </Button>
        )
      })}
    </span>
  )
}

function Naming({ question }: { readonly question: Question }) {
  const language = useLanguage()
  const { choosing, tables } = useSeeing()
  const all = question.choices
    .map(n => ({ n, name: capital(choiceLabel(tables, question, n, language)) }))
    .sort((a, b) => Number(a.n < 0) - Number(b.n < 0) || a.name.localeCompare(b.name, language))
  return <NameChooser all={all} onName={n => choosing.take(n)} />
}
