import type { CardFace } from '../card.ts'

export const cornucopia: readonly CardFace[] = []
