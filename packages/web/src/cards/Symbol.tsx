import styles from './Symbol.module.css'

export const SYMBOLS = ['coin', 'vp', 'potion', 'debt', 'card', 'action', 'buy', 'coffers'] as const
export type SymbolKind = (typeof SYMBOLS)[number]

/** Outline and colours of each: the shape alone tells them apart. */
const SHAPES: Readonly<Record<SymbolKind, { readonly d: string; readonly fill: string; readonly ink: string }>> = {
  coin: { d: 'M12 1a11 11 0 1 1 0 22a11 11 0 0 1 0-22z', fill: '#f0c24b', ink: '#3a2600' },
  vp: { d: 'M2 2.5h20v9.5c0 6-4.5 9-10 11.5c-5.5-2.5-10-5.5-10-11.5z', fill: '#4d8a43', ink: '#ffffff' },
  potion: {
    d: 'M9 1h6v6l6.5 12a3 3 0 0 1-2.600 4.5h-13.800a3 3 0 0 1-2.600-4.5l6.5-12z',
    fill: '#7c5aa6',
    ink: '#ffffff',
  },
  debt: { d: 'M6.5 1.5h11l5.5 10.5l-5.5 10.5h-11l-5.5-10.5z', fill: '#9a3b23', ink: '#ffffff' },
  card: {
    d: 'M5 1h14a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-18a2 2 0 0 1 2-2z',
    fill: '#41698c',
    ink: '#ffffff',
  },
  action: { d: 'M1 5h12v-4.5l10.5 11.5l-10.5 11.5v-4.5h-12z', fill: '#6d5a49', ink: '#ffffff' },
  buy: { d: 'M7.5 7v-1.5a4.5 4.5 0 0 1 9 0v1.5h4.5l1.5 16h-21l1.5-16z', fill: '#8a5d2b', ink: '#ffffff' },
  coffers: { d: 'M2 7.5l3-5.5h14l3 5.5v15h-20z', fill: '#a97d28', ink: '#1f1300' },
}

interface Props {
  readonly kind: SymbolKind
  /** What stands in it: an amount. */
  readonly children?: string | number
}

/** Coins, VP, cards … with their number inside. Says nothing to a screen reader: the words stand beside it. */
export function GameSymbol({ kind, children }: Props) {
  const { d, fill, ink } = SHAPES[kind]
  const text = children === undefined ? '' : String(children)
  return (
    <svg className={styles.symbol} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={d} className={styles.shadow} />
      <path d={d} fill={fill} stroke="#1c0f06" strokeWidth="1" strokeOpacity="0.7" />
      {/* Struck metal: light from the top left, and a rim within the edge. */}
      <path d={d} className={styles.light} />
      <path d={d} className={styles.rim} />
      <text
        x={kind === 'action' ? 9.5 : 12}
        y={kind === 'potion' || kind === 'buy' || kind === 'coffers' ? 20 : 17.4}
        fill={ink}
        fontSize={text.length > 2 ? 11 : text.length > 1 ? 13 : 15.5}
        textAnchor="middle"
      >
        {text}
      </text>
    </svg>
  )
}
