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
  tournamentAlone: 'At least two have to take part.',
  tournamentForTwo: 'Tournaments are for games that two can play.',
  unclearTournament: 'The name of a tournament is written in plain letters.',
  tooManyTournaments: 'You hold {most} tournaments that have not begun: begin one of them first.',
  yourTurn: 'It is your turn',
  turnSubject: 'Kartentisch: {name}',
  turnMail: `Hello,

it is your turn at the table {name}:

{url}

You get one mail a turn because you asked for it; under "Account" on the page you can end that.`,
  tooManyDevices: 'You are told on {most} devices already: end one of them first.',
} as const
