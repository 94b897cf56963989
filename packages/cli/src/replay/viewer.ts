import {
  at,
  type Event,
  eventsFor,
  type GameKit,
  type Language,
  type Replay,
  ruled,
  type Seat,
  type Wording,
  wrapped,
} from '@kartentisch/kernel'
import { type Face, faceOf } from '../play/face.ts'
import type { Terminal } from '../play/terminal.ts'
import { victory } from '../play/victory.ts'
import { say } from '../words/say.ts'
import { type Keys, type Wish, wishOf } from './keys.ts'

/** From which seat it is looked at; nothing is everything open. */
export type Eye = Seat | undefined

/** At least so many lines tell what happened, however small the screen is. */
const LEAST_LOG = 3

type Screen = Pick<Terminal, 'width' | 'height' | 'paint' | 'write' | 'clear'>

/** Whose eyes it is seen with at first, and what it is told in. */
export interface Watching {
  readonly eye: Eye
  readonly language: Language
}

/** Somebody looking at a recorded game again, in a terminal. */
export class Viewer {
  readonly #replay: Replay<unknown, unknown, unknown>
  readonly #face: Face
  readonly #screen: Screen
  readonly #language: Language
  readonly #eyes: readonly Eye[]
  /** Where turns begin, after the deal. */
  readonly #turns: readonly number[]
  #eye: Eye
  #place = 0

  constructor(kit: GameKit, replay: Replay<unknown, unknown, unknown>, screen: Screen, { eye, language }: Watching) {
    this.#replay = replay
    this.#face = faceOf(kit, replay.rules, { language, names: replay.players, paint: screen.paint })
    this.#screen = screen
    this.#language = language
    this.#eyes = replay.open ? [...replay.eyes, undefined] : replay.eyes
    this.#eye = eye
    this.#turns = replay.told.flatMap((events, place) =>
      events.some(event => kit.chronicle.turn(event) !== undefined) ? [place] : [],
    )
  }

  #in(wording: Wording): string {
    return wording[this.#language]
  }

  /** Prints everything that happened at once. */
  all(): void {
    const { told, length } = this.#replay
    this.#screen.write([...this.#story(told.flat()), ...this.#points(length)])
  }

  /** Goes where the keys say until there are no more. */
  async follow(keys: Keys): Promise<void> {
    this.#show()
    for await (const key of keys) {
      const wish = wishOf(key)
      if (wish === 'quit') return
      if (typeof wish !== 'string') this.#screen.write([this.#in(say('unknownKey', { typed: wish.typed }))])
      else if (wish === 'help') this.#screen.write([this.#in(say('keysHelp'))])
      else this.#do(wish)
    }
  }

  #do(wish: Exclude<Wish, 'quit' | 'help'>): void {
    if (wish === 'seat') this.#eye = at(this.#eyes, (this.#eyes.indexOf(this.#eye) + 1) % this.#eyes.length)
    else this.#place = Math.max(0, Math.min(this.#replay.length, this.#goal(wish)))
    this.#show()
  }

  #goal(wish: Exclude<Wish, 'quit' | 'help' | 'seat'>): number {
    const place = this.#place
    switch (wish) {
      case 'on':
        return place + 1
      case 'back':
        return place - 1
      case 'next-turn':
        return this.#turns.find(turn => turn > place) ?? this.#replay.length
      case 'turn-before':
        return this.#turns.findLast(turn => turn < place) ?? 0
      case 'beginning':
        return 0
      case 'end':
        return this.#replay.length
    }
  }

  #sight(place: number): unknown {
    const match = this.#replay.matchAt(place)
    // With everything open one sits behind whoever decides.
    return match.sight(this.#eye ?? match.question?.seat ?? at(this.#replay.eyes, 0))
  }

  #story(events: readonly Event[]): string[] {
    const seen = this.#eye === undefined ? events : eventsFor(events, this.#eye)
    return this.#face.speaker.story(seen).flatMap(line => wrapped(line, this.#screen.width))
  }

  #points(place: number): string[] {
    const { rules, players } = this.#replay
    const match = this.#replay.matchAt(place)
    if (!match.over) return []
    const winners = rules.winners(match.state).map(winner => at(players, winner))
    const { width, paint } = this.#screen
    return ['', ...this.#face.letters.points(this.#sight(place), width), '', paint('bold', this.#in(victory(winners)))]
  }

  #show(): void {
    const { width, height, paint } = this.#screen
    const { told, length, players } = this.#replay
    const place = this.#place
    const table = this.#replay.shows(place)
      ? this.#face.letters.table(this.#sight(place), width)
      : wrapped(this.#in(say('changed')), width).map(line => paint('yellow', line))
    const points = place === length ? this.#points(place) : []
    const room = height === undefined ? undefined : Math.max(LEAST_LOG, height - table.length - points.length - 3)
    const turn = this.#turns.findLast(begin => begin < place) ?? 0
    // Where there is no screen to fill, each step tells what is new.
    const from = room === undefined ? place : turn
    const log = this.#story(told.slice(from, place + 1).flat()).slice(-(room ?? Number.POSITIVE_INFINITY))
    const eye = this.#eye === undefined ? say('open') : say('from', { name: at(players, this.#eye) })
    this.#screen.clear(false)
    this.#screen.write([
      ...table,
      paint('dim', ruled(this.#in(say('log')), width)),
      ...log,
      ...points,
      paint('dim', ruled(`${this.#in(say('place', { place, last: length }))} · ${this.#in(eye)}`, width)),
      ...(height === undefined ? [] : [paint('dim', this.#in(say('keys')))]),
    ])
  }
}
