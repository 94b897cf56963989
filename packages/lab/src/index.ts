/** Experiments with games: simulate on all cores, compare players, search plans, look for faults, measure speed. */

// Everyone against everyone.
export { arena, type Contested } from './arena/arena.ts'
export { arrange, type Contest, gamesOf } from './arena/schedule.ts'
export { type Cluster, reach, type Share, shareOver } from './arena/share.ts'
export type { Standings } from './arena/standings.ts'
export { kingdomLine, standingsTable } from './arena/table.ts'
// Speed.
export { bench } from './bench/bench.ts'
export { measureCores } from './bench/cores.ts'
export type { Measured } from './bench/measure.ts'
// Looking for faults.
export { type Fuzzed, type FuzzFailure, type Fuzzing, fuzz, readAnswers } from './fuzz/fuzz.ts'
export { litmusFiles } from './litmus/files.ts'
export { readFile, runFile } from './litmus/run.ts'
// Programs that play.
export { OutsideBot } from './outside/bot.ts'
export { commandOf, isOutside } from './outside/command.ts'
export { type Interpreter, interpreterOf } from './outside/interpreter.ts'
export { askedOf } from './outside/messages.ts'
export { USUAL_TIMEOUT } from './outside/program.ts'
export { Programs } from './outside/programs.ts'
// Searching strong plans.
export { planNamed } from './plans.ts'
export { burgundPlayer, dominionPlayer } from './players.ts'
// Reports, each a page that needs nothing but itself.
export { arenaReport } from './report/arena.ts'
export { simReport } from './report/sim.ts'
export { tuneReport } from './report/tune.ts'
export { readKingdom } from './setup.ts'
// Playing many games.
export { Crew, type Playing } from './sim/crew.ts'
export { GAMES, type GameId, WORDS } from './sim/games.ts'
export type { Job, Outcome, Setting } from './sim/job.ts'
export { type PlayingJobs, playJobs } from './sim/play-jobs.ts'
export { DEFAULT_PLAYERS, readSetting } from './sim/setting.ts'
export { openTable, type Table } from './sim/table.ts'
// What has come of them.
export { interval, type Shares, score, Tally } from './sim/tally.ts'
export { type Compared, comparisonTable, fittingPlans, opponents } from './tune/comparison.ts'
export { type Found, search } from './tune/search.ts'
export { type Tuned, type Tuning, tune } from './tune/tune.ts'
export { percent } from './written.ts'
