import { type Game, Mistake, type PlayersKit, type Save } from '@kartentisch/kernel'
import { say } from '../words/refusals.ts'
import { saidOf } from '../words/said.ts'
import { LocalTable } from './local-table.ts'
import type { FromWorker, ToWorker } from './messages.ts'
import { recordingOf } from './recorded.ts'
import { storedGame, storeGame } from './storage.ts'

/**
 * The worker's side of a table on this machine. Every answer is stored before the page hears of it. Whoever asks for
 * a hint is told what the adviser would do.
 * Between two answers of bots the worker listens, so that a person can take something back meanwhile.
 */
export function host<Setup, State, Sight>(
  game: Game<Setup, State, Sight>,
  { names, player, adviser }: PlayersKit<Sight>,
): void {
  const bots = Object.fromEntries(names.map(name => [name, player(name)]))
  const post = (message: FromWorker) => self.postMessage(message)
  let table: LocalTable<Setup, State, Sight> | undefined
  /** Changes when somebody intervenes: a round of bots that began before stops. */
  let round = 0

  async function open(message: Extract<ToWorker, { type: 'start' | 'resume' }>): Promise<void> {
    if (message.type === 'start') {
      const { id, plan } = message
      table = new LocalTable(game, bots, id, plan.sittings, plan)
    } else {
      const stored = await storedGame(message.id)
      if (stored === undefined) throw new Mistake(say('not here'))
      table = new LocalTable(game, bots, stored.id, stored.sittings, stored.save as Save<Setup, State>)
    }
    post({ type: 'opened', info: table.info })
    await show(table, true)
    await letBotsPlay(table)
  }

  async function show(open: LocalTable<Setup, State, Sight>, anew: boolean): Promise<void> {
    // A browser that keeps nothing, or has no room left, still lets people play.
    const stored = await storeGame(open.stored(Date.now())).then(
      () => true,
      () => false,
    )
    post({ type: 'moment', moment: open.moment(anew), stored })
  }

  /** A game that is over has no secrets any more. */
  function tellWhole(open: LocalTable<Setup, State, Sight>): void {
    const stored = open.stored(Date.now())
    if (stored.over) post({ type: 'recording', recording: recordingOf(stored) })
  }

  async function letBotsPlay(open: LocalTable<Setup, State, Sight>): Promise<void> {
    const mine = ++round
    while (open.botIsAsked && mine === round) {
      open.letBotAnswer()
      await show(open, false)
      await new Promise(resolve => setTimeout(resolve))
    }
  }

  async function follow(message: ToWorker): Promise<void> {
    if (message.type === 'start' || message.type === 'resume') return open(message)
    if (table === undefined) throw new Mistake(say('no table'))
    if (message.type === 'hint') return post({ type: 'hint', ...table.advice(adviser) })
    if (message.type === 'recording') return tellWhole(table)
    round++
    if (message.type === 'answer') {
      table.answer(message.answer, message.number)
      await show(table, false)
    } else {
      if (message.type === 'undo') table.undo()
      else table.take()
      await show(table, true)
    }
    await letBotsPlay(table)
  }

  self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
    follow(data).catch((fault: unknown) => {
      post({ type: fault instanceof Mistake && table !== undefined ? 'refused' : 'failed', reason: saidOf(fault) })
    })
  }
}
