import type { LandmarkFace } from '../sideways.ts'

export const empiresLandmarks: readonly LandmarkFace[] = []
