/** A kingdom the rulebooks recommend. */
export interface Recommended {
  readonly id: string
  readonly names: { readonly de: string; readonly en: string }
  readonly kingdom: readonly string[]
  readonly events: readonly string[]
  readonly landmarks: readonly string[]
  readonly bane?: string
  /** Rules of the edition it was made for. */
  readonly edition: 1 | 2
}

const kingdom = (id: string, de: string, en: string, piles: string, more: Partial<Recommended> = {}): Recommended => ({
  id,
  names: { de, en },
  kingdom: piles.split(' '),
  events: [],
  landmarks: [],
  edition: 2,
  ...more,
})

/** All of them, in the order of the rulebooks. Names without an established English form are translated. */
export const recommended: readonly Recommended[] = [
  kingdom(
    'base-first-game',
    'Erstes Spiel',
    'First Game',
    'cellar market merchant militia mine moat remodel smithy village workshop',
  ),
  kingdom(
    'base-size-distortion',
    'Verzerrte Größen',
    'Size Distortion',
    'artisan bandit bureaucrat chapel festival gardens sentry throne-room witch workshop',
  ),
  kingdom(
    'base-deck-top',
    'Schleichweg',
    'Deck Top',
    'artisan bureaucrat council-room festival harbinger laboratory moneylender sentry vassal village',
  ),
  kingdom(
    'base-sleight-of-hand',
    'Kunststück',
    'Sleight of Hand',
    'cellar council-room festival gardens harbinger library militia poacher smithy throne-room',
  ),
  kingdom(
    'base-improvements',
    'Verbesserungen',
    'Improvements',
    'artisan cellar market merchant mine moat moneylender poacher remodel witch',
  ),
  kingdom(
    'base-silver-and-gold',
    'Silber & Gold',
    'Silver & Gold',
    'bandit bureaucrat chapel harbinger laboratory merchant mine moneylender throne-room vassal',
  ),
  kingdom(
    'base1-first-game',
    'Erstes Spiel',
    'First Game, 1E',
    'cellar market militia mine moat remodel smithy village woodcutter workshop',
    { edition: 1 },
  ),
  kingdom(
    'base1-big-money',
    'Großes Geld',
    'Big Money',
    'adventurer bureaucrat chancellor chapel feast laboratory market mine moneylender throne-room',
    { edition: 1 },
  ),
  kingdom(
    'base1-interaction',
    'Interaktion',
    'Interaction',
    'bureaucrat chancellor council-room festival library militia moat spy thief village',
    { edition: 1 },
  ),
  kingdom(
    'base1-size-distortion',
    'Im Wandel',
    'Size Distortion, 1E',
    'cellar chapel feast gardens laboratory thief village witch woodcutter workshop',
    { edition: 1 },
  ),
  kingdom(
    'base1-village-square',
    'Dorfplatz',
    'Village Square',
    'bureaucrat cellar festival library market remodel smithy throne-room village woodcutter',
    { edition: 1 },
  ),
  kingdom(
    'intrigue-victory-dance',
    'Siegestanz',
    'Victory Dance',
    'bridge duke great-hall harem ironworks masquerade nobles pawn scout upgrade',
  ),
  kingdom(
    'intrigue-secret-schemes',
    'Geheime Pläne',
    'Secret Schemes',
    'conspirator harem ironworks pawn saboteur shanty-town steward swindler trading-post tribute',
  ),
  kingdom(
    'intrigue-best-wishes',
    'Beste Wünsche',
    'Best Wishes',
    'coppersmith courtyard masquerade scout shanty-town steward torturer trading-post upgrade wishing-well',
  ),
  kingdom(
    'intrigue-deconstruction',
    'Demontage',
    'Deconstruction',
    'bridge mining-village saboteur secret-chamber swindler torturer remodel spy thief throne-room',
  ),
  kingdom(
    'intrigue-hand-madness',
    'Eine Hand voll',
    'Hand Madness',
    'courtyard minion nobles steward torturer bureaucrat chancellor council-room militia mine',
  ),
  kingdom(
    'intrigue-underlings',
    'Untergebene',
    'Underlings',
    'baron masquerade minion nobles pawn steward cellar festival library witch',
  ),
  kingdom(
    'alchemy-forbidden-arts',
    'Verbotene Künste',
    'Forbidden Arts',
    'apprentice familiar possession university bandit cellar council-room gardens laboratory throne-room',
  ),
  kingdom(
    'alchemy-potion-mixers',
    'Quacksalber',
    'Potion Mixers',
    'alchemist apothecary golem herbalist transmute cellar festival militia poacher smithy',
  ),
  kingdom(
    'alchemy-chemistry-lesson',
    'Chemiestunde',
    'Chemistry Lesson',
    'alchemist golem philosophers-stone university bureaucrat market moat remodel vassal witch',
  ),
  kingdom(
    'cornucopia-bounty-of-the-hunt',
    'Kopfgeld',
    'Bounty of the Hunt',
    'harvest horn-of-plenty hunting-party menagerie tournament cellar festival militia moneylender smithy',
  ),
  kingdom(
    'cornucopia-bad-omens',
    'Böses Omen',
    'Bad Omens',
    'fortune-teller hamlet horn-of-plenty jester remake bureaucrat laboratory merchant poacher throne-room',
  ),
  kingdom(
    'cornucopia-jesters-workshop',
    'Wanderzirkus',
    "The Jester's Workshop",
    'fairgrounds farming-village horse-traders jester young-witch feast laboratory market remodel workshop',
    { bane: 'merchant' },
  ),
  kingdom(
    'guilds-arts-and-crafts',
    'Kunsthandwerk',
    'Arts and Crafts',
    'advisor baker journeyman merchant-guild stonemason cellar festival laboratory moneylender workshop',
  ),
  kingdom(
    'guilds-clean-living',
    'Rechtschaffen und anständig',
    'Clean Living',
    'baker butcher candlestick-maker doctor soothsayer bandit gardens militia moneylender village',
  ),
  kingdom(
    'guilds-gilding-the-lily',
    'Des Guten zuviel',
    'Gilding the Lily',
    'candlestick-maker herald masterpiece plaza taxman library market merchant remodel sentry',
  ),
  kingdom(
    'alchemy-cornucopia-clown-school',
    'Clownschule',
    'Clown School',
    'alchemist familiar golem philosophers-stone university harvest horse-traders jester menagerie remake',
  ),
  kingdom(
    'alchemy-cornucopia-wine-with-dinner',
    'Wein zum Abendessen',
    'Wine with Dinner',
    'apothecary apprentice scrying-pool transmute vineyard fairgrounds hamlet horn-of-plenty hunting-party young-witch',
    { bane: 'herbalist' },
  ),
  kingdom(
    'alchemy-guilds-illuminati',
    'Illuminati',
    'Illuminati',
    'apprentice golem philosophers-stone scrying-pool university butcher herald masterpiece merchant-guild stonemason',
  ),
  kingdom(
    'alchemy-guilds-venom-and-bile',
    'Gift & Galle',
    'Venom and Bile',
    'alchemist familiar herbalist transmute vineyard baker candlestick-maker doctor plaza soothsayer',
  ),
  kingdom(
    'guilds-cornucopia-misfortune',
    'Unglücke',
    'Misfortune',
    'advisor candlestick-maker doctor soothsayer taxman fairgrounds farming-village fortune-teller horse-traders jester',
  ),
  kingdom(
    'guilds-cornucopia-baking-contest',
    'Bäckerwettstreit',
    'Baking Contest',
    'baker herald journeyman masterpiece stonemason farming-village harvest menagerie remake tournament',
  ),
  kingdom(
    'empires-basic-intro',
    'Basis Einführung',
    'Basic Intro',
    'castles chariot-race city-quarter engineer farmers-market forum legionary patrician/emporium sacrifice villa',
    { events: ['wedding'], landmarks: ['tower'] },
  ),
  kingdom(
    'empires-advanced-intro',
    'Fortgeschrittene Einführung',
    'Advanced Intro',
    'archive capital catapult/rocks crown enchantress gladiator/fortune groundskeeper royal-blacksmith settlers/bustling-village temple',
    { events: ['wedding', 'donate'], landmarks: ['arena', 'triumphal-arch'] },
  ),
  kingdom(
    'empires-everything-in-moderation',
    'Alles in Maßen',
    'Everything in Moderation',
    'enchantress forum legionary overlord temple cellar library remodel village workshop',
    { events: ['windfall'], landmarks: ['orchard'] },
  ),
  kingdom(
    'empires-silver-bullets',
    'Silberne Kugeln',
    'Silver Bullets',
    'catapult/rocks charm farmers-market groundskeeper patrician/emporium bureaucrat gardens laboratory market moneylender',
    { events: ['conquest'], landmarks: ['aqueduct'] },
  ),
  kingdom(
    'empires-delicious-torture',
    'Köstliche Folter',
    'Delicious Torture',
    'castles crown groundskeeper sacrifice settlers/bustling-village baron bridge harem ironworks torturer',
    { events: ['banquet'], landmarks: ['arena'] },
  ),
  kingdom(
    'empires-buddy-system',
    'Buddy-Prinzip',
    'Buddy System',
    'archive capital catapult/rocks engineer forum masquerade mining-village nobles pawn trading-post',
    { events: ['salt-the-earth'], landmarks: ['wolf-den'] },
  ),
]
