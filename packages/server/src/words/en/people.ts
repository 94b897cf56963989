export const people = {
  noSuchLadder: 'There are no ratings of this name.',
  wrongPlayers: 'This game is for {least} to {most} players.',
  ratedAccounts: 'Rated games are between people with an account: make one or sign in.',
  emptyPool: 'Say what you would play with: at least one thing.',
  noPool: 'This game is always played with the same: leave "pool" empty.',
  noSuchPlayer: 'There is nobody of this name with an account.',
  dailyAccounts: 'The game of the day is for people with an account: make one or sign in.',
  noSuchDay: 'There is no game of this day.',
  friendsAccounts: 'Following and inviting is for people with an account: make one or sign in.',
  notYourself: 'You can’t follow yourself.',
  tooManyFriends: 'You follow {most} people already: let go of somebody first.',
  nothingToInviteTo: 'This table waits for nobody.',
  inviteFromSeat: 'Only who sits at a table can invite to it.',
  inviteFriends: 'You can invite whom you follow.',
  invitedBy: '{name} invites you to a table',
  tournamentAccounts: 'Tournaments are for people with an account: make one or sign in.',
  noSuchTournament: 'There is no such tournament.',
  tournamentBegun: 'This tournament has begun.',
  tournamentFull: 'No more than {most} take part.',
  tournamentHost: 'Whoever holds the tournament begins it.',
  tournamentHostCancels: 'Whoever holds the tournament calls it off.',
  tournamentCancelled: 'This tournament was called off.',
  tournamentOver: 'This tournament is over.',
  tournamentHasTime: 'This tournament begins by itself at {at}.',
  tournamentTime: 'A tournament begins later than now and within {days} days.',
  tournamentSoon: 'A tournament begins soon: say that you are there',
  notEntered: 'You don’t take part in this tournament.',
  noCheckIn: 'This tournament has no time at which it begins: nobody has to say that they are there.',
  checkInLater: 'One says from {from} on that one is there.',
  tournamentAlone: 'At least two have to take part.',
  tournamentForTwo: 'Tournaments are for games that two can play.',
  unclearTournament: 'The name of a tournament is written in plain letters.',
  tooManyTournaments: 'You hold {most} tournaments that are not over: wait for the end of one, or call one off.',
  noSuchMonth: 'A month that is over is written as 2026-01.',
  dumpBusy: 'Somebody is just getting the games of a month: try again in a minute.',
  nothingToDump: 'There are no games in {folder}.',
  dailyFirst: 'First play the game of the day for its results; afterwards as often as you like.',
  yourTurn: 'It is your turn',
  turnSubject: 'Kartentisch: {name}',
  turnMail: `Hello,

it is your turn at the table {name}:

{url}

You get one mail a turn because you asked for it; under "Account" on the page you can end that.`,
  tournamentGame: 'Your game in a tournament has begun',
  soonMail: `Hello,

the tournament {name} begins in a quarter of an hour. Say here that you are there, or it begins without you:

{url}

You get this mail because you asked to be told by mail; under "Account" on the page you can end that.`,
  gameMail: `Hello,

your game in the tournament {name} has begun; the other one moves first:

{url}

You get this mail because you asked to be told by mail; under "Account" on the page you can end that.`,
  vacationSpent: 'There are {most} days of vacation a year, and you have {left} left.',
  tooManyDevices: 'You are told on {most} devices already: end one of them first.',
} as const
