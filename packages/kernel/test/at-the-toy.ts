import { answerOf, type Deed, toy, toyPlayers } from '@kartentisch/toy'
import { at, botEntry, entryFor, type Intention, type Seat, Sitting, seat } from '../src/index.ts'

export const [anna, ben, cleo] = [seat(0), seat(1), seat(2)]

export type ToySitting = ReturnType<typeof sitDown>

/** A toy's table: for each seat a bot's name, or nothing for a person. */
export function sitDown(bots: readonly (string | null)[] = [null, null], seed = 'undo', rounds = 2) {
  return Sitting.deal({ game: toy, setup: toy.parseSetup({ players: bots.length, rounds }), seed }, bots)
}

/** A person does something, and the bots answer until it is a person's turn again. */
export function act(sitting: ToySitting, who: Seat, intention: Intention) {
  const step = sitting.apply(entryFor(sitting, who, intention))
  for (let bot = sitting.awaited?.bot; bot !== undefined; bot = sitting.awaited?.bot)
    sitting.apply(botEntry(sitting, sitting.consult(toyPlayers.player(bot)('bot'))))
  return step
}

/** People do one thing after the other, each as the one who is asked. */
export function play(sitting: ToySitting, ...deeds: readonly Deed[]) {
  return deeds.map(deed => {
    const {
      seat: asked,
      question,
      number,
    } = at(
      [sitting.awaited].filter(open => open !== undefined),
      0,
    )
    return act(sitting, asked, { type: 'answer', number, answer: answerOf(deed, question) })
  })
}
