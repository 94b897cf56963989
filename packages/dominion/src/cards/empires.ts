import type { CardFace } from '../card.ts'

export const empires: readonly CardFace[] = []
