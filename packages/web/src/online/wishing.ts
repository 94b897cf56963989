import { useState } from 'react'

/** Something one wishes of the server: under way, and why it was refused. */
export interface Wishing {
  readonly busy: boolean
  readonly refused: string | undefined
  wish(work: () => Promise<unknown>): void
}

/** Does one thing after the other with the server, and keeps what it refused. */
export function useWishing(): Wishing {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const wish = (work: () => Promise<unknown>) => {
    setBusy(true)
    setRefused(undefined)
    work()
      .catch((fault: unknown) => setRefused(fault instanceof Error ? fault.message : String(fault)))
      .finally(() => setBusy(false))
  }
  return { busy, refused, wish }
}
