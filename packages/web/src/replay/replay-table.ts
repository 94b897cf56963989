import {
  at,
  type Event,
  eventsFor,
  Mistake,
  type Recording,
  Replay,
  type Seat,
  type TableKit,
} from '@kartentisch/kernel'
import { participantsOf } from '../local/recorded.ts'
import type { Moment } from '../table/feed.ts'
import { say } from '../words/refusals.ts'
import { graphsOf, turnsOf } from './course.ts'
import type { Eye, Opened } from './opened.ts'

/** A recorded game on a table. Knows everything; gives away what an eye may know. */
export interface ReplayTable {
  readonly opened: Opened
  readonly recording: Recording
  told(eye: Eye): readonly (readonly Event[])[]
  /** The table at a place; a step shows how it came about. */
  moment(place: number, eye: Eye, step: boolean): Moment
  /** The game from this place on: whoever looks from the seat plays on there, bots take the other seats. */
  playOn(place: number, seat: Seat, bot: string): Recording
}

/** Most games show their players one by one; with everything open each of these is what its own player sees. */
const hasPlayers = (view: unknown): view is { readonly players: readonly unknown[] } =>
  typeof view === 'object' && view !== null && 'players' in view && Array.isArray(view.players)

export function replayTable({ game, chronicle }: TableKit, recording: Recording): ReplayTable {
  const replay = new Replay(game, recording)
  const { players, finished, eyes, length, known } = replay
  const participants = participantsOf(players, recording.bots)
  const names = participants.map(({ name }) => name)
  const opened: Opened = {
    info: { id: '', game: game.id, setup: replay.setup, participants, replayed: true },
    length,
    known,
    eyes: replay.open ? [...eyes, 'open'] : eyes,
    finished,
    turns: turnsOf(chronicle, replay),
    graphs: replay.open ? graphsOf(chronicle, replay, names) : [],
  }

  const seen = (events: readonly Event[], eye: Eye): readonly Event[] =>
    eye === 'open' ? events : eventsFor(events, eye)

  /** What a seat sees, with all that every other player sees of their own. */
  const openView = (views: readonly unknown[], seat: Seat): unknown => {
    const own = at(views, seat)
    if (!hasPlayers(own)) return own
    return { ...own, players: views.map((view, i) => (hasPlayers(view) ? view.players[i] : undefined)) }
  }

  return {
    opened,
    // Whatever way it came, it is handed on whole.
    recording: { ...recording, players: names, told: replay.told, snapshot: replay.matchAt(length).snapshot() },
    told: eye => replay.told.map(events => seen(events, eye)),
    moment(place, eye, step) {
      const match = replay.matchAt(place)
      const { question } = match
      const by = at(replay.by, place)
      // With everything open one sits behind whoever decides.
      const seat = eye === 'open' ? (question?.seat ?? at(eyes, Math.max(0, by))) : eye
      return {
        number: place,
        seat,
        view:
          eye === 'open'
            ? openView(
                eyes.map(one => match.view(one)),
                seat,
              )
            : match.view(seat),
        question: undefined,
        asked: question && { seat: question.seat, whose: question.whose, about: question.about },
        events: step ? seen(at(replay.told, place), eye) : [],
        anew: !step,
        mayUndo: 'refused',
        undo: null,
        result: match.over
          ? { winners: match.rules.winners(match.state), scores: match.rules.scores(match.state), reason: 'played' }
          : null,
        handOver: undefined,
      }
    },
    playOn(place, seat, bot) {
      if (replay.matchAt(place).over) throw new Mistake(say('over here'))
      return {
        ...replay.saveAt(place),
        players: names,
        bots: names.map((_, i) => (i === seat ? null : bot)),
        finished: false,
      }
    },
  }
}
