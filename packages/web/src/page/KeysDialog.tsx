import { Dialog } from '../design/Dialog.tsx'
import { useSay } from '../words/language.ts'
import type { PlainKey } from '../words/pages.ts'
import styles from './SettingsDialog.module.css'

type Keys = readonly (readonly [keys: readonly string[], meaning: PlainKey])[]

const DOMINION: Keys = [
  [['1', '…', '9'], 'key cards'],
  [['t'], 'key treasures'],
  [['e'], 'key end'],
  [['⏎'], 'key confirm'],
  [['n'], 'key none'],
  [['⇧', '←', '→'], 'key order'],
]

const BURGUND: Keys = [
  [['1', '…', '9'], 'key dice'],
  [['w'], 'key workers'],
  [['s'], 'key silver'],
  [['v'], 'key convert'],
  [['b'], 'key buy'],
  [['e'], 'key end turn'],
  [['n'], 'key pass'],
]

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

interface Where {
  readonly game: string
  /** Hints can be had at this table. */
  readonly hints: boolean
}

function keysOf({ game, hints }: Where): Keys {
  if (game === 'replay') return REPLAY
  return [...(game === 'burgund' ? BURGUND : DOMINION), ...(hints ? HINT : []), ...COMMON]
}

/** What can be done by keyboard at the table of a game, or where one is looked at again. */
export function KeysDialog({ onClose, ...where }: Where & { readonly onClose: () => void }) {
  const say = useSay()
  return (
    <Dialog title={say('keys')} onClose={onClose}>
      <dl className={styles.keys}>
        {keysOf(where).map(([keys, meaning]) => (
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
