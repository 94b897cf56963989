import { Fragment, useState } from 'react'
import { linkTo } from '../browser/route.ts'
import { Dialog } from '../design/Dialog.tsx'
import { useLanguage, useSay } from '../words/language.ts'
import styles from './Explained.module.css'
import { pieces, termsOf } from './find.ts'

/** A text in which the words of its game are underlined; a click says what one means. */
export function Explained({ text, game }: { readonly text: string; readonly game: string }) {
  const say = useSay()
  const language = useLanguage()
  const [open, setOpen] = useState<string>()
  const term = open === undefined ? undefined : termsOf(game, language)[open]
  return (
    <>
      {pieces(text, game, language).map((piece, i) => (
        <Fragment key={i}>
          {typeof piece === 'string' ? (
            piece
          ) : (
            <button type="button" className={styles.term} onClick={() => setOpen(piece.id)}>
              {piece.words}
            </button>
          )}
        </Fragment>
      ))}
      {term !== undefined && (
        <Dialog title={term.name} onClose={() => setOpen(undefined)}>
          <p className={styles.means}>{term.means}</p>
          <p>
            <a href={linkTo('words', game)}>{say('all words')}</a>
          </p>
        </Dialog>
      )}
    </>
  )
}
