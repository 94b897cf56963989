import { LineMistake } from '@kartentisch/kernel'
import { expect, onTestFinished, test } from 'vitest'
import { callsTo, offer } from '../src/browser/port.ts'

class Counter {
  #n = 0

  add(n: number): number {
    this.#n += n
    return this.#n
  }

  async refuse(): Promise<never> {
    throw new LineMistake({ de: 'Nein.', en: 'No.' }, 7)
  }
}

/** A page and its worker, as two ends of a channel. */
function ends() {
  const { port1: page, port2: worker } = new MessageChannel()
  page.start()
  worker.start()
  onTestFinished(() => {
    page.close()
    worker.close()
  })
  return { page, worker }
}

test('what a worker offers is called from the page, each call with its own answer', async () => {
  const { page, worker } = ends()
  offer(worker, new Counter())
  const counter = callsTo<Counter>(page)
  expect(await Promise.all([counter.add(2), counter.add(3)])).toEqual([2, 5])
})

test('what is refused arrives as a mistake in every language, and later calls are answered', async () => {
  const { page, worker } = ends()
  offer(worker, new Counter())
  const counter = callsTo<Counter>(page)
  const refused = await counter.refuse().catch((fault: unknown) => fault)
  expect(refused).toBeInstanceOf(LineMistake)
  expect(refused).toMatchObject({ wording: { de: 'Nein.', en: 'No.' }, line: 7 })
  expect(await counter.add(1)).toBe(1)
})

test('news come unasked, in order', async () => {
  const { page, worker } = ends()
  const tell = offer<number>(worker, new Counter())
  const heard: number[] = []
  const counter = callsTo<Counter, number>(page, n => heard.push(n))
  tell(1)
  tell(2)
  await counter.add(0)
  expect(heard).toEqual([1, 2])
})
