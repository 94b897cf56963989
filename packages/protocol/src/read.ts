import type { z } from 'zod'
import { type FromClient, fromClient } from './from-client.ts'

/** A message, or why it is none, with its id where that could be made out. */
export type Reading = { readonly message: FromClient } | { readonly reason: string; readonly id?: string }

const idOf = (value: unknown): { id?: string } => {
  if (typeof value !== 'object' || value === null || !('id' in value)) return {}
  return typeof value.id === 'string' && value.id.length <= 40 ? { id: value.id } : {}
}

/** The first fault in a sentence. What was sent is not repeated: it may be huge. */
function tell(error: z.ZodError): string {
  const [issue] = error.issues
  if (issue === undefined) return 'This is no message.'
  const where = issue.path.map(String).join('.').slice(0, 60)
  return where === '' ? issue.message.slice(0, 200) : `${where}: ${issue.message.slice(0, 200)}`
}

/** Reads what a client sent. */
export function readMessage(text: string): Reading {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { reason: 'A message is one JSON object.' }
  }
  const parsed = fromClient.safeParse(value)
  return parsed.success ? { message: parsed.data } : { reason: tell(parsed.error), ...idOf(value) }
}
