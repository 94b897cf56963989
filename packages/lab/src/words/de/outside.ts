import type { outside as en } from '../en/outside.ts'

/** Was an Programmen, die spielen, nicht stimmt. */
export const outside: Readonly<Record<keyof typeof en, string>> = {
  'bot illegal': 'Der Bot „{bot}“ hat auf {what} zweimal nicht erlaubt geantwortet:{faults}',
  'bot gave up': 'Der Bot „{bot}“ hat bei {what} aufgegeben: {error}',
  'bot question': 'Frage {number} ({asked})',
  'bot line': 'Zeile {n}: {line}',
  'bot no json': 'Das ist kein JSON. Bemerkungen gehören in die Fehlerausgabe; die Standardausgabe ist für Antworten.',
  'bot no answer': 'Eine Antwort ist eine Zeile wie {example} mit den Nummern dessen, was genommen wird.',
  'bot no list': 'Eine Antwort ist eine Liste ganzer Zahlen.',
  'bot missing': 'Der Bot „{bot}“ lässt sich nicht starten: Es gibt kein Programm „{program}“.',
  'bot not run': 'Der Bot „{bot}“ lässt sich nicht starten: {fault}.',
  'bot exited': 'Der Bot „{bot}“ war zu Ende (Rückgabewert {code}), als er noch antworten sollte.',
  'bot killed': 'Der Bot „{bot}“ war zu Ende ({signal}), als er noch antworten sollte.',
  'bot unasked': 'Der Bot „{bot}“ hat ungefragt etwas gesagt: {line} (Zeile {n})',
  'bot late':
    'Der Bot „{bot}“ hat auf {what} nicht binnen {seconds} s geantwortet; mit mehr Zeit (timeout) darf er länger.',
}
