import type { places as placesEn, setup as setupEn } from '../en/setup.ts'

export const setup: Readonly<Record<keyof typeof setupEn, string>> = {
  notAList: '„{field}“ ist eine Liste von Namen.',
  notAnObject: 'Ein Aufbau ist ein Objekt mit players, kingdom …',
  unknownField: 'Unbekanntes Feld „{field}“ im Aufbau.{hint}',
  unknownCard: 'Unbekannte Karte „{id}“ {place}.{hint}',
  unknownEvent: 'Unbekanntes Ereignis „{id}“ {place}.{hint}',
  unknownLandmark: 'Unbekannte Landmarke „{id}“ {place}.{hint}',
  partOfPile: '„{id}“ {place} ist Teil eines Stapels; der Stapel heißt „{whole}“.',
  twice: '„{id}“ steht zweimal {place}; alles darf dort einmal stehen.',
  tooManyPiles: 'Ein Königreich hat höchstens {most} Stapel, nicht {n}; ein Bannstapel steht als „bane“ da.',
  needsBane: '„{card}“ braucht einen Bannstapel: gib „bane“ an.',
  noBane: 'Ein Bannstapel ist nur für {cards}.',
  marketAndDeck: '{cards} und der Stapel „blackMarket“ gehören zusammen: gib beide an oder keinen.',
  wrongPlayers: 'Dominion ist für 2 bis 6 Personen, nicht für {players}.',
  basicCard: '„{id}“ ist eine Grundkarte: Sie liegt im Vorrat, wenn sie gebraucht wird, und ist kein Königreichstapel.',
  otherDecks: '{decks} Decks sind für {players} Spieler angegeben.',
  noCardOfDeck: 'Eine Karte „{id}“, mit der man beginnen könnte, gibt es in diesem Spiel nicht.{hint}',
  wrongEdition: '„edition“ ist 1 oder 2, nicht {edition}.',
  wrongFirst: '„first“ ist ein Platz von 0 bis {last}, nicht {first}.',
  baneInKingdom: 'Der Bannstapel „{bane}“ ist schon ein Königreichstapel.',
  costOfBane: 'Der Bannstapel „{bane}“ muss genau 2 oder 3 Münzen kosten.',
  notByLandmark: '„marked“ ist ein Objekt: je Landmarke der Stapel, den sie kennzeichnet.',
  markedOutside: 'Der Stapel „{pile}“, den „{landmark}“ kennzeichnet, muss im Königreich sein.',
  markedOfOtherType: 'Der Stapel „{pile}“, den „{landmark}“ kennzeichnet, muss vom Typ {type} sein.',
}

export const places: Readonly<Record<keyof typeof placesEn, string>> = {
  kingdom: 'im Königreich',
  'the kingdom': 'im Königreich',
  events: 'bei den Ereignissen',
  landmarks: 'bei den Landmarken',
  bane: 'als Bannstapel',
  marked: 'unter den gekennzeichneten Stapeln',
  blackMarket: 'im Schwarzmarktstapel',
  strays: 'bei den Karten ohne Stapel',
  'kingdom, bane and Black Market deck': 'in Königreich, Bannstapel und Schwarzmarktstapel',
}
