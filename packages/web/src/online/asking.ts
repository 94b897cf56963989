import { Mistake } from '@kartentisch/kernel'
import { useEffect, useState } from 'react'
import { say } from '../words/refusals.ts'
import { type Said, saidOf } from '../words/said.ts'
import { call } from './api.ts'

/** Something that reads what the server answers. */
interface Schema<T> {
  safeParse(given: unknown): { readonly success: true; readonly data: T } | { readonly success: false }
}

/** Asks the server for something, and reads it. */
export async function ask<T>(schema: Schema<T>, path: string): Promise<T> {
  const read = schema.safeParse(await call('GET', path))
  if (!read.success) throw new Mistake(say('not understood'))
  return read.data
}

/** What the server answers, once it has; asked anew for another path, or by `again`. */
export interface Asked<T> {
  readonly answer: T | undefined
  readonly refused: Said | undefined
  again(): void
}

export function useAsked<T>(schema: Schema<T>, path: string): Asked<T> {
  const [asked, setAsked] = useState<Omit<Asked<T>, 'again'>>({ answer: undefined, refused: undefined })
  const [times, setTimes] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a path is always read by the same schema.
  useEffect(() => {
    let gone = false
    ask(schema, path).then(
      answer => !gone && setAsked({ answer, refused: undefined }),
      (fault: unknown) => !gone && setAsked({ answer: undefined, refused: saidOf(fault) }),
    )
    return () => {
      gone = true
    }
  }, [path, times])
  return { ...asked, again: () => setTimes(n => n + 1) }
}

/** What the server answers, asked anew every few seconds while somebody looks at the page; not while there is no path. */
export function useRepeated<T>(
  schema: Schema<T>,
  path: string | undefined,
  everyMs: number,
): Pick<Asked<T>, 'answer' | 'again'> {
  const [answer, setAnswer] = useState<T>()
  const [times, setTimes] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a path is always read by the same schema.
  useEffect(() => {
    if (path === undefined) return
    let gone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      try {
        const seen = document.hidden ? undefined : await ask(schema, path)
        if (!gone && seen !== undefined) setAnswer(seen)
      } catch {
        // What failed now may succeed the next time.
      }
      if (!gone) timer = setTimeout(look, everyMs)
    }
    void look()
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [path, everyMs, times])
  return { answer, again: () => setTimes(n => n + 1) }
}
