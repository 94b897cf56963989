/**
 * Every value that is printed on a component or laid down in the rulebook, once. Rule code reads them here.
 * `printed`: the rulebook states it. `confirmed`: two independent sources agree. `assumed`: one secondary source only,
 * not yet checked against the physical cards. What bears no mark is printed.
 */
export type Mark = 'printed' | 'confirmed' | 'assumed'

/** The kinds of cards, in the order of their numbers. */
export const KINDS = ['castle', 'mine', 'cloister', 'knowledge', 'ship', 'pasture', 'building'] as const
/** The id of a kind. */
export type KindId = (typeof KINDS)[number]

export interface KindData {
  readonly id: KindId
  readonly cards: number
  /** Victory points of a triple. */
  readonly triple: number
  readonly tripleMark: Mark
}

/** What a placed card gives at once. */
export interface Gives {
  readonly silver?: number
  readonly workers?: number
  readonly vp?: number
}

/** What a placed card lets its player choose. */
export type Waits =
  /** One further action with any die value. */
  | { readonly effect: 'action' }
  /** The top card of one of these stacks. */
  | { readonly effect: 'stacks'; readonly of: readonly ('goods' | 'animals')[] }
  /** A card of one of these kinds from the display. */
  | { readonly effect: 'display'; readonly kinds: readonly KindId[] }
  /** A sale of one sort of goods. */
  | { readonly effect: 'sale' }
  /** One further project. */
  | { readonly effect: 'project' }

/** The buildings, which do different things; of every other kind all cards are alike. */
type BuildingId =
  | 'carpenter'
  | 'church'
  | 'market'
  | 'watchtower'
  | 'bank'
  | 'boarding-house'
  | 'warehouse'
  | 'town-hall'

/** What a card is called, whatever its die. */
export type CardId = Exclude<KindId, 'building'> | BuildingId

/** A card as it is printed. */
export interface CardData {
  readonly id: CardId
  readonly kind: KindId
  /** How many copies show a 1, a 2 … a 6. */
  readonly copiesPerDie: readonly [number, number, number, number, number, number]
  readonly diceMark: Mark
  readonly gives?: Gives
  readonly waits?: Waits
}

/** What a round card offers. */
export interface RoundOption extends Gives {
  readonly goods?: number
  readonly animals?: number
}

export interface RoundCard {
  readonly id: 'A' | 'B' | 'C' | 'D' | 'E'
  readonly mark: Mark
  readonly options: readonly RoundOption[]
}

/** Everything that is printed in the game. */
export interface Data {
  readonly kinds: readonly KindData[]
  readonly cards: readonly CardData[]
  readonly goods: readonly {
    readonly id: string
    readonly dice: readonly number[]
    readonly cards: number
    readonly mark: Mark
  }[]
  readonly animals: readonly { readonly id: string; readonly cards: number; readonly mark: Mark }[]
  /** Points of a set of none, one, two … different animals. */
  readonly animalSetVp: readonly number[]
  readonly firstTripleVp: number
  readonly startPlayerCardVp: number
  readonly soldGoodVp: number
  readonly soldGoodSilver: number
  readonly roundCards: readonly RoundCard[]
  /** By number of players, from one on: the all-seven cards in use, the highest first. */
  readonly allSeven: readonly (readonly number[])[]
  /** Cards on the display, and how many of them are laid in row order. */
  readonly displaySize: readonly number[]
  readonly displayInOrder: readonly number[]
  /** In turn order from the start player. */
  readonly startWorkers: readonly (readonly number[])[]
  readonly startSilver: number
  readonly startGoods: number
  readonly startAnimals: number
  readonly rows: number
  readonly setSize: number
  readonly cardsPerRound: number
  readonly handSize: number
  readonly projectLimit: number
  readonly refillTo: number
  readonly takeSilver: number
  /** Workers and silver given back for each point. */
  readonly convertRate: number
  readonly buyPrice: number
  readonly buyCards: number
  readonly egonStacks: readonly number[]
  /** Victory points for the player when Egon turns up a cloister. */
  readonly egonCloisterVp: number
}

/** Everything that is printed in the game, with how sure we are of it. */
export const data: Data = {
  kinds: [
    { id: 'castle', cards: 12, triple: 2, tripleMark: 'assumed' },
    { id: 'mine', cards: 12, triple: 4, tripleMark: 'assumed' },
    { id: 'cloister', cards: 12, triple: 6, tripleMark: 'printed' },
    { id: 'knowledge', cards: 18, triple: 4, tripleMark: 'assumed' },
    { id: 'ship', cards: 18, triple: 4, tripleMark: 'assumed' },
    { id: 'pasture', cards: 18, triple: 4, tripleMark: 'printed' },
    { id: 'building', cards: 24, triple: 3, tripleMark: 'printed' },
  ],
  cards: [
    {
      id: 'castle',
      kind: 'castle',
      copiesPerDie: [2, 2, 2, 2, 2, 2],
      diceMark: 'assumed',
      waits: { effect: 'action' },
    },
    { id: 'mine', kind: 'mine', copiesPerDie: [2, 2, 2, 2, 2, 2], diceMark: 'assumed', gives: { silver: 2 } },
    { id: 'cloister', kind: 'cloister', copiesPerDie: [2, 2, 2, 2, 2, 2], diceMark: 'assumed' },
    {
      id: 'knowledge',
      kind: 'knowledge',
      copiesPerDie: [3, 3, 3, 3, 3, 3],
      diceMark: 'assumed',
      gives: { workers: 2 },
    },
    {
      id: 'ship',
      kind: 'ship',
      copiesPerDie: [3, 3, 3, 3, 3, 3],
      diceMark: 'assumed',
      waits: { effect: 'stacks', of: ['goods'] },
    },
    {
      id: 'pasture',
      kind: 'pasture',
      copiesPerDie: [3, 3, 3, 3, 3, 3],
      diceMark: 'assumed',
      waits: { effect: 'stacks', of: ['animals'] },
    },
    {
      id: 'carpenter',
      kind: 'building',
      copiesPerDie: [1, 1, 1, 0, 0, 0],
      diceMark: 'assumed',
      waits: { effect: 'display', kinds: ['building', 'knowledge'] },
    },
    {
      id: 'church',
      kind: 'building',
      copiesPerDie: [1, 1, 1, 0, 0, 0],
      diceMark: 'assumed',
      waits: { effect: 'display', kinds: ['castle', 'mine', 'cloister'] },
    },
    {
      id: 'market',
      kind: 'building',
      copiesPerDie: [1, 1, 1, 0, 0, 0],
      diceMark: 'assumed',
      waits: { effect: 'display', kinds: ['pasture', 'ship'] },
    },
    { id: 'watchtower', kind: 'building', copiesPerDie: [1, 1, 1, 0, 0, 0], diceMark: 'assumed', gives: { vp: 1 } },
    { id: 'bank', kind: 'building', copiesPerDie: [0, 0, 0, 1, 1, 1], diceMark: 'assumed', gives: { silver: 3 } },
    {
      id: 'boarding-house',
      kind: 'building',
      copiesPerDie: [0, 0, 0, 1, 1, 1],
      diceMark: 'assumed',
      waits: { effect: 'stacks', of: ['goods', 'animals'] },
    },
    {
      id: 'warehouse',
      kind: 'building',
      copiesPerDie: [0, 0, 0, 1, 1, 1],
      diceMark: 'assumed',
      waits: { effect: 'sale' },
    },
    {
      id: 'town-hall',
      kind: 'building',
      copiesPerDie: [0, 0, 0, 1, 1, 1],
      diceMark: 'assumed',
      waits: { effect: 'project' },
    },
  ],
  goods: [
    { id: 'light', dice: [1, 2], cards: 6, mark: 'confirmed' },
    { id: 'medium', dice: [3, 4], cards: 6, mark: 'confirmed' },
    { id: 'dark', dice: [5, 6], cards: 6, mark: 'confirmed' },
  ],
  animals: [
    { id: 'chicken', cards: 5, mark: 'confirmed' },
    { id: 'cattle', cards: 5, mark: 'confirmed' },
    { id: 'sheep', cards: 5, mark: 'confirmed' },
    { id: 'pig', cards: 5, mark: 'confirmed' },
  ],
  animalSetVp: [0, 0, 1, 2, 4],
  firstTripleVp: 1,
  startPlayerCardVp: 1,
  soldGoodVp: 1,
  soldGoodSilver: 1,
  roundCards: [
    { id: 'A', mark: 'printed', options: [{ vp: 3 }, { goods: 2 }, { animals: 2 }, { silver: 3 }, { workers: 3 }] },
    { id: 'B', mark: 'assumed', options: [{ goods: 2 }, { animals: 2 }, { silver: 3 }, { workers: 3 }] },
    {
      id: 'C',
      mark: 'assumed',
      options: [{ goods: 1 }, { animals: 1 }, { silver: 2 }, { workers: 2 }, { workers: 1, silver: 1 }],
    },
    { id: 'D', mark: 'printed', options: [{ silver: 2 }, { workers: 2 }, { workers: 1, silver: 1 }] },
    { id: 'E', mark: 'assumed', options: [{ silver: 1 }, { workers: 1 }] },
  ],
  allSeven: [
    [3, 1],
    [3, 1],
    [4, 2, 1],
    [4, 3, 2, 1],
  ],
  displaySize: [7, 7, 10, 13],
  displayInOrder: [6, 6, 6, 12],
  // The rows for two and three players are a decision of ours: the list for four is cut short.
  startWorkers: [[1], [0, 1], [0, 1, 1], [0, 1, 1, 2]],
  startSilver: 1,
  startGoods: 1,
  startAnimals: 1,
  rows: 6,
  setSize: 3,
  cardsPerRound: 6,
  handSize: 2,
  projectLimit: 3,
  refillTo: 2,
  takeSilver: 1,
  convertRate: 3,
  buyPrice: 3,
  buyCards: 3,
  egonStacks: [3, 4, 5, 6, 7],
  egonCloisterVp: 1,
}
