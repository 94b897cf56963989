import { useState } from 'react'
import { type Said, saidOf } from '../words/said.ts'

/** Something one wishes of the server: under way, and why it was refused. */
export interface Wishing {
  readonly busy: boolean
  readonly refused: Said | undefined
  wish(work: () => Promise<unknown>): void
}

/** Does one thing after the other with the server, and keeps what it refused. */
export function useWishing(): Wishing {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Said>()
  const wish = (work: () => Promise<unknown>) => {
    setBusy(true)
    setRefused(undefined)
    work()
      .catch((fault: unknown) => setRefused(saidOf(fault)))
      .finally(() => setBusy(false))
  }
  return { busy, refused, wish }
}
