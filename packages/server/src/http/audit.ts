import { type Logger, pino } from 'pino'

/** What somebody may ask about later. */
export type Deed =
  | 'guest'
  | 'sign-up'
  | 'sign-in'
  | 'sign-in-failed'
  | 'sign-out'
  | 'password-changed'
  | 'password-reset-asked'
  | 'password-reset'
  | 'account-changed'
  | 'account-deleted'
  | 'session-ended'
  | 'token-made'
  | 'token-ended'
  | 'table-deleted'
  | 'turned-away'
  | 'reported'
  | 'report-closed'
  | 'muted'
  | 'unmuted'
  | 'banned'
  | 'unbanned'
  | 'renamed'
  | 'name-freed'

export interface Circumstances {
  readonly address?: string
  readonly player?: string
  readonly account?: string
  /** The player something was done to. */
  readonly about?: string
  /** The address somebody tried to sign in with. */
  readonly mail?: string
  readonly table?: string
  readonly what?: string
  readonly status?: number
}

/** Writes down who did what from where: into a file of its own, or into the log. */
export class Audit {
  readonly #log: Logger

  constructor(log: Logger, file: string | undefined) {
    this.#log =
      file === undefined
        ? log.child({ audit: true })
        : pino({ level: 'info' }, pino.destination({ dest: file, append: true, mkdir: true, mode: 0o600, sync: true }))
  }

  note(deed: Deed, circumstances: Circumstances): void {
    this.#log.info({ deed, ...circumstances }, deed)
  }
}
