import type { CardFace } from '../card.ts'

export const castles: readonly CardFace[] = []
