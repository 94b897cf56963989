/** Why an account or a passkey is refused; what the library for accounts refuses stands under its own codes. */
export const accounts = {
  INVALID_EMAIL_OR_PASSWORD: 'E-Mail oder Passwort stimmt nicht.',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'Zu dieser E-Mail gibt es schon ein Konto: Melde dich an.',
  INVALID_EMAIL: 'Das ist keine E-Mail-Adresse.',
  PASSWORD_TOO_SHORT: 'Das Passwort ist zu kurz.',
  PASSWORD_TOO_LONG: 'Das Passwort ist zu lang.',
  PASSKEY_NOT_FOUND: 'Diesen Passkey kennt der Server nicht.',
  AUTHENTICATION_FAILED: 'Der Passkey passt nicht.',
  FAILED_TO_VERIFY_REGISTRATION: 'Der Passkey passt nicht.',
  CHALLENGE_NOT_FOUND: 'Das hat zu lange gedauert: Versuch es noch einmal.',
  SESSION_NOT_FRESH: 'Deine Anmeldung ist schon eine Weile her: Melde dich ab und neu an, dann geht es.',
  'passkey not understood': 'Der Server fragt nach keinem Passkey, den dieser Browser versteht.',
  'passkey not confirmed': 'Der Passkey wurde nicht bestätigt.',
  'passkey there': 'Dieses Gerät hat schon einen Passkey für dein Konto.',
  'passkey elsewhere': 'Passkeys gelten hier nur unter dem Namen {host}: Öffne die Seite dort.',
}
