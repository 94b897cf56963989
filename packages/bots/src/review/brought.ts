import { at, type Recording, Replay, type Seat, seat as seatOf, type TableKit, type Wording } from '@kartentisch/kernel'

/** What a thing has brought somebody, in the order of the columns. */
export interface BroughtThing {
  readonly id: string
  readonly name: Wording
  readonly counts: readonly number[]
}

/** What the things of everybody have brought them. */
export interface BroughtTable {
  readonly columns: readonly Wording[]
  readonly seats: readonly { readonly seat: Seat; readonly things: readonly BroughtThing[] }[]
}

/** What each card has brought whoever had it in a recorded game; nothing where that can't be told. */
export function broughtIn(kit: TableKit, recording: Recording): BroughtTable | undefined {
  const { brought } = kit.chronicle
  if (brought === undefined) return undefined
  const replay = new Replay(kit.game, recording)
  const { rules } = replay
  const { state } = replay.matchAt(replay.length)
  const { columns } = brought
  const counts = Array.from({ length: rules.seats }, () => new Map<string, number[]>())
  const add = (seat: Seat, column: number, found: readonly (readonly [thing: string, count: number])[]) => {
    for (const [id, n] of found) {
      const own = counts[seat]?.get(id) ?? columns.map(() => 0)
      counts[seat]?.set(
        id,
        own.map((count, i) => (i === column ? count + n : count)),
      )
    }
  }
  for (const [i, column] of columns.entries()) {
    for (const event of replay.told.flat()) add(event.seat, i, column.by?.(rules, event) ?? [])
    for (const k of counts.keys()) add(seatOf(k), i, column.atEnd?.(rules, state, seatOf(k)) ?? [])
  }
  const most = (thing: BroughtThing) => Math.max(...thing.counts)
  return {
    columns: columns.map(({ name }) => name),
    seats: replay.eyes.map(seat => ({
      seat,
      things: [...at(counts, seat)]
        .map(([id, own]) => ({ id, name: brought.name(rules, id), counts: own }))
        .sort((a, b) => most(b) - most(a)),
    })),
  }
}
