/** What words in another language have to say for these: the same things, in any sentences. */
export type Worded<T> = T extends string
  ? string
  : T extends (...args: never[]) => string
    ? T
    : { readonly [Key in keyof T]: Worded<T[Key]> }
