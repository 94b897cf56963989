import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Answer, type Question, randomAnswer, seeded } from '@kartentisch/kernel'
import type { Shelf } from '@kartentisch/lab/shelf'
import type { Feed, TableShown } from '@kartentisch/protocol'
import { Client, type Socket } from '@kartentisch/protocol/client'
import { pino } from 'pino'
import { WebSocket } from 'ws'
import { readConfig } from '../src/http/config.ts'
import { startServer } from '../src/http/server.ts'

/** A server of its own with these games, as outsiders see it. */
export async function serving(shelf: Shelf): Promise<{
  get(path: string): Promise<unknown>
  arrive(name: string): Promise<Client>
  close(): Promise<void>
}> {
  const folder = mkdtempSync(join(tmpdir(), 'kartentisch-wire-'))
  const config = readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, BOT_PAUSE: '0' })
  const server = await startServer(config, pino({ level: 'silent' }), shelf)
  const address = `127.0.0.1:${server.port}`
  return {
    get: async path => (await fetch(`http://${address}${path}`)).json(),
    async arrive(name) {
      const headers = { 'content-type': 'application/json' }
      const made = await fetch(`http://${address}/api/guest`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ name }),
      })
      const cookie = made.headers.getSetCookie()[0]?.split(';')[0] ?? ''
      const open = (url: string) => new WebSocket(url, { headers: { cookie } }) as unknown as Socket
      return new Client({ url: `ws://${address}/ws`, open })
    },
    async close() {
      await server.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** What two people at a table were told last, and what was refused to them. */
export interface Told {
  readonly feeds: readonly Feed[]
  readonly shown: ReadonlyMap<Client, TableShown>
  readonly last: ReadonlyMap<Client, Feed>
  readonly faults: readonly unknown[]
}

/** By chance. */
const anyAnswer =
  (random = seeded('over the wire')) =>
  (question: Question) =>
    randomAnswer(question, random)

/** All follow a table and answer whatever they are asked; where there is no answer, the question stays open. */
export function playAt(
  table: string,
  clients: readonly Client[],
  answerTo: (question: Question) => Answer | undefined = anyAnswer(),
): Told {
  const told = {
    feeds: [] as Feed[],
    shown: new Map<Client, TableShown>(),
    last: new Map<Client, Feed>(),
    faults: [] as unknown[],
  }
  for (const client of clients)
    client.follow(table, {
      table: seen => told.shown.set(client, seen),
      feed: feed => {
        told.feeds.push(feed)
        told.last.set(client, feed)
        const { question } = feed.standing
        const answer = question === null ? undefined : answerTo(question)
        if (question === null || answer === undefined) return
        client.answer(table, question.number, answer).catch(fault => told.faults.push(fault))
      },
    })
  return told
}
