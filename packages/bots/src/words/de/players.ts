import type { players as english } from '../en/players.ts'

export const players: Readonly<Record<keyof typeof english, string>> = {
  unknownPlayer: 'Es gibt keinen Spieler „{name}“.{nearest} Spieler: {known}.',
  unknownGame: 'Niemand spielt „{game}“.{nearest} Spiele: {known}.',
  planNeeds: 'Der Plan „{plan}“ braucht „{missing}“, was es in diesem Spiel nicht gibt.',
  notJudged: 'Spiele von {game} lassen sich nicht besprechen.',
  notOver: 'Das Spiel ist noch nicht zu Ende: Besprochen wird, wenn nichts mehr geheim ist.',
  nothing: 'nichts',
  'kind money': 'Geld',
  'kind engine': 'Motor',
  'kind rush': 'Rush',
  'kind points': 'Andere Punkte',
  'kind attack': 'Angriff',
}
