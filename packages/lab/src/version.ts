import { createRequire } from 'node:module'
import { z } from 'zod'

/** The version of Kartentisch, which all its packages have in common. */
export const PROGRAM: string = z
  .object({ version: z.string() })
  .parse(createRequire(import.meta.url)('../package.json')).version
