import type { EventFace } from '../sideways.ts'

export const empiresEvents: readonly EventFace[] = []
