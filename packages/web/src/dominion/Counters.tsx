import { at } from '@kartentisch/kernel'
import { GameSymbol, type SymbolKind } from '../cards/Symbol.tsx'
import styles from '../table/QuestionBar.module.css'
import { useSay } from '../words/language.ts'
import type { PlainKey } from '../words/pages.ts'
import { useSeeing } from './seeing.ts'

/** Actions, Buys and money of this turn; Coffers, debt and VP of whoever sits in front. */
export function Counters() {
  const say = useSay()
  const { view, front } = useSeeing()
  const { turn } = view
  const { coffers, debt, vp } = at(view.players, front)
  const counts: readonly (readonly [SymbolKind, PlainKey, number, boolean])[] = [
    ['action', 'count actions', turn.actions, true],
    ['buy', 'count buys', turn.buys, true],
    ['coin', 'count coins', turn.coins, true],
    ['potion', 'count potions', turn.potions, turn.potions > 0],
    ['coffers', 'count coffers', coffers, coffers > 0],
    ['debt', 'count debt', debt, debt > 0],
    ['vp', 'count vp', vp, vp > 0],
  ]
  return (
    <dl className={styles.counters}>
      {counts.map(
        ([kind, key, n, shown]) =>
          shown && (
            <div key={kind}>
              <dt>{say(key)}</dt>
              <dd key={n}>
                <GameSymbol kind={kind} />
                {n}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
