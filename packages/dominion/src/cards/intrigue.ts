import type { CardFace } from '../card.ts'

export const intrigue: readonly CardFace[] = []
