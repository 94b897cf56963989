import type { TestProject } from 'vitest/node'
import { startPostgres } from './services.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The PostgreSQL that all tests of the server share. */
    postgres: string
  }
}

/** Starts one PostgreSQL for all tests of the server, and stops it when they are done. */
export default async function onePostgres({ provide }: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  provide('postgres', postgres.url)
  return () => postgres.stop()
}
