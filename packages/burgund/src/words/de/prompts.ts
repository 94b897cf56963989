import type { prompts as en } from '../en/prompts.ts'

export const prompts: Readonly<Record<keyof typeof en, string>> = {
  'start-of-turn: move and buy': 'Spiele eine Handkarte, oder kaufe erst {bought}.',
  'turn: choose-action': 'Wähle eine Aktion mit der {die}.',
  'buy-cards: choose-action': 'Wähle noch eine Aktion, mit der {die}.',
  'castle: choose-action': 'Wähle noch eine Aktion, mit einer Würfelzahl deiner Wahl.',
  'round-bonus': 'Wähle eine Möglichkeit für deinen Drilling.',
}
