import { expect, onTestFinished, test } from 'vitest'
import { offer } from '../src/browser/port.ts'
import { hiring } from '../src/browser/workers.ts'

class Counter {
  #n = 0

  add(n: number): number {
    this.#n += n
    return this.#n
  }

  think(): Promise<never> {
    return new Promise(() => undefined)
  }
}

/** Workers that count, how many were started, how many ended, and how the last one started tells news. */
function counters() {
  const seen = { started: 0, ended: 0, tell: (_: string) => {} }
  const hire = hiring<Counter, string>(() => {
    const { port1: page, port2: worker } = new MessageChannel()
    page.start()
    worker.start()
    onTestFinished(() => page.close())
    seen.started++
    seen.tell = offer<string>(worker, new Counter())
    return Object.assign(page, { terminate: () => seen.ended++ })
  })
  return { hire, seen }
}

test('who leaves a worker that has nothing more to do leaves it to whoever comes next', async () => {
  const { hire, seen } = counters()
  const one = hire()
  expect(await one.calls.add(2)).toBe(2)
  expect(one.leave(true)).toBe(true)
  const other = hire()
  expect(await other.calls.add(3)).toBe(5)
  expect(seen).toMatchObject({ started: 1, ended: 0 })
})

test('a worker that is left in the midst of something is ended, and nobody waits for it', async () => {
  const { hire, seen } = counters()
  const one = hire()
  void one.calls.think()
  expect(one.leave(true)).toBe(false)
  const two = hire()
  expect(await two.calls.add(1)).toBe(1)
  expect(two.leave(false)).toBe(false)
  expect(seen).toMatchObject({ started: 2, ended: 2 })
})

test('two may work at the same time, and one of them rests', () => {
  const { hire, seen } = counters()
  const both = [hire(), hire()]
  expect(both.map(worker => worker.leave(true))).toEqual([true, false])
  expect(seen).toMatchObject({ started: 2, ended: 1 })
})

test('news come to whoever has the worker, and to nobody who has left it', async () => {
  const { hire, seen } = counters()
  const heard: string[] = []
  const one = hire()
  one.hear = news => heard.push(`one hears ${news}`)
  seen.tell('a')
  await one.calls.add(1)
  one.leave(true)
  const other = hire()
  seen.tell('b')
  await other.calls.add(1)
  other.hear = news => heard.push(`the other hears ${news}`)
  seen.tell('c')
  await other.calls.add(1)
  expect(heard).toEqual(['one hears a', 'the other hears c'])
})

test('who has left a worker has no say in it any more', async () => {
  const { hire, seen } = counters()
  const one = hire()
  one.leave(true)
  const other = hire()
  expect(one.leave(false)).toBe(false)
  expect(await other.calls.add(1)).toBe(1)
  expect(other.leave(true)).toBe(true)
  expect(seen).toMatchObject({ started: 1, ended: 0 })
})
