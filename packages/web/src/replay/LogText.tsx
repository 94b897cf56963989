import { useEffect, useRef, useState } from 'react'
import { go } from '../browser/route.ts'
import { Button } from '../design/Button.tsx'
import { useSay } from '../words/language.ts'
import styles from './LogText.module.css'
import { keepFile, keepLog, keptLog } from './sources.ts'

/** So many lines are shown before and after one that is wrong. */
const AROUND = 3

/** The lines of a text around one of them, which is marked. */
function LinesAround({ text, line }: { readonly text: string; readonly line: number }) {
  const say = useSay()
  const first = Math.max(1, line - AROUND)
  const lines = text.split('\n').slice(first - 1, line + AROUND)
  return (
    <ol className={styles.lines} start={first} aria-label={say('lines around')}>
      {lines.map((words, i) => (
        <li key={first + i} value={first + i}>
          {first + i === line ? <mark>{words}</mark> : words}
        </li>
      ))}
    </ol>
  )
}

/** Where a log is pasted, or mended where it couldn't be read: what stands there is kept until it was. */
export function LogText({ wrong, line }: { readonly wrong?: string; readonly line?: number | undefined }) {
  const say = useSay()
  const [log, setLog] = useState(wrong ?? keptLog)
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (wrong === undefined || line === undefined) return
    // Whoever goes there stands in the line that is wrong.
    const lines = wrong.split('\n')
    const from = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0)
    area.current?.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0))
    if (area.current !== null) area.current.scrollTop = (area.current.scrollHeight * (line - AROUND)) / lines.length
  }, [wrong, line])
  return (
    <>
      {wrong !== undefined && line !== undefined && <LinesAround text={wrong} line={line} />}
      <label className={styles.paste}>
        {say(wrong === undefined ? 'paste log' : 'mend log')}
        <textarea
          ref={area}
          rows={wrong === undefined ? 5 : 12}
          value={log}
          spellCheck={false}
          onChange={event => {
            setLog(event.target.value)
            keepLog(event.target.value)
          }}
        />
      </label>
      <Button disabled={log.trim() === ''} onClick={() => go('replay', 'file', keepFile(log))}>
        {say('read log')}
      </Button>
    </>
  )
}
