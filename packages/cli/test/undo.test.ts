import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { at, type Seat, Sitting } from '@kartentisch/kernel'
import { Shelf } from '@kartentisch/lab'
import {
  answerOf,
  type Deed,
  LEAVINGS,
  SHELLS,
  UNDO_SEED,
  type UndoCase,
  undoCasesIn,
  undoSetup,
} from '@kartentisch/toy'
import { describe, expect, test } from 'vitest'
import { faceOf } from '../src/play/face.ts'
import { Session } from '../src/play/session.ts'
import { Table } from '../src/play/table.ts'
import { Typed } from './terminal.ts'

const module = pathToFileURL(createRequire(import.meta.url).resolve('@kartentisch/toy/kits')).href
const toy = (await Shelf.load([module])).kit('toy')

const CONSENT = '(y/n) > '

/** A terminal at which people do what a case says, and then `u` is typed. */
class Acting extends Typed {
  readonly #table: Table
  readonly #deeds: Deed[]
  /** How many answers there were when `u` was typed, and who typed it. */
  asked: { readonly seat: Seat; readonly answers: number } | undefined
  /** Somebody was asked for their consent. */
  consent = false

  constructor(table: Table, deeds: readonly Deed[]) {
    super([])
    this.#table = table
    this.#deeds = [...deeds]
  }

  override line(prompt: string): Promise<string | undefined> {
    this.out += `${prompt}\n`
    const { awaited, match } = this.#table.sitting
    if (prompt === CONSENT) this.consent = true
    // Whoever is handed the keyboard presses Enter.
    else if (prompt.includes('press Enter')) return Promise.resolve('')
    else if (awaited !== undefined && this.asked === undefined) {
      const deed = this.#deeds.shift()
      if (deed !== undefined) return Promise.resolve(this.#typed(deed))
      this.asked = { seat: awaited.seat, answers: match.number }
      return Promise.resolve('u')
    }
    return Promise.resolve(undefined)
  }

  #typed(deed: Deed): string {
    const { awaited, match } = this.#table.sitting
    if (awaited === undefined) throw new Error(`Nobody can ${deed}.`)
    const { letters } = faceOf(toy.game, this.#table.sitting.rules, {
      language: 'en',
      names: this.#table.names,
      paint: this.paint,
    })
    const [wanted] = answerOf(deed, awaited.question)
    return String(letters.choices(awaited.question, match.sight(awaited.seat)).findIndex(({ n }) => n === wanted) + 1)
  }
}

const isDeed = (done: UndoCase['done'][number]): done is Deed => typeof done === 'string'

function sitDown(one: Pick<UndoCase, 'seats'>): Table {
  const { game } = toy.game
  const { seats } = one
  const sitting = Sitting.deal({ game, setup: game.parseSetup(undoSetup(one)), seed: UNDO_SEED }, seats)
  const names = seats.map((_, i) => `player ${i + 1}`)
  return new Table(toy, sitting, names, { file: undefined, timeout: 1 })
}

function play(table: Table, terminal: Typed): Promise<void> {
  const { sitting, names } = table
  const face = faceOf(toy.game, sitting.rules, { language: 'en', names, paint: terminal.paint })
  return new Session(table, face, terminal, 'en').run()
}

test('at one keyboard nothing can be typed by which a seat changes hands', async () => {
  const able: string[] = []
  for (const what of LEAVINGS) {
    const table = sitDown({ seats: [null, null] })
    await play(table, new Typed(['', what]))
    if (table.sitting.number > 0) able.push(what)
  }
  expect(able).toEqual(SHELLS.terminal)
})

describe('taking back at one keyboard', () => {
  test.each(undoCasesIn('terminal'))('$name', async one => {
    const { done, verdicts } = one
    const table = sitDown(one)
    const { sitting } = table
    const terminal = new Acting(table, done.filter(isDeed))
    await play(table, terminal)
    const { asked, consent } = terminal
    if (asked === undefined) {
      expect(sitting.result).toBeDefined()
      expect(verdicts.filter(verdict => verdict !== null && verdict !== 'refused')).toEqual([])
      return
    }
    const verdict = at(verdicts, asked.seat)
    expect(consent).toBe(verdict === 'consent')
    if (verdict === 'free') expect(sitting.match.number).toBeLessThan(asked.answers)
    else expect(sitting.match.number).toBe(asked.answers)
  })
})
