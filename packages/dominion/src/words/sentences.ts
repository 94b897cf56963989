import type { Wordings } from '@kartentisch/kernel'

/**
 * What happened, by the type of the event, and where it differs by where cards came from and went:
 * `type from>to`, `type from>`, `type >to`, or the type alone. `type none` is for none at all.
 */
export const sentences: Wordings = {
  turn: { de: '{whose} {n}. Zug.', en: '{whose} turn {n}.' },
  'turn >extra': { de: '{who} macht einen Extrazug.', en: '{who} takes an extra turn.' },
  'extra-turn': { de: 'Nach diesem Zug macht {who} einen Extrazug.', en: 'After this turn {who} takes an extra turn.' },
  'take-control': {
    de: 'In {whose} Zug entscheidet {controller}.',
    en: 'In {whose} turn {controller} decides.',
  },
  'game-over': { de: 'Das Spiel ist zu Ende.', en: 'The game is over.' },

  play: { de: '{who} spielt {cards} aus.', en: '{who} plays {cards}.' },
  'play play>play': { de: '{who} spielt {cards} noch einmal aus.', en: '{who} plays {cards} again.' },
  'play supply>supply': {
    de: '{who} spielt {cards} im Vorrat aus.',
    en: '{who} plays {cards}, which stays in the supply.',
  },
  buy: { de: '{who} kauft {cards}.', en: '{who} buys {cards}.' },
  'buy market>': { de: '{who} kauft {cards} vom Schwarzmarkt.', en: '{who} buys {cards} from the Black Market.' },
  'buy-event': { de: '{who} kauft {from}.', en: '{who} buys {from}.' },
  gain: { de: '{who} nimmt {cards}.', en: '{who} gains {cards}.' },
  'gain >hand': { de: '{who} nimmt {cards} auf die Hand.', en: '{who} gains {cards} into hand.' },
  'gain >deck': { de: '{who} nimmt {cards} auf den Nachziehstapel.', en: '{who} gains {cards} onto the deck.' },
  move: { de: '{who} nimmt {cards} auf die Hand.', en: '{who} takes {cards} into hand.' },

  draw: { de: '{who} zieht {cards}.', en: '{who} draws {cards}.' },
  shuffle: { de: '{who} mischt.', en: '{who} shuffles.' },
  discard: { de: '{who} legt {cards} ab.', en: '{who} discards {cards}.' },
  'discard deck>': {
    de: '{who} legt {cards} vom Nachziehstapel ab.',
    en: '{who} discards {cards} from the deck.',
  },
  'top-of-discard': {
    de: 'Oben auf {whose} Ablagestapel liegt {cards}.',
    en: 'On top of {whose} discard pile: {cards}.',
  },
  'deck-to-discard': {
    de: '{who} legt den Nachziehstapel auf den Ablagestapel.',
    en: '{who} puts the deck onto the discard pile.',
  },
  trash: { de: '{who} entsorgt {cards}.', en: '{who} trashes {cards}.' },
  'trash supply>': { de: '{who} entsorgt {cards} aus dem Vorrat.', en: '{who} trashes {cards} from the supply.' },
  'trash >aside': {
    de: '{who} entsorgt {cards}, bekommt aber am Ende des Zuges alles zurück.',
    en: '{who} trashes {cards}, to be returned at the end of the turn.',
  },
  return: { de: '{who} legt {cards} zurück in den Vorrat.', en: '{who} returns {cards} to the supply.' },
  'return >discard': {
    de: '{who} bekommt {cards} zurück auf den Ablagestapel.',
    en: '{who} gets {cards} back onto the discard pile.',
  },

  reveal: { de: '{who} deckt {cards} auf.', en: '{who} reveals {cards}.' },
  'reveal none': { de: '{who} zeigt eine leere Hand.', en: '{who} shows an empty hand.' },
  'reveal black-market>': {
    de: '{who} deckt vom Schwarzmarkt {cards} auf.',
    en: '{who} reveals {cards} from the Black Market deck.',
  },
  'look discard>': { de: '{who} sieht den Ablagestapel durch.', en: '{who} looks through the discard pile.' },
  'look deck>': {
    de: '{who} sieht den Rest des Nachziehstapels durch.',
    en: '{who} looks through the rest of the deck.',
  },
  'look >looked': { de: '{who} sieht sich {cards} an.', en: '{who} looks at {cards}.' },
  'set-aside': { de: '{who} legt {cards} beiseite.', en: '{who} sets {cards} aside.' },
  'set-aside-face-down': {
    de: '{who} legt {cards} verdeckt beiseite.',
    en: '{who} sets {cards} aside face down.',
  },
  'put-in-hand': { de: '{who} nimmt {cards} auf die Hand.', en: '{who} puts {cards} into hand.' },
  'put-on-deck': { de: '{who} legt {cards} auf den Nachziehstapel.', en: '{who} puts {cards} onto the deck.' },
  'put-under': {
    de: '{who} legt {cards} unter den Schwarzmarktstapel.',
    en: '{who} puts {cards} under the Black Market deck.',
  },
  'all-to-hand': {
    de: '{who} nimmt Nachzieh- und Ablagestapel auf die Hand.',
    en: '{who} takes the deck and the discard pile into hand.',
  },
  'shuffle-into-deck': {
    de: '{who} mischt die Handkarten zu einem neuen Nachziehstapel.',
    en: '{who} shuffles the hand into a new deck.',
  },
  'shuffle-into-deck discard>': {
    de: '{who} mischt Karten vom Ablagestapel in den Nachziehstapel.',
    en: '{who} shuffles cards of the discard pile into the deck.',
  },
  pass: { de: '{who} gibt {cards} an {left}.', en: '{who} passes {cards} to {left}.' },
  name: { de: '{who} nennt {cards}.', en: '{who} names {cards}.' },
  'name none': {
    de: '{who} nennt eine Karte, die nicht mitspielt.',
    en: "{who} names a card that isn't in this game.",
  },

  actions: { de: '{who} erhält +{action}.', en: '{who} gets +{action}.' },
  buys: { de: '{who} erhält +{buy}.', en: '{who} gets +{buy}.' },
  coins: { de: '{who} erhält +{coin}.', en: '{who} gets +{coin}.' },
  potions: { de: '{who} erhält +{potion}.', en: '{who} gets +{potion}.' },
  coffers: { de: '{who} erhält +{coffers}{cause}.', en: '{who} gets +{coffers}{cause}.' },
  'spend-coffers': { de: '{who} gibt {coffers} aus.', en: '{who} spends {coffers}.' },
  'remove-coffers': { de: '{who} gibt {coffers} ab.', en: '{who} gives up {coffers}.' },
  vp: { de: '{who} erhält +{vp}{cause}.', en: '{who} gets +{vp}{cause}.' },
  'put-vp': { de: '{who} legt {vp} auf den Stapel {to}.', en: '{who} puts {vp} on the {to} pile.' },
  'move-vp': {
    de: 'Vom Stapel {from} kommt {vp} auf {to}.',
    en: '{vp} moves from the {from} pile to {to}.',
  },
  'take-debt': { de: '{who} nimmt {debt}{cause}.', en: '{who} takes {debt}{cause}.' },
  'pay-debt': { de: '{who} bezahlt {debt}.', en: '{who} pays off {debt}.' },
  'put-debt': { de: '{who} legt {debt} auf den Stapel {to}.', en: '{who} puts {debt} on the {to} pile.' },
  bid: { de: '{who} bietet {debt}.', en: '{who} bids {debt}.' },
  'bid none': { de: '{who} passt.', en: '{who} passes.' },
}
