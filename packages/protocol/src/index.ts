export { type AtTable, type ClientType, type FromClient, fromClient } from './from-client.ts'
export { type Feed, type FromServer, fromServer, type Standing } from './from-server.ts'
export {
  day,
  MAX_MESSAGE,
  type Presence,
  presence,
  result,
  type SeatShown,
  seatShown,
  type TableShown,
  type TableStatus,
  type Timer,
  tableStatus,
  timer,
  type WantedSeat,
} from './parts.ts'
export {
  accountsOffered,
  calendar,
  type Daily,
  daily,
  type Foyer,
  type Friends,
  foyer,
  friends,
  gamesPlayed,
  type Ladder,
  ladder,
  ladderName,
  ladders,
  noticesOffered,
  type Profile,
  profile,
  type RatingShown,
  ratingShown,
  type Session,
  type Statistics,
  sessions,
  statistics,
} from './people.ts'
export { type Reading, readFromClient, readFromServer } from './read.ts'
export { VERSION } from './version.ts'
