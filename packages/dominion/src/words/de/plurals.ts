/** Plurals of the cards that are met in numbers; German makes them in too many ways for a rule. */
const PLURALS: Readonly<Record<string, string>> = {
  copper: 'Kupfer',
  silver: 'Silber',
  gold: 'Gold',
  potion: 'Tränke',
  estate: 'Anwesen',
  duchy: 'Herzogtümer',
  province: 'Provinzen',
  curse: 'Flüche',
}

/** Several copies of a card, given by its id and its name: `2 Anwesen`, `2 × Miliz`. */
export function several(n: number, id: string, name: string): string {
  const plural = PLURALS[id]
  return plural === undefined ? `${n} × ${name}` : `${n} ${plural}`
}
