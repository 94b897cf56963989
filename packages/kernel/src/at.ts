/** The element at `i`, which must be there: a table read out of range is a bug and says so. */
export function at<T>(list: ArrayLike<T>, i: number): T {
  const item = list[i]
  if (item === undefined) throw new RangeError(`No element ${i} in a list of ${list.length}.`)
  return item
}

/** The last element, which must be there. */
export const last = <T>(list: ArrayLike<T>): T => at(list, list.length - 1)
