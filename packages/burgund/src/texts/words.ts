/** Name and, where the thing does something, a short text. Lines are parted by \n. */
export interface Face {
  readonly name: string
  readonly text: string
}

export type Words = Readonly<Record<string, { readonly de: Face; readonly en: Face }>>
