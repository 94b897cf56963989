/** What the way to the lessons says, and what stands around a lesson. */
export const learn = {
  learn: 'Learn',
  'learn game': 'Learn {game}',
  'learn lead':
    'Each game in ten minutes: at the real table, one thing at a time. You can leave and go on later, and go back a step whenever you like.',
  'learn at home': 'New here? Learn a game in ten minutes, then play with hints.',
  'dominion in short': 'Everybody begins with the same ten weak cards and buys better ones from one supply.',
  'dominion in short turn':
    'A turn: play one Action, buy one card, clean up, draw five new ones. Cards give more of each.',
  'dominion in short deck':
    'What you buy comes back to your hand again and again. So what you buy is what you’ll play.',
  'dominion in short end': 'When the Provinces or three piles are gone, the most victory points win.',
  'burgund in short': 'Cards are dice: in every turn you play one of two and take one action with its number.',
  'burgund in short turn':
    'Take a card from the display, place it in your estate, sell goods, or fetch workers and silver.',
  'burgund in short effect': 'Each placed card has an effect: more silver, workers, goods, animals, or another action.',
  'burgund in short end': 'After five rounds of six turns triples, goods, animals and bonus cards count.',
  'start lesson': 'Begin the lesson',
  'go on lesson': 'Go on at step {n} of {of}',
  'lesson again': 'Once more from the beginning',
  'play with hints': 'Play with hints',
  'what next': 'And then?',
  'next words': 'Look up the words of the games',
  'all words': 'All words',
  glossary: 'Words of the games',
  'next cards': 'Look up every card, with its rulings',
  'next kingdoms': 'Choose other kingdoms for Dominion',
  lesson: 'Lesson',
  'step of': 'Step {n} of {of}',
  'leave lesson': 'Leave the lesson',
  back: 'Back',
  next: 'Next',
  'do it for me': 'Do it for me',
  overview: 'Overview',
  watch: '{name} has her turn. Just watch.',
  'read first': 'In a moment! Read this first, then click “Next”.',

  hint: 'Hint',
  'hint none': 'take nothing',
  'key hint': 'Ask for a hint',
} as const
