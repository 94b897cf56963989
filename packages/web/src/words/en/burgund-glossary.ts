import type { Term } from '../term.ts'

/** The words of Burgund and what they mean. */
export const burgundGlossary = {
  display: {
    name: 'Display',
    forms: ['display'],
    means: 'The open cards in six rows, one for each number of a die. With a 3 you take a card from row 3.',
  },
  die: {
    name: 'Die',
    forms: ['die', 'dice'],
    means:
      'A card of your hand, of which only the number counts. You play one in each turn and take one action with it.',
  },
  action: {
    name: 'Action',
    forms: ['action', 'actions'],
    means:
      'Take a card from the display, place a project, sell goods, refill workers, take silver or convert three things into a point.',
  },
  project: {
    name: 'Project',
    forms: ['project', 'projects'],
    means: 'A card you have taken and not yet placed. There is room for three.',
  },
  estate: {
    name: 'Estate',
    forms: ['estate', 'estates'],
    means: 'The cards you have placed. Each takes effect once when it is placed, and three of a kind are a triple.',
  },
  storage: {
    name: 'Storage',
    forms: ['storage'],
    means: 'Where your workers, silver, goods and animals lie.',
  },
  worker: {
    name: 'Worker',
    forms: ['worker', 'workers'],
    means: 'Spent, it changes a die by one, up or down; 6 and 1 are neighbours.',
  },
  silver: {
    name: 'Silver',
    forms: ['silver'],
    means: 'Once in each turn three silver buy three cards from the deck, of which you use one.',
  },
  goods: {
    name: 'Goods',
    forms: ['goods'],
    means: 'There are three sorts. Selling brings a silver and a point for each, and all of a sort go together.',
  },
  animals: {
    name: 'Animals',
    forms: ['animal', 'animals'],
    means: 'At the end different animals count together: two 1 point, three 2, four 4.',
  },
  triple: {
    name: 'Triple',
    forms: ['triple', 'triples'],
    means: 'Three cards of a kind in your estate. It brings points at the end and a bonus at once.',
  },
  bonus: {
    name: 'Bonus',
    forms: ['bonus', 'bonuses'],
    means: 'A card for whoever completes a triple or all seven kinds; the earlier, the more points.',
  },
  round: {
    name: 'Round',
    forms: ['round', 'rounds'],
    means: 'Five are played, A to E, each of six turns for everybody. For each the display is laid out anew.',
  },
} as const satisfies Readonly<Record<string, Term>>
