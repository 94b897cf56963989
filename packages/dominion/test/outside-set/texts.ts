import type { Texts } from '@kartentisch/dominion'
import type { Rulings } from '@kartentisch/kernel'

export const en: Texts = {
  'quay-village': {
    name: 'Quay Village',
    text: '+2 Actions\n+1 Coin\nAt the start of your next turn: +1 Action, +1 Coin.',
  },
  'quay-goons': {
    name: 'Quay Goons',
    text: '+1 Buy\n+2 Coins\nAll others discard down to 3 cards.\n---\nWhile this is in play: +1 VP when you buy a card.',
  },
  'quay-chest': {
    name: 'Quay Chest',
    text: 'Choose: +2 Coins or +2 Buys. You may put a hand card on top of your deck, or discard it for +1 Coin.\n---\nIts back is its own.',
    options: {
      coins: '+2 Coins',
      buys: '+2 Buys',
      lock: 'lock it away on your deck',
      sell: 'sell it for 1 Coin',
    },
    prompts: {
      'put-on-deck?': 'you may choose {some} of your hand as cargo.',
      'asks-cargo': 'what becomes of {shown}?',
    },
  },
}

export const de: Texts = {
  'quay-village': {
    name: 'Kaidorf',
    text: '+2 Aktionen\n+1 Münze\nZu Beginn deines nächsten Zuges: +1 Aktion, +1 Münze.',
  },
  'quay-goons': {
    name: 'Kaischläger',
    text: '+1 Kauf\n+2 Münzen\nAlle anderen legen bis auf 3 Handkarten ab.\n---\nSolange im Spiel: +1 SP, wenn du eine Karte kaufst.',
  },
  'quay-chest': {
    name: 'Kaitruhe',
    text: 'Wähle: +2 Münzen oder +2 Käufe. Du darfst eine Handkarte auf den Nachziehstapel legen oder sie für +1 Münze ablegen.\n---\nEigene Rückseite.',
    options: {
      coins: '+2 Münzen',
      buys: '+2 Käufe',
      lock: 'auf dem Nachziehstapel verschließen',
      sell: 'für 1 Münze verkaufen',
    },
    prompts: {
      'put-on-deck?': 'Du darfst {some} aus der Hand als Fracht wählen.',
      'asks-cargo': 'Was wird aus {shown}?',
    },
  },
}

export const rulings: Readonly<Record<'de' | 'en', Rulings>> = {
  en: {
    'quay-village': {
      steps: ['+2 Actions, +1 Coin.', 'At the start of your next turn +1 Action, +1 Coin.'],
      rulings: ['It stays in play until the clean-up of that turn.'],
    },
    'quay-goons': {
      steps: [
        '+1 Buy, +2 Coins.',
        'All others discard down to 3 cards.',
        'While it is in play: +1 VP per card bought.',
      ],
      rulings: ['Each copy in play gives 1 VP; a copy played twice gives 1 too.'],
    },
    'quay-chest': {
      steps: ['Choose: +2 Coins or +2 Buys.', 'You may put a hand card on top or discard it for +1 Coin.'],
      rulings: [],
    },
  },
  de: {
    'quay-village': {
      steps: ['+2 Aktionen, +1 Münze.', 'Zu Beginn deines nächsten Zuges +1 Aktion, +1 Münze.'],
      rulings: ['Sie bleibt bis zum Aufräumen jenes Zuges im Spiel.'],
    },
    'quay-goons': {
      steps: [
        '+1 Kauf, +2 Münzen.',
        'Alle anderen legen bis auf 3 Karten ab.',
        'Solange im Spiel: +1 SP je gekaufter Karte.',
      ],
      rulings: ['Jedes Exemplar im Spiel gibt 1 SP; eines, das zweimal ausgespielt wurde, gibt auch nur 1.'],
    },
    'quay-chest': {
      steps: ['Wähle: +2 Münzen oder +2 Käufe.', 'Du darfst eine Handkarte obenauf legen.'],
      rulings: [],
    },
  },
}
