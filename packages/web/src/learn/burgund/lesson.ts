import { burgund } from '@kartentisch/burgund'
import { ScreenTable } from '../../local/screen-table.ts'
import { say } from '../../words/burgund-lesson.ts'
import type { Chapter, Lesson } from '../lesson.ts'
import { partner } from './partner.ts'
import { AT, buyCards, card, keep, placeProject, play, refillWorkers, sell, take, takeGood } from './tasks.ts'

const SETUP = { players: 2, first: 0 }

/** With this seed the cards come as the lesson tells; a test holds it to that. */
const SEED = 'lesson 322763'

const TABLE: Chapter = {
  title: say('table'),
  steps: [
    {
      about: [AT.display],
      says: say('table 1'),
    },
    {
      about: [AT.hand],
      says: say('table 2'),
    },
    {
      about: [AT.projects, AT.estate],
      says: say('table 3'),
    },
    {
      about: [AT.storage],
      says: say('table 4'),
    },
    {
      about: [AT.round],
      says: say('table 5'),
    },
  ],
}

const TAKE: Chapter = {
  title: say('take'),
  steps: [
    {
      about: [AT.row(4)],
      says: say('take 1'),
      task: play('pasture-4', say('take 1 instead')),
    },
    {
      about: [AT.display],
      says: say('take 2'),
      task: take('mine-2', 4),
    },
  ],
}

const PLACE: Chapter = {
  title: say('place'),
  steps: [
    {
      about: [AT.hand],
      says: say('place 1'),
    },
    {
      about: [AT.hand],
      says: say('place 2'),
      task: play('knowledge-2'),
    },
    {
      about: [AT.projects],
      says: say('place 3'),
      task: placeProject('mine-2'),
    },
    {
      about: [AT.stored('silver')],
      says: say('place 4'),
      task: buyCards(),
    },
    {
      about: ['[data-place="bought"]'],
      says: say('place 5'),
      task: keep('castle-4'),
    },
  ],
}

const CASTLE: Chapter = {
  title: say('castle'),
  steps: [
    {
      about: [AT.hand],
      says: say('castle 1'),
      task: play('town-hall-4'),
    },
    {
      about: [AT.projects],
      says: say('castle 2'),
      task: placeProject('castle-4'),
    },
    {
      about: [AT.stored('worker')],
      says: say('castle 3'),
      task: refillWorkers(),
    },
  ],
}

const WORKERS: Chapter = {
  title: say('workers'),
  steps: [
    {
      about: [AT.stored('worker')],
      says: say('workers 1'),
    },
    {
      about: [AT.row(6)],
      says: say('workers 2'),
      task: play('mine-1', say('workers 2 instead')),
    },
    {
      about: [AT.display],
      says: say('workers 3'),
      task: take('ship-6', 6),
    },
  ],
}

const GOODS: Chapter = {
  title: say('goods'),
  steps: [
    {
      about: [AT.hand],
      says: say('goods 1'),
      task: play('town-hall-6'),
    },
    {
      about: [AT.projects],
      says: say('goods 2'),
      task: placeProject('ship-6'),
    },
    {
      about: [AT.stacks],
      says: say('goods 3'),
      task: takeGood(1),
    },
  ],
}

const SALE: Chapter = {
  title: say('sale'),
  steps: [
    {
      about: [AT.hand],
      says: say('sale 1'),
      task: play('ship-1'),
    },
    {
      about: [AT.storage],
      says: say('sale 2'),
      task: sell('light', 0),
    },
  ],
}

const POINTS: Chapter = {
  title: say('points'),
  steps: [
    {
      about: [AT.display],
      says: say('points 1'),
    },
    {
      about: [AT.estate],
      says: say('points 2'),
    },
    {
      about: [AT.bonuses],
      says: say('points 3'),
    },
    {
      about: [AT.storage],
      says: say('points 4'),
    },
    {
      about: [],
      says: say('points 5'),
    },
  ],
}

/** The first round of a game of Burgund, at the real table. */
export const burgundLesson: Lesson = {
  game: 'burgund',
  chapters: [TABLE, TAKE, PLACE, CASTLE, WORKERS, GOODS, SALE, POINTS],
  lay: name =>
    new ScreenTable(burgund, () => () => partner([card('ship-6')]), 'lesson', {
      setup: SETUP,
      seed: SEED,
      participants: [
        { kind: 'person', name },
        { kind: 'bot', name: 'Berta', bot: 'partner' },
      ],
    }),
}
