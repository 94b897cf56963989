import type { Recording } from '@kartentisch/kernel'
import { BOT_NAMES } from '../table/bot-names.ts'
import type { Participant } from '../table/feed.ts'

/** Who sat there, as a recorded game says it. */
export const companyOf = (participants: readonly Participant[]): Pick<Recording, 'players' | 'bots'> => ({
  players: participants.map(({ name }) => name),
  bots: participants.map(participant => (participant.kind === 'bot' ? participant.bot : null)),
})

/** Who sat there. A bot that is called after its level gets a name, the same as at the table. */
export function participantsOf(players: readonly string[], bots: readonly (string | null)[]): Participant[] {
  let nameless = 0
  return players.map((name, i): Participant => {
    const bot = bots[i] ?? null
    if (bot === null) return { kind: 'person', name }
    const own = name === bot ? (BOT_NAMES[nameless++ % BOT_NAMES.length] ?? name) : name
    return { kind: 'bot', name: own, bot }
  })
}
