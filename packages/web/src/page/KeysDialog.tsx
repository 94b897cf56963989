import { Dialog } from '../design/Dialog.tsx'
import { useSay } from '../words/language.ts'
import type { PlainKey } from '../words/pages.ts'
import styles from './SettingsDialog.module.css'

/** Keys, and what they do. */
export type Keys = readonly (readonly [keys: readonly string[], meaning: PlainKey])[]

const REPLAY: Keys = [
  [['←', '→'], 'key step'],
  [['↑', '↓'], 'key turn'],
  [['␣'], 'key play'],
  [['Home', 'End'], 'key ends'],
  [['⇥'], 'key tab'],
  [['i'], 'key look'],
  [['Esc'], 'key escape'],
  [['?'], 'key help'],
]

const HINT: Keys = [[['h'], 'key hint']]

const COMMON: Keys = [
  [['u'], 'key undo'],
  [['←', '→', '↑', '↓'], 'key arrows'],
  [['⇥'], 'key tab'],
  [['i'], 'key look'],
  [['Esc'], 'key escape'],
  [['?'], 'key help'],
]

interface Props {
  /** What keys do at this table besides what they do at every one; nothing where a game is looked at again. */
  readonly own: Keys | undefined
  /** Hints can be had at this table. */
  readonly hints: boolean
  readonly onClose: () => void
}

/** What can be done by keyboard at the table of a game, or where one is looked at again. */
export function KeysDialog({ own, hints, onClose }: Props) {
  const say = useSay()
  const keys = own === undefined ? REPLAY : [...own, ...(hints ? HINT : []), ...COMMON]
  return (
    <Dialog title={say('keys')} onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map(([keys, meaning]) => (
          <div key={meaning} style={{ display: 'contents' }}>
            <dt>
              {keys.map(key => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{say(meaning)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
