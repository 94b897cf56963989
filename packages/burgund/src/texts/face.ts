/** Name and, where the thing does something, a short text. Lines are parted by \n. */
export interface Face {
  readonly name: string
  readonly text: string
}
