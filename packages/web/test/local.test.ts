import { dominion, moveNumber } from '@kartentisch/dominion'
import { type Answer, NOBODY, type Player, randomAnswer, seeded } from '@kartentisch/kernel'
import { expect, test } from 'vitest'
import { type Offered, offered } from '../src/kits/list.ts'
import { LocalHost, type LocalNews, type LocalOffers, type Shelf } from '../src/local/host.ts'
import type { StoredGame } from '../src/local/storage.ts'
import type { Moment, Participant } from '../src/table/feed.ts'

const { recommended } = dominion.catalogue

const KINGDOM = recommended.find(({ id }) => id === 'base-first-game')?.kingdom ?? []

const PEOPLE: readonly Participant[] = [
  { kind: 'person', name: 'Anna' },
  { kind: 'person', name: 'Ben' },
]
const WITH_BOT: readonly Participant[] = [
  { kind: 'person', name: 'Anna' },
  { kind: 'bot', name: 'Berta', bot: 'big-money' },
]

/** A shelf that keeps games as a browser does: as copies. */
function shelf(): Shelf & { readonly games: Map<string, StoredGame> } {
  const games = new Map<string, StoredGame>()
  return {
    games,
    read: async id => games.get(id),
    keep: async game => games.set(game.id, structuredClone(game)),
  }
}

/** A table with its worker's part alone, as the page would talk with it. */
class Table {
  readonly host: LocalOffers
  #moment: Moment | undefined
  #heard: (news: LocalNews) => void = () => undefined

  constructor(kept: Shelf, kits?: readonly Offered[]) {
    const host = new LocalHost(kept, kits)
    host.tell = news => {
      if ('moment' in news) this.#moment = news.moment
      this.#heard(news)
    }
    this.host = host
  }

  get now(): Moment {
    if (this.#moment === undefined) throw new Error('No table is open.')
    return this.#moment
  }

  async begin(participants: readonly Participant[]): Promise<this> {
    const plan = { setup: { players: 2, first: 0, kingdom: KINGDOM }, seed: 'screen', participants }
    this.#moment = (await this.host.open({ id: 'game', game: 'dominion', plan })).moment
    return this
  }

  async goOn(): Promise<this> {
    this.#moment = (await this.host.open({ id: 'game', game: 'dominion' })).moment
    return this
  }

  answer(answer: Answer): Promise<void> {
    return this.host.answer(this.now.number, answer)
  }

  /** Waits until a person is asked. */
  async turnBack(): Promise<void> {
    while (this.now.question === undefined)
      await new Promise<void>(resolve => {
        this.#heard = () => resolve()
      })
  }
}

const TREASURES: Answer = [moveNumber('treasures', 0)]
const END: Answer = [moveNumber('end-turn', 0)]

test('against bots everything can be taken back, also what the bot has answered to', async () => {
  const table = await new Table(shelf()).begin(WITH_BOT)
  expect(table.now.mayUndo).toBe('refused')
  await table.answer(END)
  await table.turnBack()
  expect(table.now.mayUndo).toBe('free')
  await table.host.undo()
  expect(table.now.question?.choices).toContain(END[0])
  expect(table.now.mayUndo).toBe('refused')
})

test('nothing is shown until the next person is at the screen', async () => {
  const table = await new Table(shelf()).begin(PEOPLE)
  expect(table.now).toMatchObject({ seat: NOBODY, handOver: 0, question: undefined })
  await table.host.take()
  expect(table.now).toMatchObject({ seat: 0, handOver: undefined })
  await table.answer(END)
  expect(table.now).toMatchObject({ seat: NOBODY, handOver: 1, question: undefined })
  await expect(table.answer(END)).rejects.toThrow('Somebody else')
})

test('what showed nothing new is taken back at once', async () => {
  const table = await new Table(shelf()).begin(PEOPLE)
  await table.host.take()
  await table.answer(TREASURES)
  expect(table.now.mayUndo).toBe('free')
  await table.host.undo()
  expect(table.now).toMatchObject({ seat: 0, undo: null })
  expect(table.now.question?.choices).toContain(TREASURES[0])
})

test('a turn that was ended is taken back only if the other person agrees', async () => {
  const table = await new Table(shelf()).begin(PEOPLE)
  await table.host.take()
  await table.answer(END)
  expect(table.now.mayUndo).toBe('consent')
  await table.host.undo()
  expect(table.now.undo).toMatchObject({ seat: 0, waitingFor: [1] })
  await table.host.consent(false)
  expect(table.now).toMatchObject({ handOver: 1, undo: null })
  await table.host.undo()
  await table.host.consent(true)
  expect(table.now).toMatchObject({ handOver: 0, undo: null })
})

test('nobody takes back another person’s move', async () => {
  const table = await new Table(shelf()).begin(PEOPLE)
  await table.host.take()
  await table.answer(END)
  await table.host.take()
  expect(table.now).toMatchObject({ seat: 1, mayUndo: 'refused' })
  await expect(table.host.undo()).rejects.toThrow()
})

test('a game goes on where it was, and what may be taken back is the same', async () => {
  const kept = shelf()
  const table = await new Table(kept).begin(PEOPLE)
  await table.host.take()
  await table.answer(TREASURES)
  const again = await new Table(kept).goOn()
  await again.host.take()
  expect(again.now.view).toEqual(table.now.view)
  expect(again.now.mayUndo).toBe('free')
  await again.host.undo()
  expect(again.now.question?.choices).toContain(TREASURES[0])
})

test('a game that isn’t there is refused, and one goes on where nothing can be kept', async () => {
  await expect(new Table(shelf()).goOn()).rejects.toThrow('not on this machine')
  const host = new LocalHost({
    read: async () => undefined,
    keep: async () => Promise.reject(new Error('There is no room.')),
  })
  const plan = { setup: { players: 2, first: 0, kingdom: KINGDOM }, seed: 'full', participants: WITH_BOT }
  expect(await host.open({ id: 'full', game: 'dominion', plan })).toMatchObject({ stored: false, moment: { seat: 0 } })
})

/** What a view tells of its players' hands. */
const handsIn = (view: unknown): unknown[] =>
  typeof view === 'object' && view !== null && 'players' in view && Array.isArray(view.players)
    ? view.players.map(({ hand }: { readonly hand: unknown }) => hand)
    : []

test.each([
  ['dominion', { players: 2, first: 0, kingdom: KINGDOM }],
  ['burgund', { players: 2, first: 0 }],
])('nothing that a seat may not know leaves the worker in %s', async (game, setup) => {
  const told: Moment[] = []
  const random = seeded('secrets')
  const host = new LocalHost(shelf())
  host.tell = news => 'moment' in news && told.push(news.moment)
  const participants: readonly Participant[] = [
    { kind: 'person', name: 'Anna' },
    { kind: 'bot', name: 'Berta', bot: 'random' },
  ]
  told.push((await host.open({ id: 'secrets', game, plan: { setup, seed: 'secrets', participants } })).moment)
  for (let answers = 0; answers < 30; ) {
    const moment = told.at(-1)
    if (moment?.question === undefined) {
      await new Promise(resolve => setTimeout(resolve))
      continue
    }
    await host.answer(moment.number, randomAnswer(moment.question, random))
    answers++
  }
  expect(told.length).toBeGreaterThan(30)
  for (const { view, events, question } of told) {
    expect(handsIn(view)[1]).toBeNull()
    expect(question?.seat ?? 0).toBe(0)
    const drawn = events.filter(({ type, seat }) => type === 'draw' && seat === 1)
    for (const { cards } of drawn) expect(cards).toEqual([])
  }
  expect(JSON.stringify(told)).not.toContain('"seed"')
})

test('a bot thinks ahead while a person is asked, until there is nothing more to think about', async () => {
  let moments = 0
  const done = Promise.withResolvers<void>()
  const thinker: Player<unknown> = {
    name: 'thinker',
    answer: ({ choices, min }) => choices.slice(0, min),
    thinkAhead(_, goOn) {
      expect(goOn()).toBe(true)
      moments++
      if (moments === 5) done.resolve()
      return moments < 5
    },
  }
  const thinking = offered.map(offer => ({
    ...offer,
    players: async () => ({ ...(await offer.players()), player: () => () => thinker }),
  }))
  const table = await new Table(shelf(), thinking).begin(WITH_BOT)
  expect(table.now.question).toBeDefined()
  await done.promise
  expect(moments).toBe(5)
})

test('once everybody has left the table nobody thinks ahead, and the next game begins at it', async () => {
  let moments = 0
  const begun = Promise.withResolvers<void>()
  const thinker: Player<unknown> = {
    name: 'thinker',
    answer: ({ choices, min }) => choices.slice(0, min),
    thinkAhead() {
      moments++
      begun.resolve()
      return true
    },
  }
  const thinking = offered.map(offer => ({
    ...offer,
    players: async () => ({ ...(await offer.players()), player: () => () => thinker }),
  }))
  const table = await new Table(shelf(), thinking).begin(WITH_BOT)
  await begun.promise
  await table.host.leave()
  const before = moments
  for (let turn = 0; turn < 5; turn++) await new Promise(resolve => setTimeout(resolve))
  expect(moments).toBe(before)
  await expect(table.answer(END)).rejects.toThrow()
  await table.begin(PEOPLE)
  expect(table.now.question ?? table.now.handOver).toBeDefined()
})
