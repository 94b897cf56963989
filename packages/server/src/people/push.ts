import type { Language } from '@kartentisch/kernel'
import { z } from 'zod'
import { callAddress, isTaken, type Reach } from '../http/webhook.ts'
import type { Device, Notices } from '../store/notices.ts'

/** Loaded for the first who wants to be told. */
const webPush = async () => (await import('web-push')).default

const vapid = z.object({ publicKey: z.string(), privateKey: z.string() })

/** What a browser shows. `route` is where the page is opened by it: the parts of its address. */
export interface Notice {
  readonly route: readonly string[]
  readonly title: string
  readonly body: string
}

/** So long a notice is kept for who is not reached at once: by then it may no longer be their turn. */
const KEPT_SECONDS = 86_400

interface Options {
  readonly notices: Notices
  readonly reach: Reach
  /** By whom the makers of browsers can reach whoever runs this server. */
  readonly subject: string
}

/** Notices to browsers that are closed, by what their makers run for it. The keys are made at the first start. */
export class Push {
  readonly #options: Options
  #keys: Promise<z.infer<typeof vapid>> | undefined

  constructor(options: Options) {
    this.#options = options
  }

  #vapid(): Promise<z.infer<typeof vapid>> {
    this.#keys ??= this.#readKeys()
    return this.#keys
  }

  async #readKeys(): Promise<z.infer<typeof vapid>> {
    const push = await webPush()
    const kept = await this.#options.notices.serverKey('vapid', () => JSON.stringify(push.generateVAPIDKeys()))
    return vapid.parse(JSON.parse(kept))
  }

  async publicKey(): Promise<string> {
    return (await this.#vapid()).publicKey
  }

  /** Tells one device. One that is no more is forgotten. */
  async tell(device: Device, notice: Notice): Promise<void> {
    const { endpoint, p256dh, auth, player } = device
    const push = await webPush()
    const { headers, body } = push.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(notice),
      {
        vapidDetails: { subject: this.#options.subject, ...(await this.#vapid()) },
        TTL: KEPT_SECONDS,
        urgency: 'normal',
      },
    )
    const text = Object.fromEntries(Object.entries(headers).map(([key, value]) => [key, String(value)]))
    const status = await callAddress(endpoint, { headers: text, body }, this.#options.reach)
    if (status === 404 || status === 410) await this.#options.notices.dropDevice(endpoint, player)
    else if (!isTaken(status)) throw new Error(`The push service answered ${status}.`)
  }
}

export const languageOfDevice = ({ language }: Device): Language => (language === 'de' ? 'de' : 'en')
