import type { Texts } from '../../card-set.ts'

export const empiresLandmarks: Texts = {
  aqueduct: {
    name: 'Aqueduct',
    text:
      'Gaining a Treasure from a pile with VP moves 1 VP of it here. ' +
      'Gaining a Victory card brings you all VP from here.\n---\nSet-up: 8 VP each on Silver and Gold.',
    prompts: { 'asks-move-first': 'first move 1 VP from the pile here, then take all VP?' },
  },
  arena: {
    name: 'Arena',
    text:
      'Discard an Action card as your Buy phase starts, if you like: 2 VP from here.\n' +
      '---\nSet-up: 6 VP per player.',
    prompts: { 'discard?': 'you may discard an Action card for +2 VP.' },
  },
  'bandit-fort': { name: 'Bandit Fort', text: 'Scoring: −2 VP for every Silver and every Gold you own.' },
  basilica: {
    name: 'Basilica',
    text: 'For each card you buy with 2 Coins or more to spare: 2 VP from here.\n---\nSet-up: 6 VP per player.',
  },
  baths: {
    name: 'Baths',
    text: 'If you gained no card in your turn, as it ends: 2 VP from here.\n---\nSet-up: 6 VP per player.',
  },
  battlefield: {
    name: 'Battlefield',
    text: 'For each Victory card you gain: 2 VP from here.\n---\nSet-up: 6 VP per player.',
  },
  colonnade: {
    name: 'Colonnade',
    text:
      'For each Action card you buy while you have a copy in play: 2 VP from here.\n' + '---\nSet-up: 6 VP per player.',
  },
  'defiled-shrine': {
    name: 'Defiled Shrine',
    text:
      'Gaining an Action card moves 1 VP from its pile here. Buying a Curse brings you all VP from here.\n---\n' +
      'Set-up: 2 VP on each Action pile that is no Gathering.',
  },
  fountain: { name: 'Fountain', text: 'Scoring: 15 VP if you own 10 Coppers or more.' },
  keep: { name: 'Keep', text: 'Scoring: 5 VP for each different Treasure that you own and nobody has more of.' },
  labyrinth: {
    name: 'Labyrinth',
    text: 'The second card you gain in your turn brings 2 VP from here.\n---\nSet-up: 6 VP per player.',
  },
  'mountain-pass': {
    name: 'Mountain Pass',
    text:
      'After the turn in which the first Province is gained, everyone bids 1 to 40 Debt once, higher than before, ' +
      'or passes, its gainer last. The highest bid brings that Debt and +8 VP.',
  },
  museum: { name: 'Museum', text: 'Scoring: 2 VP for each different card you own.' },
  obelisk: {
    name: 'Obelisk',
    text:
      'Scoring: 2 VP for each card you own from the pile drawn.\n---\n' +
      'Set-up: draw an Action pile of the supply at random.',
  },
  orchard: { name: 'Orchard', text: 'Scoring: 4 VP for each different Action card you own 3 or more of.' },
  palace: { name: 'Palace', text: 'Scoring: 3 VP for every set of Copper, Silver and Gold you own.' },
  tomb: { name: 'Tomb', text: 'Every card you trash brings +1 VP.' },
  tower: { name: 'Tower', text: 'Scoring: 1 VP for each card you own whose supply pile is empty (no Victory cards).' },
  'triumphal-arch': {
    name: 'Triumphal Arch',
    text: 'Scoring: 3 VP for each copy of your second most common Action card.',
  },
  wall: { name: 'Wall', text: 'Scoring: −1 VP for every card you own beyond 15.' },
  'wolf-den': { name: 'Wolf Den', text: 'Scoring: −3 VP for every card you own exactly once.' },
}
