import type { CardFace } from '../card.ts'

export const seaside: readonly CardFace[] = []
