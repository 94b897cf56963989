/** The name of a card in the plural. */
export function pluralOf(name: string): string {
  const [head, tail] = name.split(' of ')
  if (head !== undefined && tail !== undefined) return `${pluralOf(head)} of ${tail}`
  if (name.endsWith('man')) return `${name.slice(0, -3)}men`
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`
  if (/(ss|x|z|ch|sh)$/.test(name)) return `${name}es`
  // Gardens, Nobles, Settlers … are many already.
  return name.endsWith('s') ? name : `${name}s`
}

/** Several copies of a card, given by its id and its name: `2 Estates`. */
export const several = (n: number, _: string, name: string): string => `${n} ${pluralOf(name)}`
