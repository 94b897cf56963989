/** Why an account or a passkey is refused; what the library for accounts refuses stands under its own codes. */
export const accounts = {
  INVALID_EMAIL_OR_PASSWORD: 'The e-mail or the password is not right.',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'There is an account for this e-mail already: sign in.',
  INVALID_EMAIL: 'This is no e-mail address.',
  PASSWORD_TOO_SHORT: 'The password is too short.',
  PASSWORD_TOO_LONG: 'The password is too long.',
  PASSKEY_NOT_FOUND: 'The server does not know this passkey.',
  AUTHENTICATION_FAILED: 'The passkey does not fit.',
  FAILED_TO_VERIFY_REGISTRATION: 'The passkey does not fit.',
  CHALLENGE_NOT_FOUND: 'That took too long: try it again.',
  SESSION_NOT_FRESH: 'You signed in a while ago: sign out and in again, then it works.',
  'passkey not understood': 'The server does not ask for a passkey in a way this browser understands.',
  'passkey not confirmed': 'The passkey was not confirmed.',
  'passkey there': 'This device has a passkey for your account already.',
  'passkey elsewhere': 'Passkeys are only good under the name {host} here: open the page there.',
} as const
