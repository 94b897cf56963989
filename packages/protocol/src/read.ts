import type { Wording } from '@kartentisch/kernel'
import type { z } from 'zod'
import { type FromClient, fromClient } from './from-client.ts'
import { type FromServer, fromServer } from './from-server.ts'
import { say } from './words/index.ts'

/** A message, or why it is none, with what could be made out of it. */
export type Reading<Message, Reason> =
  | { readonly message: Message }
  | { readonly reason: Reason; readonly id?: string; readonly table?: string }

/** Which message or table something unreadable is about, as far as it says so. */
function about(value: unknown): { id?: string; table?: string } {
  if (typeof value !== 'object' || value === null) return {}
  const short = (given: unknown): given is string => typeof given === 'string' && given.length <= 40
  return {
    ...('id' in value && short(value.id) && { id: value.id }),
    ...('table' in value && short(value.table) && { table: value.table }),
  }
}

/** The first fault in a sentence. What was sent is not repeated: it may be huge. */
function tell({ issues: [issue] }: z.ZodError): string {
  if (issue === undefined) return 'This is no message.'
  const where = issue.path.map(String).join('.').slice(0, 60)
  return where === '' ? issue.message.slice(0, 200) : `${where}: ${issue.message.slice(0, 200)}`
}

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

/** Reads what a client sent. */
export function readFromClient(text: string): Reading<FromClient, string> {
  const json = parsed(text)
  if (json === undefined) return { reason: 'A message is one JSON object.' }
  const { success, data, error } = fromClient.safeParse(json.value)
  return success ? { message: data } : { reason: tell(error), ...about(json.value) }
}

const KNOWN: ReadonlySet<unknown> = new Set(fromServer.options.flatMap(({ shape }) => [...shape.type.values]))

const isUnknown = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'type' in value && !KNOWN.has(value.type)

/** Reads what a server sent. One that is newer than its client may say what that client can't know. */
export function readFromServer(text: string): Reading<FromServer, Wording> {
  const json = parsed(text)
  if (json === undefined) return { reason: say('damaged', { reason: 'JSON' }) }
  const { success, data, error } = fromServer.safeParse(json.value)
  if (success) return { message: data }
  const reason = isUnknown(json.value) ? say('newer') : say('damaged', { reason: tell(error) })
  return { reason, ...about(json.value) }
}
