import type { settings as en } from '../en/settings.ts'

export const settings: Readonly<Record<keyof typeof en, string>> = {
  wrong: '{name} {right}, nicht {given}.',
  secret: 'wie angegeben',
  quoted: '„{given}“',
  wholeNumber: 'ist eine ganze Zahl',
  numberFrom: 'ist eine Zahl von {min} bis {max}',
  beginsWith: 'beginnt mit {schemes}',
  oneOf: 'ist eines von {known}',
  wholeServer:
    'ist die Adresse eines ganzen Servers wie https://cards.example.org: Die Seite liegt nicht in einem Ordner darunter',
  longSecret: 'hat mindestens 32 Zeichen',
  trusted: 'ist no, die Zahl der Proxys vor diesem Server (1 bis 9), oder ihre Netze wie 127.0.0.1,10.0.0.0/8',
  origins: 'ORIGINS sind Adressen wie https://example.org, nicht „{given}“.',
  redisAlone: 'REDIS_URL ist für mehrere Knoten, und die teilen sich ein PostgreSQL: Setze auch DATABASE_URL.',
  sharedSecret: 'Mit DATABASE_URL teilen sich alle Knoten ein SECRET von mindestens 32 Zeichen: Setze es.',
  mailNeeds: 'Mit SMTP_URL haben Mails einen Absender und führen hierher zurück: Setze auch MAIL_FROM und BASE_URL.',
}
