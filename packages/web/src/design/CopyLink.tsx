import { useRef, useState } from 'react'
import { useSay } from '../words/language.ts'
import { Button } from './Button.tsx'
import styles from './CopyLink.module.css'
import { Field } from './Field.tsx'

/** A link to be sent to somebody. */
export function CopyLink({ label, link }: { readonly label: string; readonly link: string }) {
  const say = useSay()
  const [copied, setCopied] = useState('')
  const shown = useRef<HTMLInputElement>(null)
  const whole = new URL(link, location.href).href
  const copy = async () => {
    // Over plain HTTP a browser has no clipboard to offer: then the link is marked, to be copied by hand.
    shown.current?.select()
    if (!('clipboard' in navigator)) return
    await navigator.clipboard.writeText(whole).then(
      () => setCopied(whole),
      () => setCopied(''),
    )
  }
  return (
    <div className={styles.copy}>
      <Field label={label}>
        {id => <input id={id} ref={shown} readOnly value={whole} onFocus={event => event.target.select()} />}
      </Field>
      <Button onClick={copy}>{say(copied === whole ? 'copied' : 'copy')}</Button>
    </div>
  )
}
