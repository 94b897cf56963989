import type { sets as english } from '../en/sets.ts'

export const sets: Readonly<Record<keyof typeof english, string>> = {
  setTwice: 'Zwei Sets heißen „{set}“; ein Set spielt einmal mit.',
  thingTwice:
    '„{id}“ steht zweimal in der Liste der Sets, in „{first}“ und in „{second}“; jede Kennung gibt es nur einmal.',
  noBasic: 'Die Karte „{id}“ fehlt: Jedes Spiel braucht das Standard-Set „basic“.',
  noSetName: 'Das Set „{set}“ hat in der Sprache „{language}“ keinen Namen.',
  noText: '„{id}“ aus dem Set „{set}“ hat in der Sprache „{language}“ keinen Namen und Text.',
  textOfNothing:
    'Das Set „{set}“ hat in der Sprache „{language}“ einen Text für „{id}“, aber keine solche Karte, kein solches Ereignis und keine solche Landmarke.',
  unequalWords:
    '„{id}“ aus dem Set „{set}“ hat nur in einer Sprache Worte für „{key}“: Sieh in „{language}“ und auf Englisch nach.',
  noWordsFor: '„{id}“ aus dem Set „{set}“ bietet oder fragt „{key}“, aber in seinen Texten fehlen die Worte dafür.',
  noRulings:
    '„{id}“ aus dem Set „{set}“ hat in der Sprache „{language}“ keine Regeln: Sag wenigstens in einem Schritt, was es tut.',
  unequalRulings:
    'Die Regeln zu „{id}“ aus dem Set „{set}“ unterscheiden sich: In der Sprache „{language}“ müssen es so viele Schritte und Entscheidungen sein wie auf Englisch.',
  rulingsOfNothing:
    'Das Set „{set}“ hat in der Sprache „{language}“ Regeln für „{id}“, aber keine solche Karte, kein solches Ereignis und keine solche Landmarke.',
  unknownInPile: 'Im Stapel „{pile}“ des Sets „{set}“ ist die Karte „{id}“, aber eine solche Karte gibt es nicht.',
  unknownInKingdom:
    'Im empfohlenen Königreich „{kingdom}“ des Sets „{set}“ ist „{id}“, aber einen solchen Stapel, ein solches Ereignis oder eine solche Landmarke gibt es nicht.',
  unknownSet: 'Unbekanntes Set „{id}“.{hint}',
  notAPile: '„{id}“ ist kein Stapel.',
}
