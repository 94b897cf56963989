import type { people as english } from '../en/people.ts'

export const people: Readonly<Record<keyof typeof english, string>> = {
  noSuchLadder: 'Eine Wertung dieses Namens gibt es nicht.',
}
