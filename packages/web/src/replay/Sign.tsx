import styles from './Sign.module.css'

/** The signs of the ways through a game, drawn by us. */
const SHAPES = {
  'turn-before': 'M4 4h3v16H4zM20 4v16L8 12z',
  back: 'M17 4v16L6 12z',
  play: 'M6 3.5v17L20 12z',
  pause: 'M5 4h5v16H5zM14 4h5v16h-5z',
  on: 'M7 4v16l11-8z',
  'next-turn': 'M17 4h3v16h-3zM4 4v16l12-8z',
} as const

export function Sign({ id }: { readonly id: keyof typeof SHAPES }) {
  return (
    <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={SHAPES[id]} />
    </svg>
  )
}
