/** Work that waits to be done. Whoever wants much waits for it longer; nobody waits for what others want much of. */
export class Line<Work> {
  /** In the order in which it is their turn. */
  readonly #byPerson = new Map<string, Work[]>()
  #length = 0

  get length(): number {
    return this.#length
  }

  /** How many persons have work waiting. */
  get persons(): number {
    return this.#byPerson.size
  }

  of(person: string): readonly Work[] {
    return this.#byPerson.get(person) ?? []
  }

  add(person: string, work: Work): void {
    const own = this.#byPerson.get(person)
    if (own === undefined) this.#byPerson.set(person, [work])
    else own.push(work)
    this.#length++
  }

  /** The next piece of work, and how many of the same person waited with it. */
  take(): { work: Work; among: number } | undefined {
    for (const [person, own] of this.#byPerson) {
      const among = own.length
      const work = own.shift()
      this.#byPerson.delete(person)
      if (work === undefined) continue
      if (own.length > 0) this.#byPerson.set(person, own)
      this.#length--
      return { work, among }
    }
    return undefined
  }
}
