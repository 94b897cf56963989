/** A colour as #rrggbb. */
export type Colour = `#${string}`

const channels = (colour: Colour): number[] => [1, 3, 5].map(i => Number.parseInt(colour.slice(i, i + 2), 16))

/** The colour that lies `share` of the way from one to the other. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const goal = channels(to)
  const parts = channels(from).map((part, i) => Math.round(part + ((goal[i] ?? 0) - part) * share))
  return `#${parts.map(part => part.toString(16).padStart(2, '0')).join('')}`
}

export const lighter = (colour: Colour, share = 0.25): Colour => mix(colour, '#fff6e0', share)
export const darker = (colour: Colour, share = 0.3): Colour => mix(colour, '#140a1c', share)
