/** Without capitals, accents and signs, so that `konigsschloss` finds the Königsschloss. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .trim()

/** Whether each word typed begins one of the name's words, in the same order: `end turn` for "end the turn". */
function beginsWords(name: string, typed: string): boolean {
  const words = name.split(/[\s/-]+/)
  return typed.split(' ').every(begun => {
    const place = words.findIndex(word => word.startsWith(begun))
    words.splice(0, place + 1)
    return place >= 0
  })
}

/** Ways in which a name may be meant, the surest first. */
const WAYS: readonly ((name: string, typed: string) => boolean)[] = [
  (name, typed) => name === typed,
  (name, typed) => name.startsWith(typed),
  beginsWords,
  (name, typed) => name.includes(typed),
]

/** The things somebody may mean by what they typed: all that fit in the surest way in which any does. */
export function meant<T>(typed: string, things: readonly T[], namesOf: (thing: T) => readonly string[]): T[] {
  const wanted = plain(typed)
  for (const isMeant of WAYS) {
    const found = things.filter(thing => namesOf(thing).some(name => isMeant(plain(name), wanted)))
    if (found.length > 0) return found
  }
  return []
}
