/** Until when something holds that holds for good. */
export const FOR_GOOD = 8_000_000_000_000

export const isForGood = (until: number): boolean => until >= FOR_GOOD

/** A time as a sentence says it, the same for everybody. */
export const dayAndTime = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`
