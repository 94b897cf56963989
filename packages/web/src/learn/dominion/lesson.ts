import { bigMoney } from '@kartentisch/bots'
import { Tables } from '@kartentisch/dominion'
import { at } from '@kartentisch/kernel'
import { ScreenTable } from '../../local/screen-table.ts'
import { dominion, recommended } from '../../sets/dominion.ts'
import { say } from '../../words/dominion-lesson.ts'
import type { Chapter, Lesson } from '../lesson.ts'
import { AT, tasks } from './tasks.ts'

/** The kingdom the rulebook recommends for a first game, with the learner beginning. */
const { kingdom, edition } = at(
  recommended.filter(({ id }) => id === 'base-first-game'),
  0,
)
const SETUP = dominion.parseSetup({ players: 2, first: 0, kingdom, edition })

/** With this seed the cards come as in the rulebook's example of the first three turns; a test holds it to that. */
const SEED = 'lesson 32'

const { treasures, buy, play, endTurn, trash, gain, freeTurn } = tasks(new Tables(dominion.catalogue, SETUP))

const TABLE: Chapter = {
  title: say('table'),
  steps: [
    {
      about: [AT.supply],
      says: say('table 1'),
    },
    {
      about: [AT.pile('village')],
      says: say('table read'),
    },
    {
      about: [AT.pile('estate', 'duchy', 'province')],
      says: say('table 2'),
    },
    {
      about: [AT.hand],
      says: say('table 3'),
    },
    {
      about: [AT.deck, AT.discard],
      says: say('table 4'),
    },
    {
      about: [AT.counters],
      says: say('table 5'),
    },
  ],
}

const FIRST: Chapter = {
  title: say('first'),
  steps: [
    {
      about: [AT.held('copper')],
      says: say('first 1'),
      task: treasures(),
    },
    {
      about: [AT.counters],
      says: say('first 2'),
      task: buy('remodel'),
    },
    {
      about: [AT.discard],
      says: say('first 3'),
    },
    {
      about: [AT.hand],
      says: say('first 4'),
      task: endTurn(),
    },
  ],
}

const SECOND: Chapter = {
  title: say('second'),
  steps: [
    {
      about: [AT.deck],
      says: say('second 1'),
    },
    {
      about: [AT.held('copper')],
      says: say('second 2'),
      task: treasures(),
    },
    {
      about: [AT.counters],
      says: say('second 3'),
      task: buy('silver'),
    },
    {
      about: [AT.discard],
      says: say('second 4'),
      task: endTurn(),
    },
  ],
}

const THIRD: Chapter = {
  title: say('third'),
  steps: [
    {
      about: [AT.hand],
      says: say('third 1'),
    },
    {
      about: [AT.counters],
      says: say('third 2'),
      task: play('remodel', say('third 2 instead')),
    },
    {
      about: [AT.hand],
      says: say('third 3'),
      task: trash('estate', say('third 3 instead')),
    },
    {
      about: [AT.supply],
      says: say('third 4'),
      task: gain('militia', say('third 4 instead')),
    },
    {
      about: [AT.trash],
      says: say('third 5'),
    },
    {
      about: [AT.hand],
      says: say('third 6'),
      task: treasures(),
    },
    {
      about: [AT.counters],
      says: say('third 7'),
      task: buy('village'),
    },
    {
      about: [AT.counters],
      says: say('third 8'),
      task: endTurn(),
    },
  ],
}

const FOURTH: Chapter = {
  title: say('fourth'),
  steps: [
    {
      about: [AT.hand],
      says: say('fourth 1'),
      task: freeTurn(4),
    },
  ],
}

const END: Chapter = {
  title: say('end'),
  steps: [
    {
      about: [AT.pile('province')],
      says: say('end 1'),
    },
    {
      about: [AT.pile('silver', 'gold')],
      says: say('end 2'),
    },
    {
      about: [],
      says: say('end 3'),
    },
  ],
}

/** A first game of Dominion that follows the rulebook's example of three turns, at the real table. */
export const dominionLesson: Lesson = {
  game: 'dominion',
  chapters: [TABLE, FIRST, SECOND, THIRD, FOURTH, END],
  lay: name =>
    new ScreenTable(dominion, () => () => bigMoney, 'lesson', {
      setup: SETUP,
      seed: SEED,
      participants: [
        { kind: 'person', name },
        { kind: 'bot', name: 'Berta', bot: 'partner' },
      ],
    }),
}
