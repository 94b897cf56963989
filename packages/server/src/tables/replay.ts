import type { Answer, Event, History, Recording } from '@kartentisch/kernel'
import type { Store } from '../store/contract.ts'
import { readEntry } from './entry.ts'
import type { Happening } from './kept.ts'
import type { TableRecord } from './record.ts'
import type { Sitting } from './sitting.ts'

/** The answers that count in the end: what was taken back is left out. */
async function answersOf(store: Store, table: string): Promise<Answer[]> {
  let answers: Answer[] = []
  for (const { body } of await store.readLog(table, 1)) {
    const entry = readEntry(body)
    if (entry.what === 'answer') answers.push(entry.answer)
    if (entry.what === 'undo' || (entry.what === 'agree' && entry.to !== null)) {
      answers = answers.slice(0, entry.to ?? answers.length)
    }
  }
  return answers
}

/** What was told, in order: as it was kept with the snapshots, and the rest from the game itself. */
export async function happeningsOf(store: Store, table: string, sitting: Sitting): Promise<Happening[]> {
  const all = new Map<number, Happening>()
  for (const { events } of await store.readEvents(table)) {
    // What the store keeps here was written by this server.
    const kept: Happening[] = JSON.parse(events)
    for (const happening of kept) all.set(happening.number, happening)
  }
  for (const happening of sitting.happenings) if (!all.has(happening.number)) all.set(happening.number, happening)
  return [...all.values()].sort((a, b) => a.number - b.number)
}

/** What was told at the deal and after each answer that counts in the end. */
function toldIn(happenings: readonly Happening[]): History {
  const told: (readonly Event[])[] = []
  for (const { what, answers, events } of happenings) {
    if (what === 'deal' || what === 'answer') told[answers] = events
    told.length = answers + 1
  }
  return told
}

/**
 * A finished game as a file: a recorded game that `kartentisch replay` and the page play back, with who played and what
 * happened, so that it never changes when the rules do.
 */
export async function replayOf(
  store: Store,
  record: TableRecord,
  sitting: Sitting,
): Promise<Omit<Recording, 'result'> & Pick<TableRecord, 'result' | 'finishedAt'>> {
  return {
    game: record.game,
    version: record.version,
    setup: record.setup,
    seed: record.seed,
    answers: await answersOf(store, record.id),
    snapshot: sitting.match.snapshot(),
    players: record.seats.map(({ name, level }, i) => name ?? level ?? String(i + 1)),
    bots: record.seats.map(({ kind, level }) => (kind === 'bot' ? level : null)),
    finished: true,
    told: toldIn(await happeningsOf(store, record.id, sitting)),
    result: record.result,
    finishedAt: record.finishedAt,
  }
}
