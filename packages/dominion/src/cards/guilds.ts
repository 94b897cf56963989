import type { CardFace } from '../card.ts'

export const guilds: readonly CardFace[] = []
