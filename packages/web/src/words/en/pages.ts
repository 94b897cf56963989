import { about } from './about.ts'
import { burgund } from './burgund.ts'
import { dominion } from './dominion.ts'
import { encyclopedia } from './encyclopedia.ts'
import { home } from './home.ts'
import { keys } from './keys.ts'
import { kingdoms } from './kingdoms.ts'
import { learn } from './learn.ts'
import { online } from './online.ts'
import { page } from './page.ts'
import { people } from './people.ts'
import { puzzles } from './puzzles.ts'
import { replay } from './replay.ts'
import { settings } from './settings.ts'
import { table } from './table.ts'

/** What the pages themselves say; cards, sentences and questions speak for themselves. */
export const pages = {
  ...page,
  ...home,
  ...settings,
  ...keys,
  ...about,
  ...table,
  ...dominion,
  ...burgund,
  ...learn,
  ...encyclopedia,
  ...kingdoms,
  ...online,
  ...people,
  ...puzzles,
  ...replay,
}
