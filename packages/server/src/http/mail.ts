import { createTransport } from 'nodemailer'
import type { Metrics } from './metrics.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

export interface MailOptions {
  readonly url: string
  readonly from: string
  readonly metrics: Metrics
  readonly fault: (fault: unknown) => void
}

/** Hands mails to the server that sends them. Nobody waits for it: how long it takes would tell who has an account. */
export class Mails {
  readonly #options: MailOptions
  readonly #transport

  constructor(options: MailOptions) {
    this.#options = options
    this.#transport = createTransport(options.url, {
      from: options.from,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }

  send(mail: Mail): void {
    const { metrics, fault } = this.#options
    this.#transport.sendMail(mail).then(
      () => metrics.mails.inc({ outcome: 'sent' }),
      wrong => {
        metrics.mails.inc({ outcome: 'failed' })
        fault(wrong)
      },
    )
  }

  close(): void {
    this.#transport.close()
  }
}
