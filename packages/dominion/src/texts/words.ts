/** What a card says to its reader. Lines of `text` are parted by \n; a line of `---` is the dividing line. */
export interface Face {
  readonly name: string
  readonly text: string
}

/** Names and texts of one set, by card id. */
export type Words = Readonly<Record<string, { readonly de: Face; readonly en: Face }>>
