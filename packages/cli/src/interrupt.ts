const EXIT_CODE = 130

/** A signal given by Ctrl-C, to stop with what there is; a second Ctrl-C ends the program at once. */
export class Interrupt {
  readonly #controller = new AbortController()
  readonly #stop = () => {
    this.#controller.abort()
    process.once('SIGINT', this.#leave)
  }
  readonly #leave = () => process.exit(EXIT_CODE)

  constructor() {
    process.once('SIGINT', this.#stop)
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** The exit code of a command that did what it could. */
  get exitCode(): number {
    return this.signal.aborted ? EXIT_CODE : 0
  }

  done(): void {
    process.off('SIGINT', this.#stop)
    process.off('SIGINT', this.#leave)
  }
}
