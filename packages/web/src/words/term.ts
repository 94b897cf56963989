/** A word of a game: what it is called, how it looks in sentences, and what it means. */
export interface Term {
  readonly name: string
  readonly forms: readonly string[]
  readonly means: string
}
