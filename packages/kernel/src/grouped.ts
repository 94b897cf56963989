/** Things that have the same key, in the order in which the keys first come up. */
export function groupedBy<T, Key>(things: readonly T[], keyOf: (thing: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>()
  for (const thing of things) {
    const key = keyOf(thing)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [thing])
    else group.push(thing)
  }
  return groups
}
