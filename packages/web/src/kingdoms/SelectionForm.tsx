import type { Selection, What } from '@kartentisch/dominion'
import type { Wording } from '@kartentisch/kernel'
import { KIND_KEYS } from '../cards/Card.tsx'
import { Field, Switch } from '../design/Field.tsx'
import { kingdomSets, setName } from '../sets/dominion.ts'
import { useLanguage, useSay } from '../words/language.ts'
import type { PlainKey } from '../words/pages.ts'
import { CardWish } from './CardWish.tsx'
import styles from './SelectionForm.module.css'
import {
  AMOUNTS,
  type Amount,
  amountOf,
  costWish,
  SIDEWAYS,
  sidewaysOf,
  typeWish,
  WISHED_COSTS,
  WISHED_TYPES,
  withAmount,
  withSet,
  withSideways,
} from './wishes.ts'

interface Props {
  /** The selection in words, as it is typed. */
  readonly words: string
  /** What the words mean; undefined while they mean nothing. */
  readonly selection: Selection | undefined
  /** What is wrong in the words, or with drawing from them. */
  readonly wrong: Wording | undefined
  readonly onWords: (words: string) => void
  /** Somebody is done with typing. */
  readonly onTyped: () => void
  readonly onSelection: (selection: Selection) => void
}

const AMOUNT_KEYS = {
  no: 'amount none',
  'at most 1': 'amount at most 1',
  'at least 1': 'amount 1',
  'at least 2': 'amount 2',
  'at least 3': 'amount 3',
} as const satisfies Readonly<Record<Amount, PlainKey>>

/** Everything one can wish of a kingdom: in words, or by choosing, which writes the words. */
export function SelectionForm({ words, selection, wrong, onWords, onTyped, onSelection }: Props) {
  const say = useSay()
  const language = useLanguage()
  return (
    <div className={styles.form}>
      <div className={styles.words}>
        <Field label={say('selection words')}>
          {id => (
            <textarea
              id={id}
              value={words}
              spellCheck={false}
              placeholder={say('selection example')}
              onChange={event => onWords(event.target.value)}
              onBlur={onTyped}
            />
          )}
        </Field>
        <p className={styles.help}>
          {say('selection help')} <code>{say('selection words example')}</code>
        </p>
      </div>
      {wrong !== undefined && (
        <p className={styles.wrong} role="alert">
          {wrong[language]}
        </p>
      )}
      {selection !== undefined && <Wishes selection={selection} onSelection={onSelection} />}
    </div>
  )
}

interface WishesProps {
  readonly selection: Selection
  readonly onSelection: (selection: Selection) => void
}

function Wishes({ selection, onSelection }: WishesProps) {
  const say = useSay()
  const language = useLanguage()
  return (
    <>
      <fieldset className={styles.sets}>
        <legend>{say('from sets')}</legend>
        {kingdomSets.map(set => (
          <Switch
            key={set}
            label={setName(set, language)}
            on={selection.from.includes(set)}
            onChange={on => onSelection(withSet(selection, set, on))}
          />
        ))}
      </fieldset>
      <div className={styles.wishes}>
        <Sideways kind="events" selection={selection} onSelection={onSelection} />
        <Sideways kind="landmarks" selection={selection} onSelection={onSelection} />
      </div>
      <CardWish kind="with" selection={selection} onSelection={onSelection} />
      <CardWish kind="without" selection={selection} onSelection={onSelection} />
      <details>
        <summary>{say('types and costs')}</summary>
        <div className={styles.wishes}>
          {WISHED_TYPES.map(type => (
            <AmountWish
              key={type}
              label={say(KIND_KEYS[type])}
              what={typeWish(type)}
              selection={selection}
              onSelection={onSelection}
            />
          ))}
          {WISHED_COSTS.map(cost => (
            <AmountWish
              key={cost}
              label={
                cost === 'potion' ? say('with potion') : cost === 'debt' ? say('with debt') : say('costs', { cost })
              }
              what={costWish(cost)}
              selection={selection}
              onSelection={onSelection}
            />
          ))}
        </div>
      </details>
    </>
  )
}

interface AmountProps extends WishesProps {
  readonly label: string
  readonly what: What
}

function AmountWish({ label, what, selection, onSelection }: AmountProps) {
  const say = useSay()
  const amount = amountOf(selection, what)
  return (
    <Field label={label}>
      {id => (
        <select
          id={id}
          value={typeof amount === 'string' ? amount : 'words'}
          onChange={event =>
            onSelection(withAmount(selection, what, AMOUNTS.find(a => a === event.target.value) ?? ''))
          }
        >
          <option value="">{say('amount any')}</option>
          {AMOUNTS.map(value => (
            <option key={value} value={value}>
              {say(AMOUNT_KEYS[value])}
            </option>
          ))}
          {typeof amount !== 'string' && <option value="words">{amount.words}</option>}
        </select>
      )}
    </Field>
  )
}

function Sideways({ kind, selection, onSelection }: WishesProps & { readonly kind: 'events' | 'landmarks' }) {
  const say = useSay()
  const amount = sidewaysOf(selection[kind])
  return (
    <Field label={say(kind === 'events' ? 'events' : 'landmarks')}>
      {id => (
        <select
          id={id}
          value={amount}
          onChange={event => onSelection(withSideways(selection, kind, event.target.value))}
        >
          <option value="">{say('amount none')}</option>
          {SIDEWAYS.map(value => (
            <option key={value} value={value}>
              {value.replace('-', '–')}
            </option>
          ))}
          {amount === 'words' && <option value="words">…</option>}
        </select>
      )}
    </Field>
  )
}
