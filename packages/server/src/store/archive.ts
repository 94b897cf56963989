import zlib from 'node:zlib'
import { Mistake, shape } from '@kartentisch/kernel'
import { say } from '../words/storing.ts'
import type { LogLine, StoredSnapshot } from './contract.ts'

const { fields, list, number, orNull, text } = shape

/** Not by Zod: the thread that writes would load it for this alone, and take half as long again to start. */
const archive = fields({
  log: list(fields({ number, ref: text, body: text })),
  snapshots: list(fields({ number, answers: number, body: text, events: text })),
  replay: orNull(text),
})

/** All that is kept of a game that is over, together: what is said in it several times takes hardly any room. */
export interface Archive {
  readonly log: readonly LogLine[]
  readonly snapshots: readonly StoredSnapshot[]
  readonly replay: string | null
}

const { ZSTD_c_compressionLevel, ZSTD_c_windowLog } = zlib.constants
const LEVEL = { params: { [ZSTD_c_compressionLevel]: 12, [ZSTD_c_windowLog]: 22 } }

/** What Zstandard writes begins with these bytes, and what Brotli writes of JSON never does. */
const ZSTANDARD = Buffer.from([0x28, 0xb5, 0x2f, 0xfd])

/** Node brings Zstandard along from 22.15 on; what an older one packs with Brotli, everyone can read. */
const hasZstandard = 'zstdCompressSync' in zlib

export const packed = (games: Archive): Buffer => {
  const text = JSON.stringify(games)
  return hasZstandard ? zlib.zstdCompressSync(text, LEVEL) : zlib.brotliCompressSync(text)
}

function opened(body: Uint8Array): Buffer {
  if (!ZSTANDARD.equals(body.subarray(0, ZSTANDARD.length))) return zlib.brotliDecompressSync(body)
  if (!hasZstandard) throw new Mistake(say('noZstandard', { version: process.versions.node }))
  return zlib.zstdDecompressSync(body)
}

export const unpacked = (body: Uint8Array): Archive => archive(JSON.parse(opened(body).toString()), 'archive')
