import { answerOf, LEAVINGS, SHELLS, toyKit, toyPlayers, UNDO_SEED, undoCasesIn, undoSetup } from '@kartentisch/toy'
import { describe, expect, test } from 'vitest'
import { LocalHost } from '../src/local/host.ts'
import type { Moment, Participant } from '../src/table/feed.ts'

const TOY = [{ game: 'toy', kit: async () => toyKit, players: async () => toyPlayers }]

const participant = (bot: string | null, i: number): Participant =>
  bot === null ? { kind: 'person', name: `Person ${i + 1}` } : { kind: 'bot', name: `Bot ${i + 1}`, bot }

/** A screen at which nobody is kept waiting: bots answer at once. */
class Screen {
  readonly host = new LocalHost({ read: async () => undefined, keep: async () => undefined }, TOY)
  #moment: Moment | undefined
  #changed: () => void = () => undefined

  get now(): Moment {
    if (this.#moment === undefined) throw new Error('No table is open.')
    return this.#moment
  }

  async open(seats: readonly (string | null)[], setup: unknown): Promise<void> {
    this.host.tell = news => {
      if (!('moment' in news)) throw new Error(String(news.refused))
      this.#moment = news.moment
      this.#changed()
    }
    const plan = { setup, seed: UNDO_SEED, participants: seats.map(participant) }
    this.#moment = (await this.host.open({ id: 'case', game: 'toy', plan })).moment
  }

  /** Until a person is asked, or the game is over. */
  async settled(): Promise<void> {
    while (this.now.question === undefined && this.now.handOver === undefined && this.now.result === null)
      await new Promise<void>(resolve => {
        this.#changed = resolve
      })
  }
}

describe('two people at one screen are other people to each other', () => {
  test.each(undoCasesIn('page'))('$name', async one => {
    const screen = new Screen()
    await screen.open(one.seats, undoSetup(one))
    for (const deed of one.done) {
      await screen.settled()
      if (screen.now.handOver !== undefined) await screen.host.take()
      const { question, number } = screen.now
      if (question === undefined || typeof deed !== 'string') throw new Error('Nobody is asked.')
      await screen.host.answer(number, answerOf(deed, question))
    }
    await screen.settled()
    // Who had the screen until now may still take back; then it is for whoever has it next.
    const before = screen.now.handOver === undefined ? undefined : screen.now.mayUndo
    if (screen.now.handOver !== undefined) await screen.host.take()
    const { seat, mayUndo } = screen.now
    expect(mayUndo).toBe(one.verdicts[seat])
    const others = one.verdicts.filter((verdict, i) => verdict !== null && i !== seat)
    if (before !== undefined && one.done.length > 0) expect(others).toContain(before)
    if (mayUndo === 'refused') await expect(screen.host.undo()).rejects.toThrow()
    else await screen.host.undo()
    expect(screen.now.undo === null).toBe(mayUndo !== 'consent')
  })
})

test('at one screen there is nothing by which a seat changes hands', () => {
  const named = (what: string) => what.replace(/-./g, part => part.slice(1).toUpperCase())
  expect(LEAVINGS.filter(what => named(what) in LocalHost.prototype)).toEqual(SHELLS.page)
})
