import { Fragment } from 'react'
import styles from './RichText.module.css'
import { GameSymbol } from './Symbol.tsx'
import { type Amount, pieces } from './text.ts'

function AmountText({ amount, kind, words }: Amount) {
  const noun = words.slice(amount.length)
  if (kind === 'card' || kind === 'action' || kind === 'buy') return <strong>{words}</strong>
  return (
    <span className={styles.amount}>
      <GameSymbol kind={kind}>{amount}</GameSymbol>
      <span className="hidden-visually">
        {amount}
        {noun}
      </span>
    </span>
  )
}

/** A card's text with symbols for coins, VP, debt …; a line of `---` is the dividing line. */
export function RichText({ text }: { readonly text: string }) {
  return (
    <div className={styles.text}>
      {text.split('\n').map((line, i) =>
        line === '---' ? (
          <hr key={i} className={styles.divider} />
        ) : (
          <p key={i} data-given={/^[+−]?\d+ \S+$/.test(line)}>
            {pieces(line).map((piece, j) => (
              <Fragment key={j}>{typeof piece === 'string' ? piece : <AmountText {...piece} />}</Fragment>
            ))}
          </p>
        ),
      )}
    </div>
  )
}
