import type { CardFace } from '../card.ts'

export const alchemy: readonly CardFace[] = []
