import { kingdom } from './kingdom.ts'

export const guildsKingdoms = [
  kingdom(
    'guilds-arts-and-crafts',
    'advisor baker journeyman merchant-guild stonemason cellar festival laboratory moneylender workshop',
    { sets: ['base'] },
  ),
  kingdom(
    'guilds-clean-living',
    'baker butcher candlestick-maker doctor soothsayer bandit gardens militia moneylender village',
    { sets: ['base'] },
  ),
  kingdom(
    'guilds-gilding-the-lily',
    'candlestick-maker herald masterpiece plaza taxman library market merchant remodel sentry',
    { sets: ['base'] },
  ),
  kingdom(
    'alchemy-cornucopia-clown-school',
    'alchemist familiar golem philosophers-stone university harvest horse-traders jester menagerie remake',
    { sets: ['alchemy', 'cornucopia'] },
  ),
  kingdom(
    'alchemy-cornucopia-wine-with-dinner',
    'apothecary apprentice scrying-pool transmute vineyard fairgrounds hamlet horn-of-plenty hunting-party young-witch',
    { sets: ['alchemy', 'cornucopia'], bane: 'herbalist' },
  ),
  kingdom(
    'alchemy-guilds-illuminati',
    'apprentice golem philosophers-stone scrying-pool university butcher herald masterpiece merchant-guild stonemason',
    { sets: ['alchemy'] },
  ),
  kingdom(
    'alchemy-guilds-venom-and-bile',
    'alchemist familiar herbalist transmute vineyard baker candlestick-maker doctor plaza soothsayer',
    { sets: ['alchemy'] },
  ),
  kingdom(
    'guilds-cornucopia-misfortune',
    'advisor candlestick-maker doctor soothsayer taxman fairgrounds farming-village fortune-teller horse-traders jester',
    { sets: ['cornucopia'] },
  ),
  kingdom(
    'guilds-cornucopia-baking-contest',
    'baker herald journeyman masterpiece stonemason farming-village harvest menagerie remake tournament',
    { sets: ['cornucopia'] },
  ),
]
