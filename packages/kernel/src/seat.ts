declare const seatMark: unique symbol

/** A place at the table, counted from 0 clockwise. */
export type Seat = number & { readonly [seatMark]: true }

/** A seat by its number, from 0. */
export const seat = (n: number): Seat => n as Seat

/** Who watches without playing, or what happens to nobody in particular. */
export const NOBODY = seat(-1)

/** A set of seats as bits; `EVERYONE` includes those who only watch. */
export type Seats = number

/** All seats. */
export const EVERYONE: Seats = -1
/** No seat at all. */
export const NO_ONE: Seats = 0

/** One seat as a set of seats. */
export const seatBit = (s: Seat): Seats => (s < 0 ? 0 : 1 << s)

/** Whether a seat is among some. */
export const includesSeat = (seats: Seats, s: Seat): boolean => seats === EVERYONE || (seats & seatBit(s)) !== 0
