import { Mistake } from '@kartentisch/kernel'
import { z } from 'zod'
import { isPlainName } from '../people/names.ts'
import { say } from '../words/serving.ts'

/** A name people see: something that can be seen, on one line. */
export const name = z
  .string()
  .trim()
  .min(1)
  .max(30)
  .refine(isPlainName)
  .regex(/[\p{L}\p{N}\p{P}\p{S}]/u)

export function nameOfPerson(given: unknown): string {
  const read = name.safeParse(given)
  if (!read.success) throw new Mistake(say('nameNeeded'))
  return read.data
}

/** What a request brings, or what is wrong with it in a sentence. */
export function parsed<T>(schema: z.ZodType<T>, given: unknown): T {
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new Mistake(say('wrongField', { field: issue?.path.join('.') || 'body', why: issue?.message ?? '' }))
}
