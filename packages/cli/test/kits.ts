import { Shelf } from '@kartentisch/lab'

/** The games that come with Kartentisch. */
export const shelf = await Shelf.load()

export const dominion = shelf.kit('dominion')
export const burgund = shelf.kit('burgund')
