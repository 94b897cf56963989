import type { CardFace } from '../card.ts'

export const promo: readonly CardFace[] = []
