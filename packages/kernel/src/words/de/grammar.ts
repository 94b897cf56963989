export const grammar = {
  locale: 'de',
  possessive: (name: string): string => (/[sßxz]$/i.test(name) ? `${name}’` : `${name}s`),
  didYouMean: (word: string): string => ` Meintest du „${word}“?`,
}
