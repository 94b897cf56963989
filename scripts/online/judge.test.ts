import { afterAll, beforeAll, expect, test } from 'vitest'
import { begin, newHall, playOn, tempStore } from '../../packages/server/test/at-a-table.ts'
import { missing } from './judge.ts'

let opened: Awaited<ReturnType<typeof tempStore>>
beforeAll(async () => {
  opened = await tempStore()
})
afterAll(() => opened.remove())

test('the judge misses an answer that is not in the log, and one that is another', async () => {
  const { store } = opened
  const hall = newHall(store)
  const evening = await begin(hall, 'dominion', ['Anna', 'Ben'])
  await playOn(evening, 5)
  const { table } = evening
  const [line] = await store.readLog(table, 1)
  const { question, answer } = JSON.parse(line?.body ?? '{}')
  expect(await missing([{ table, number: 1, question, answer }], store)).toEqual([])
  expect(await missing([{ table, number: 6, question, answer }], store)).toHaveLength(1)
  expect(await missing([{ table, number: 1, question, answer: [...answer, 1] }], store)).toHaveLength(1)
  const doubled = { number: 6, ref: 'doubled', body: line?.body ?? '' }
  await store.append(table, doubled)
  expect(await missing([{ table, number: 1, question, answer }], store)).toEqual([
    { kind: 'doubled', what: `${table}: a question was answered twice` },
  ])
  await hall.close()
})
