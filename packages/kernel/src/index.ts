export { arrangedSeed } from './arranged.ts'
export { AskedKinds } from './asked-kinds.ts'
export { at, last } from './at.ts'
export { Conformance, Finding, someAnswers } from './conformance.ts'
export { Coverage } from './coverage.ts'
export { answersIn, type Entry, type EntryOf, readEntry } from './entry.ts'
export {
  type Event,
  type EventIn,
  type EventKind,
  eventFor,
  type History,
  type SentenceKey,
  type Sound,
  type Telling,
} from './event.ts'
export {
  type Choice,
  countOrders,
  type Exploring,
  explore,
  listOrders,
  type Onward,
  type Path,
} from './explore.ts'
export type { Driver, Game, Play, Rules } from './game.ts'
export { Given, MisplacedMistake, type Path as GivenPath } from './given.ts'
export { GLANCED, type Glance } from './glance.ts'
export { groupedBy } from './grouped.ts'
export { type Guidance, type Guide, isWrong, type LitmusMove } from './guide.ts'
export { botEntry, entryFor, type Intention } from './intention.ts'
export { interval } from './interval.ts'
export { isLent, type Keeper, keepersOf, peopleAt } from './keeper.ts'
export type {
  Adviser,
  BenchGames,
  Box,
  BoxEntry,
  Brought,
  Chronicle,
  Figure,
  FinalTable,
  Fuzzing,
  GameKit,
  GamePart,
  Horizon,
  Judging,
  Kit,
  Lettered,
  LetteredChoice,
  Logs,
  MakePlayer,
  Measured,
  Naming,
  Paint,
  Parts,
  PlayedStrength,
  PlayerSearch,
  PlayersKit,
  RulingsKit,
  Seating,
  Selections,
  Speaker,
  Strength,
  Style,
  TableKit,
  Thing,
  Thinking,
  Trial,
  Tuning,
  Wish,
  WrittenPlayer,
} from './kit.ts'
export { columns, labelled, padEnd, ruled, strung, widthOf, wrapped } from './layout.ts'
export {
  COMMON_FIELDS,
  type Limits,
  type LitmusGame,
  type Pattern,
  type Position,
  runLitmus,
} from './litmus.ts'
export {
  includesAll,
  isNot,
  readSeat,
  seatNamed,
  seatNames,
  spokenMove,
  tellChoice,
  unknownMove,
  zonePattern,
} from './litmus-words.ts'
export { eventsFor, Match, type Snapshot } from './match.ts'
export { meant } from './meant.ts'
export { type Memory, nothingToRemember } from './memory.ts'
export { LineMistake, Mistake } from './mistake.ts'
export { didYouMean, nearest } from './nearest.ts'
export { type Feature, type Numerals, type Seen, Sheet } from './numerals.ts'
export { inEvery, phrasebook, phrasesIn, type Say, type SayIn, sayIn, untranslated } from './phrasebook.ts'
export type { ImaginedEnd, Player, Prospect } from './player.ts'
export {
  aimOf,
  disproved,
  type GivenAway,
  type Goal,
  givenAway,
  lengthOf,
  PUZZLE_FIELDS,
  type Puzzle,
  playedBy,
  readPuzzle,
  SOLVER,
  sureOf,
} from './puzzle.ts'
export {
  type Answer,
  answers,
  countAnswers,
  isMove,
  least,
  MOVE,
  most,
  objection,
  onlyAnswer,
  plain,
  type Question,
  sizeFits,
} from './question.ts'
export { below, bits, oneOf, type Random, type Seed, seeded, shuffle } from './random.ts'
export { randomAnswer, randomPlayer } from './random-player.ts'
export { readRecording } from './read-recording.ts'
export { digestOf, type Recorded, type Recording } from './recording.ts'
export { OtherRules, Replay } from './replay.ts'
export type { Result } from './result.ts'
export {
  capitalised,
  type GermanSection,
  type ReadRulings,
  type Ruled,
  type Rulings,
  type RulingsFile,
  type RulingsSection,
  rulingsIn,
} from './rulings.ts'
export { type Save, save } from './save.ts'
export { EVERYONE, includesSeat, NO_ONE, NOBODY, type Seat, type Seats, seat, seatBit } from './seat.ts'
export { type Awaited, type Origin, type SittingSnapshot, TooFarBack } from './seated.ts'
export type { Read, Shape } from './shape.ts'
/** Shapes of plain data that comes from elsewhere: each reads it, or says what is missing. */
export * as shape from './shape.ts'
export { checked, simulate } from './simulate.ts'
export { Sitting } from './sitting.ts'
export {
  historyOf,
  type News,
  type Standing,
  type Step,
  stepFor,
  stepsThatCount,
  type UndoRequest,
} from './step.ts'
export {
  type Studied,
  type StudiedOpening,
  type StudiedPlan,
  type StudiedThing,
  type Studying,
  type StudyResult,
  type StudyTrial,
  settled,
  type Tried,
} from './study.ts'
export { type Soonest, type Sure, SureSearch } from './sure.ts'
export { type Effect, isPlain, type Mark, type Undo } from './undo.ts'
export {
  amount,
  fill,
  firstKey,
  joined,
  LANGUAGES,
  type Language,
  type NounForms,
  phraseIn,
  possessive,
  type Wording,
  type Wordings,
} from './wording.ts'
export { type Aim, type Hidden, Worlds } from './worlds.ts'
