import type { Wording } from '@kartentisch/kernel'

/** What the library for accounts refuses, by the codes it gives. */
export const ACCOUNT_REASONS: Readonly<Record<string, Wording>> = {
  INVALID_EMAIL_OR_PASSWORD: {
    de: 'E-Mail oder Passwort stimmt nicht.',
    en: 'The e-mail or the password is not right.',
  },
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: {
    de: 'Zu dieser E-Mail gibt es schon ein Konto: Melde dich an.',
    en: 'There is an account for this e-mail already: sign in.',
  },
  INVALID_EMAIL: { de: 'Das ist keine E-Mail-Adresse.', en: 'This is no e-mail address.' },
  PASSWORD_TOO_SHORT: { de: 'Das Passwort ist zu kurz.', en: 'The password is too short.' },
  PASSWORD_TOO_LONG: { de: 'Das Passwort ist zu lang.', en: 'The password is too long.' },
  PASSKEY_NOT_FOUND: { de: 'Diesen Passkey kennt der Server nicht.', en: 'The server does not know this passkey.' },
  AUTHENTICATION_FAILED: { de: 'Der Passkey passt nicht.', en: 'The passkey does not fit.' },
  FAILED_TO_VERIFY_REGISTRATION: { de: 'Der Passkey passt nicht.', en: 'The passkey does not fit.' },
  CHALLENGE_NOT_FOUND: {
    de: 'Das hat zu lange gedauert: Versuch es noch einmal.',
    en: 'That took too long: try it again.',
  },
  SESSION_NOT_FRESH: {
    de: 'Deine Anmeldung ist schon eine Weile her: Melde dich ab und neu an, dann geht es.',
    en: 'You signed in a while ago: sign out and in again, then it works.',
  },
}
