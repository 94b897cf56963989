/** The little of a WebSocket that is used; browsers and Node have it. */
export interface Socket {
  onopen: ((event: never) => void) | null
  onmessage: ((event: never) => void) | null
  onclose: ((event: never) => void) | null
  onerror: ((event: never) => void) | null
  send(text: string): void
  close(): void
}

/** Where the server is, and how it is reached. */
export interface ClientOptions {
  /** `ws://…/ws` or `wss://…/ws`. */
  readonly url: string
  /** For a bot from outside; a browser is known by its cookie. */
  readonly token?: string
  readonly open?: (url: string) => Socket
  /** Longest wait between two attempts to come back. */
  readonly maxWaitMs?: number
  /** A server that says nothing for so long, although it was asked, is taken for lost. */
  readonly patienceMs?: number
}
