/** What the language does by itself. */
export const grammar = {
  locale: 'en-GB',
  possessive: (name: string): string => (name.endsWith('s') ? `${name}'` : `${name}'s`),
  didYouMean: (word: string): string => ` Did you mean "${word}"?`,
}
