/**
 * Experiments with games: simulate on all cores, let everyone play everyone, search plans, look for faults, measure
 * speed. Nothing here prints or reads arguments: options go in, results come out, a callback tells of progress and a
 * signal stops. Most functions take a `Shelf`: the games there are.
 */

/** Plays a contest and works out who is how strong. */
export { arena, type Contested } from './arena/arena.ts'
/** Its result as plain data, and game by game. */
export { type ArenaResult, arenaLines, arenaResultOf } from './arena/result.ts'
/** Draws the settings of a contest, and counts its games. */
export { arrange, type Contest, gamesOf } from './arena/schedule.ts'
/** A share of games over several settings, with its interval. */
export { type Cluster, reach, type Share, shareOver } from './arena/share.ts'
export type { Standings } from './arena/standings.ts'
/** The standings as text, and what a game is played with in a line. */
export { selectionLine, standingsTable } from './arena/table.ts'
/** How fast the engine is on one thread. */
export { bench } from './bench/bench.ts'
/** How much faster all cores are than one. */
export { measureCores } from './bench/cores.ts'
export type { Measured } from './bench/measure.ts'
/** Logs in which lines were cut out, doubled or moved, and what is made of them. */
export { damaged, isLooselyRetold, type Retelling, readDamaged } from './damaged-log.ts'
/** Games for programs that learn: the client drives, in this process or over a stream. */
export { Conversation, converse } from './env/conversation.ts'
export { type Course, courseOf, type Wanted } from './env/course.ts'
export type { Episode } from './env/episode.ts'
export { envSchema } from './env/messages.ts'
export { type Ended, type Positions, Practice, type PracticeOptions } from './env/practice.ts'
/** Plays games between players in one setting; its result as plain data, as text, and put together from parts. */
export { arenaCsv, simCsv, tuneCsv, turnsCsv } from './experiment/csv.ts'
export { gameLines } from './experiment/game-lines.ts'
export type { Paired } from './experiment/paired.ts'
export {
  mergeSimResults,
  outcomeIn,
  readSimResult,
  type SimResult,
  simResultOf,
} from './experiment/result.ts'
export { anytimeInterval, gamesFor, halfWidth } from './experiment/sequence.ts'
export { type SimOptions, type Simulated, sim } from './experiment/sim.ts'
export { FORMAT, type Stamp, stampOf } from './experiment/stamp.ts'
export { simTable } from './experiment/table.ts'
/** Random games with every check on. */
export { Curious } from './fuzz/curious.ts'
export { type Fuzzed, type FuzzFailure, type Fuzzing, fuzz, readAnswers } from './fuzz/fuzz.ts'
/** Rule tests: their files, and how they are read and run. */
export { litmusFiles } from './litmus/files.ts'
export { type LitmusResult, type Running, readFile, runFile } from './litmus/run.ts'
/** Modules by their names, as somebody types them. */
export { addressOf, isModuleFile } from './modules.ts'
/** Programs that play: how they are named, started, spoken to and let go. */
export { OutsideBot } from './outside/bot.ts'
export { commandOf, isOutside } from './outside/command.ts'
export { type Interpreter, interpreterOf } from './outside/interpreter.ts'
export { askedOf } from './outside/messages.ts'
export { USUAL_TIMEOUT } from './outside/program.ts'
export { Programs } from './outside/programs.ts'
/** The plans that come with Kartentisch. */
export { planTexts } from './plans.ts'
/** A game of some players as a recording. */
export { playedGame } from './played.ts'
/** A player by name, for experiments: it thinks without a clock. */
export { type Maker, makerOf } from './players.ts'
/** Puzzles: looked for in games of bots, written down and proved. */
export { type CheckedPuzzle, checkPuzzles, writePuzzles } from './puzzles/files.ts'
export { findPuzzles, type WrittenPuzzle } from './puzzles/find.ts'
export { type Rating, ratingOf, triesOf } from './puzzles/rate.ts'
/** Many machines: jobs are laid in a queue, and workers anywhere take from it. */
export { QueueHands, type QueueOptions } from './queue/hands.ts'
export { type WorkOptions, workOn } from './queue/worker.ts'
/** Games that were played once, to see whether changed rules lead elsewhere. */
export {
  changedAt,
  changedGames,
  type Listener,
  type RecordedGame,
  type RecordedGames,
  readGames,
  record,
  writeGames,
} from './recorded.ts'
/** Pages about experiments, each of which needs nothing but itself. */
export { arenaReport } from './report/arena.ts'
export { reviewReport } from './report/review.ts'
export { simReport } from './report/sim.ts'
export { studyReport } from './report/study.ts'
export { tuneReport } from './report/tune.ts'
/** Logs that are written and read again. */
export { type RoundTrip, roundTrip } from './round-trip.ts'
/** What the rules say about a thing. */
export { rulingsOf } from './rulings.ts'
/** The games there are, and where threads find them. */
export { Shelf } from './shelf.ts'
/** Threads that play one job after another. */
export { Crew, type Hands, type Playing } from './sim/crew.ts'
export type { GameLine, Job, Outcome } from './sim/job.ts'
/** Plays jobs on several cores and lets the threads go. */
export { type PlayingJobs, playJobs } from './sim/play-jobs.ts'
/** Positions that games begin at. */
export { type Begun, readPosition } from './sim/position.ts'
/** A game and its set-up, and who plays if nobody is named. */
export { type Setting, settingOf, usualPlayers } from './sim/setting.ts'
/** A job's games one by one, on this thread. */
export { openTable, type Table } from './sim/table.ts'
/** How games ended, and what that tells. */
export { type Shares, score, Tally } from './sim/tally.ts'
/** Finds out what wins in a setting. */
export { type StudyOptions, study } from './study/study.ts'
export { planName, shareText, studyLines } from './study/table.ts'
/** Searches a strong plan and compares it with others. */
export { type Compared, comparisonTable } from './tune/comparison.ts'
export { type TuneResult, tuneResultOf } from './tune/result.ts'
export type { Found } from './tune/search.ts'
export { type Tuned, type TuneOptions, tune } from './tune/tune.ts'
export { PROGRAM } from './version.ts'
export { percent } from './written.ts'
