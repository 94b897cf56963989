import { type FromServer, tournaments } from '@kartentisch/protocol'
import { Client, type Player } from '@kartentisch/protocol/client'
import { useEffect, useSyncExternalStore } from 'react'
import { addressOf } from '../browser/address.ts'
import { watchAttention } from '../browser/attention.ts'
import { change, settings } from '../browser/settings.ts'
import { tellCall, tellInvite, tellTurn } from '../browser/your-turn.ts'
import { sayIn } from '../words/language.ts'
import { type Said, saidOf } from '../words/said.ts'
import { call, whoAmI } from './api.ts'
import { ask } from './asking.ts'
import { addTold } from './told.ts'
import { tableName } from './words.ts'

/** The way to the server: one for the whole page, opened when it is first needed. */
export type Connection =
  | { readonly state: 'opening' }
  | { readonly state: 'failed'; readonly reason: Said }
  | { readonly state: 'open'; readonly client: Client; readonly player: Player; readonly connected: boolean }

const OPENING: Connection = { state: 'opening' }

/** Longest wait before the next attempt to come back. */
const MAX_WAIT_MS = 2000

let current: Connection = OPENING
let begun = false
const listeners = new Set<() => void>()

function set(connection: Connection): void {
  current = connection
  for (const listener of listeners) listener()
}

/** The name by which one is known until one says another: guests differ by a number. */
function guestName(): string {
  const { name, language } = settings()
  const n = 2 + Math.floor(Math.random() * 998)
  return (name.trim() || sayIn(language)('guest number', { n })).slice(0, 30)
}

function socketAddress(): string {
  const address = addressOf('ws')
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  address.hash = ''
  return address.href
}

async function open(): Promise<void> {
  try {
    // Whoever comes for the first time becomes a guest without being asked.
    if ((await whoAmI()) === undefined) await call('POST', 'api/guest', { name: guestName() })
    const client = new Client({ url: socketAddress(), maxWaitMs: MAX_WAIT_MS })
    const player = await client.welcome()
    const show = (connected: boolean) => set({ state: 'open', client, player, connected })
    client.onConnection = connected => current.state === 'open' && current.client === client && show(connected)
    client.onUnreadable = reason => set({ state: 'failed', reason })
    client.onMessage = message => {
      for (const heard of hearers) heard(message)
      tell(message)
      // Only a greeting is refused here: the server knows one no more, and the connection is closed.
      if (message.type === 'refused') set({ state: 'failed', reason: message.wording ?? message.reason })
    }
    stopAttention?.()
    stopAttention = watchAttention(away => client.attend(away))
    if (settings().member === player.guest) change({ member: !player.guest })
    if (!player.guest) void tellCheckIns()
    show(client.connected)
  } catch (fault) {
    set({ state: 'failed', reason: saidOf(fault) })
  }
}

/** What a table is called in the language the page speaks now. */
const nameOf = (table: Parameters<typeof tableName>[0]): string => tableName(table, sayIn(settings().language))

/** Tells what somebody has to know on whichever page they are, and through the browser who looks elsewhere. */
function tell(message: FromServer): void {
  if (message.type === 'your-turn') {
    const name = nameOf(message)
    addTold({ kind: 'turn', table: message.table, name })
    tellTurn(message.table, name)
  }
  if (message.type === 'invited') {
    addTold({ ...message, kind: 'invited', name: nameOf(message) })
    tellInvite(message.table, message.from)
  }
  if (message.type === 'rematch') addTold({ ...message, kind: 'rematch', name: nameOf(message) })
  if (message.type === 'called') {
    const { tournament, table, name } = message
    addTold(table === undefined ? { kind: 'check-in', tournament, name } : { kind: 'game', table, name })
    tellCall(tournament, table, name)
  }
}

/** Somebody may have been called before they came. */
async function tellCheckIns(): Promise<void> {
  const known = await ask(tournaments, 'api/tournaments').catch(() => [])
  for (const { tournament, name, called } of known) if (called) addTold({ kind: 'check-in', tournament, name })
}

/** A machine that knows its network is gone need not wait until the connection notices. */
addEventListener('offline', () => {
  if (current.state === 'open') current.client.cut()
})

/** What wants to hear what the server says about nothing in particular. */
const hearers = new Set<(message: FromServer) => void>()

/** Hears what belongs to no table; gives back what ends that. */
export function hear(heard: (message: FromServer) => void): () => void {
  hearers.add(heard)
  return () => hearers.delete(heard)
}

/** The others at a table see whether one looks at it. */
let stopAttention: (() => void) | undefined

/** Opens the way anew: after a failure, or as somebody else. */
export function reopen(): Promise<void> {
  if (current.state === 'open') current.client.close()
  set(OPENING)
  begun = true
  return open()
}

/** Goes on under a name one has just said. What is on the screen stays while the way is opened anew. */
export async function goOnAs(name: string): Promise<Client> {
  await call('PUT', 'api/me', { name })
  const before = current
  await open()
  if (before.state === 'open') before.client.close()
  if (current.state !== 'open') throw new Error('The server did not answer.')
  // Only now: who has a name and an invitation sits down at once, and the way before knew them by another name.
  change({ name })
  return current.client
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useConnection(): Connection {
  useEffect(() => {
    // What failed when the page was opened, without a network perhaps, may succeed where somebody wants it now.
    if (!begun || current.state === 'failed') void reopen()
  }, [])
  return useSyncExternalStore(subscribe, () => current)
}
