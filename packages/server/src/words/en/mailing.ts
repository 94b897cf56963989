export const mailing = {
  verifySubject: 'Kartentisch: is this your address?',
  verifyText: `Hello,

somebody has made an account at Kartentisch with this address. If it was you, open this page, and you are signed in:

{url}

If it was not, do nothing: without it the account is of no use to anybody.`,
  resetSubject: 'Kartentisch: a new password',
  resetText: `Hello,

somebody would like a new password for your account at Kartentisch. If it was you, choose one here within an hour:

{url}

If it was not, do nothing: your password stays as it is.`,
  resetTitle: 'A new password',
  resetLabel: 'New password',
  resetButton: 'Set it',
  resetDone: 'Your password is set, and you are signed out everywhere. Sign in with the new one.',
  resetFailed: 'This link is used up or too old. Ask for another one.',
  toTheTable: 'To the table',
} as const
