export const settings = {
  wrong: '{name} {right}, not {given}.',
  secret: 'what was given',
  quoted: '"{given}"',
  wholeNumber: 'is a whole number',
  numberFrom: 'is a number from {min} to {max}',
  beginsWith: 'begins with {schemes}',
  oneOf: 'is one of {known}',
  wholeServer:
    'is the address of a whole server, such as https://cards.example.org: the page does not lie in a folder below it',
  longSecret: 'has at least 32 characters',
  trusted: 'is no, the number of proxies before this server (1 to 9), or their networks such as 127.0.0.1,10.0.0.0/8',
  origins: 'ORIGINS are addresses such as https://example.org, not "{given}".',
  redisAlone: 'REDIS_URL is for several nodes, and those share a PostgreSQL: set DATABASE_URL too.',
  sharedSecret: 'With DATABASE_URL all nodes share one SECRET of at least 32 characters: set it.',
  mailNeeds: 'With SMTP_URL mails have a sender and lead back here: set MAIL_FROM and BASE_URL too.',
} as const
