import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { z } from 'zod'
import type { LogLine, StoredSnapshot } from './contract.ts'

const archive = z.object({
  log: z.array(z.object({ number: z.int(), ref: z.string(), body: z.string() })),
  snapshots: z.array(z.object({ number: z.int(), answers: z.int(), body: z.string(), events: z.string() })),
  replay: z.string().nullable(),
})

/** All that is kept of a game that is over, together: what is said in it several times takes hardly any room. */
export interface Archive {
  readonly log: readonly LogLine[]
  readonly snapshots: readonly StoredSnapshot[]
  readonly replay: string | null
}

const LEVEL = { params: { [constants.ZSTD_c_compressionLevel]: 12, [constants.ZSTD_c_windowLog]: 22 } }

export const packed = (games: Archive): Buffer => zstdCompressSync(JSON.stringify(games), LEVEL)

export const unpacked = (body: Uint8Array): Archive => archive.parse(JSON.parse(zstdDecompressSync(body).toString()))
