/** A signal given by Ctrl-C, to stop with what there is; a second Ctrl-C ends the program as usual. */
export class Interrupt {
  readonly #controller = new AbortController()
  readonly #stop = () => this.#controller.abort()

  constructor() {
    process.once('SIGINT', this.#stop)
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** The exit code of a command that did what it could. */
  get exitCode(): number {
    return this.signal.aborted ? 130 : 0
  }

  done(): void {
    process.off('SIGINT', this.#stop)
  }
}
