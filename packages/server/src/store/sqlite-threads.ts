import { Worker } from 'node:worker_threads'
import { Mistake, type Wording } from '@kartentisch/kernel'
import type { StoredTable, TableFilter } from './contract.ts'
import type { Operation, Outcome } from './operations.ts'

type Told = { open: true } | { closed: true } | { refused: Wording } | { outcomes: Outcome[] } | { fault: string }

/** The thread that writes: one batch at a time. */
export class Writer {
  readonly #worker: Worker
  #waiting: { resolve: (told: Told) => void; reject: (fault: unknown) => void } | undefined

  constructor(file: string) {
    this.#worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: file })
    this.#worker.on('message', (told: Told) => this.#waiting?.resolve(told))
    this.#worker.on('error', fault => this.#waiting?.reject(fault))
  }

  /** Resolves with what the thread says next. */
  #hear(): Promise<Told> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
    })
  }

  #say(message: readonly Operation[] | 'close'): Promise<Told> {
    const told = this.#hear()
    this.#worker.postMessage(message)
    return told
  }

  /** Resolves when the file is open. */
  async ready(): Promise<void> {
    const told = await this.#hear()
    if (!('refused' in told)) return
    await this.#worker.terminate()
    throw new Mistake(told.refused)
  }

  async write(operations: readonly Operation[]): Promise<Outcome[]> {
    const told = await this.#say(operations)
    if ('outcomes' in told) return told.outcomes
    throw new Error('fault' in told ? told.fault : 'The thread that writes has stopped.')
  }

  async close(): Promise<void> {
    await this.#say('close')
    await this.#worker.terminate()
  }
}

type Listed = { number: number; tables: StoredTable[] } | { number: number; fault: string }

/** The thread that makes lists, from the first that is wanted. */
export class Lister {
  readonly #file: string
  #worker: Worker | undefined
  readonly #waiting = new Map<number, { resolve: (tables: StoredTable[]) => void; reject: (fault: Error) => void }>()
  #last = 0

  constructor(file: string) {
    this.#file = file
  }

  #start(): Worker {
    const worker = new Worker(new URL('./sqlite-listing-thread.ts', import.meta.url), { workerData: this.#file })
    worker.on('message', (listed: Listed) => {
      const waiting = this.#waiting.get(listed.number)
      this.#waiting.delete(listed.number)
      if ('tables' in listed) waiting?.resolve(listed.tables)
      else waiting?.reject(new Error(listed.fault))
    })
    worker.on('error', fault => {
      for (const { reject } of this.#waiting.values()) reject(fault instanceof Error ? fault : new Error(String(fault)))
      this.#waiting.clear()
    })
    return worker
  }

  list(filter: TableFilter): Promise<StoredTable[]> {
    this.#worker ??= this.#start()
    const worker = this.#worker
    const number = ++this.#last
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject })
      worker.postMessage({ number, filter })
    })
  }

  async close(): Promise<void> {
    await this.#worker?.terminate()
  }
}
