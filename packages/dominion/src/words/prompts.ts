import type { Wordings } from '@kartentisch/kernel'

/**
 * What is asked, by the step of the question: `card: step` where one card needs its own words, `step from place` or
 * `step of what` where that makes a difference, else the step alone. A `?` at the end is for what may be left undone.
 */
export const prompts: Wordings = {
  'action: move': {
    de: 'Spiele eine Aktionskarte aus oder beende die Phase.',
    en: 'play an Action card or end the phase.',
  },
  'buy: move': {
    de: 'Spiele Geldkarten aus, kaufe ein oder beende den Zug.',
    en: 'play Treasures, buy or end the turn.',
  },
  'buy: move buy': { de: 'Kaufe ein oder beende den Zug.', en: 'buy or end the turn.' },
  'buy: move debt': { de: 'Bezahle Schulden oder beende den Zug.', en: 'pay off Debt or end the turn.' },
  'buy: move end': { de: 'Beende den Zug.', en: 'end the turn.' },
  order: { de: 'Was geschieht zuerst?', en: 'what happens first?' },
  name: { de: 'Nenne eine Karte.', en: 'name a card.' },
  choose: { de: 'Wähle {number}.', en: 'choose {number}.' },

  discard: { de: 'Lege {some} ab.', en: 'discard {some}.' },
  'discard from looked?': {
    de: 'Du darfst {some} ablegen, die du angesehen hast.',
    en: 'you may discard {some} you looked at.',
  },
  'advisor: discard': {
    de: 'Welche der aufgedeckten Karten wird abgelegt?',
    en: 'which of the revealed cards is discarded?',
  },
  'arena: discard?': {
    de: 'Du darfst eine Aktionskarte ablegen: +2 SP.',
    en: 'you may discard an Action card for +2 VP.',
  },
  'baron: discard?': {
    de: 'Du darfst ein Anwesen ablegen: +4 Münzen. Sonst nimmst du eines.',
    en: 'you may discard an Estate for +4 Coins; otherwise you gain one.',
  },
  'cellar: discard?': {
    de: 'Du darfst {some} ablegen und ziehst ebenso viele.',
    en: 'you may discard {some} and draw as many.',
  },
  'opulent-castle: discard?': {
    de: 'Du darfst {some} ablegen: je +2 Münzen.',
    en: 'you may discard {some} for +2 Coins each.',
  },
  'plaza: discard?': {
    de: 'Du darfst eine Geldkarte ablegen: +1 Taler.',
    en: 'you may discard a Treasure for +1 Coffers.',
  },
  'secret-chamber: discard?': {
    de: 'Du darfst {some} ablegen: je +1 Münze.',
    en: 'you may discard {some} for +1 Coin each.',
  },
  'discard-for-action?': {
    de: 'Du darfst eine Karte ablegen: +1 Aktion.',
    en: 'you may discard a card for +1 Action.',
  },
  'discard-for-buy?': { de: 'Du darfst eine Karte ablegen: +1 Kauf.', en: 'you may discard a card for +1 Buy.' },
  'discard-next': {
    de: 'Welche Karte wird als erste aus dem Spiel abgelegt?',
    en: 'which card is discarded from play first?',
  },
  'deck-to-discard': {
    de: 'Deinen Nachziehstapel auf den Ablagestapel legen?',
    en: 'put your deck onto your discard pile?',
  },

  trash: { de: 'Entsorge {some}.', en: 'trash {some}.' },
  'trash?': { de: 'Du darfst {some} entsorgen.', en: 'you may trash {some}.' },
  'trash from looked?': {
    de: 'Du darfst {some} entsorgen, die du angesehen hast.',
    en: 'you may trash {some} you looked at.',
  },
  'trash from supply': {
    de: 'Welche Punktekarte des Vorrats wird entsorgt?',
    en: 'which Victory card of the supply is trashed?',
  },
  'bandit: trash': { de: 'Welche deiner Geldkarten wird entsorgt?', en: 'which of your Treasures is trashed?' },
  'mine: trash?': { de: 'Du darfst eine Geldkarte entsorgen.', en: 'you may trash a Treasure.' },
  'mine: trash': { de: 'Entsorge eine Geldkarte.', en: 'trash a Treasure.' },
  'mining-village: trash': {
    de: 'Diese Karte entsorgen? Das bringt +2 Münzen.',
    en: 'trash this card for +2 Coins?',
  },
  'engineer: trash': {
    de: 'Diese Karte entsorgen und noch eine Karte nehmen?',
    en: 'trash this card and gain another one?',
  },
  'moneylender: trash?': {
    de: 'Du darfst ein Kupfer entsorgen: +3 Münzen.',
    en: 'you may trash a Copper for +3 Coins.',
  },
  'small-castle: trash of option': { de: 'Welches Schloss wird entsorgt?', en: 'which Castle is trashed?' },
  'small-castle: trash': { de: 'Entsorge ein Schloss.', en: 'trash a Castle.' },
  'taxman: trash?': { de: 'Du darfst eine Geldkarte entsorgen.', en: 'you may trash a Treasure.' },
  'temple: trash': { de: 'Entsorge {some}, lauter verschiedene.', en: 'trash {some}, all different.' },
  'thief: trash': {
    de: 'Welche der aufgedeckten Geldkarten wird entsorgt?',
    en: 'which of the revealed Treasures is trashed?',
  },

  gain: { de: 'Nimm eine Karte.', en: 'gain a card.' },
  'gain?': { de: 'Du darfst eine Karte nehmen.', en: 'you may gain a card.' },
  'gain from prizes': { de: 'Nimm einen Preis auf den Nachziehstapel.', en: 'gain a Prize onto your deck.' },
  'gain of option': { de: 'Was nimmst du?', en: 'what do you gain?' },
  'artisan: gain': { de: 'Nimm eine Karte auf die Hand.', en: 'gain a card into your hand.' },
  'charm: gain?': {
    de: 'Du darfst eine andere Karte mit gleichen Kosten nehmen.',
    en: 'you may gain another card of the same cost.',
  },
  'mine: gain': { de: 'Nimm eine Geldkarte auf die Hand.', en: 'gain a Treasure into your hand.' },
  'swindler: gain': {
    de: 'Welche Karte bekommt, wer eben eine entsorgt hat?',
    en: 'which card does the player who just trashed one gain?',
  },
  'taxman: gain': { de: 'Nimm eine Geldkarte auf den Nachziehstapel.', en: 'gain a Treasure onto your deck.' },
  'thief: gain?': {
    de: 'Welche der entsorgten Geldkarten nimmst du? Keine ist auch erlaubt.',
    en: 'which of the trashed Treasures do you gain, if any?',
  },
  'buy?': { de: 'Du darfst eine der aufgedeckten Karten kaufen.', en: 'you may buy one of the revealed cards.' },
  overpay: { de: 'Um wie viele Münzen überzahlst du?', en: 'by how many Coins do you overpay?' },
  'overpay-potions': { de: 'Um wie viele Tränke überzahlst du?', en: 'by how many Potions do you overpay?' },
  'pay-debt': { de: 'Wie viele Schulden bezahlst du?', en: 'how much Debt do you pay off?' },
  'remove-coffers': {
    de: 'Wie viele Taler gibst du ab? Um so viel teurer darf die neue Karte sein.',
    en: 'how many Coffers do you give up? The new card may cost that much more.',
  },
  'bid?': {
    de: 'Biete Schulden für 8 SP, mehr als bisher geboten, oder passe.',
    en: 'bid Debt for 8 VP, more than was bid before, or pass.',
  },
  'put-debt': { de: 'Auf welchen Stapel kommen 2 Schulden?', en: 'which pile gets 2 Debt?' },

  play: { de: 'Welche Karte spielst du zuerst aus?', en: 'which card do you play first?' },
  'black-market: play?': { de: 'Du darfst eine Geldkarte ausspielen.', en: 'you may play a Treasure.' },
  'crown: play?': { de: 'Du darfst eine Karte zweimal ausspielen.', en: 'you may play a card twice.' },
  'overlord: play': {
    de: 'Welche Karte des Vorrats spielst du aus?',
    en: 'which card of the supply do you play?',
  },
  'throne-room: play': { de: 'Spiele eine Aktionskarte zweimal aus.', en: 'play an Action card twice.' },
  'throne-room: play?': {
    de: 'Du darfst eine Aktionskarte zweimal ausspielen.',
    en: 'you may play an Action card twice.',
  },
  'vassal: play': { de: '{shown} ausspielen?', en: 'play {shown}?' },

  'put-in-hand': { de: 'Welche Karte kommt auf die Hand?', en: 'which card goes into your hand?' },
  'put-in-hand from discard?': {
    de: 'Du darfst {any} aus dem Ablagestapel auf die Hand nehmen.',
    en: 'you may take {any} from your discard pile into your hand.',
  },
  'put-on-deck': { de: 'Lege {some} auf den Nachziehstapel{order}.', en: 'put {some} onto your deck{order}.' },
  'put-on-deck from discard': {
    de: 'Lege eine Karte vom Ablagestapel auf den Nachziehstapel.',
    en: 'put a card of your discard pile onto your deck.',
  },
  'put-on-deck from discard?': {
    de: 'Du darfst eine Karte vom Ablagestapel auf den Nachziehstapel legen.',
    en: 'you may put a card of your discard pile onto your deck.',
  },
  'put-on-deck from play?': {
    de: 'Du darfst eine Geldkarte aus dem Spiel auf den Nachziehstapel legen.',
    en: 'you may put a Treasure from play onto your deck.',
  },
  'put-on-deck of option': { de: 'Diese Karte auf den Nachziehstapel legen?', en: 'put this card onto your deck?' },
  'bureaucrat: put-on-deck': {
    de: 'Decke eine Punktekarte auf und lege sie auf den Nachziehstapel.',
    en: 'reveal a Victory card and put it onto your deck.',
  },
  'put-under': {
    de: 'Lege {some} unter den Schwarzmarktstapel, die letzte zuunterst.',
    en: 'put {some} under the Black Market deck, the last one lowest.',
  },
  pass: { de: 'Welche Karte gibst du an {left}?', en: 'which card do you pass to {left}?' },
  'keep?': {
    de: 'Du darfst {some} im Ablagestapel lassen; der Rest wird in den Nachziehstapel gemischt.',
    en: 'you may leave {some} in your discard pile; the rest is shuffled into your deck.',
  },
  'place?': {
    de: 'Wähle den Platz für {stashes} unter den gemischten Karten, oder überlass ihn dem Zufall. Platz 1 kommt zuerst.',
    en: 'choose the place of {stashes} among the shuffled cards, or leave it to chance. Position 1 comes first.',
  },
  'set-aside': { de: '{shown} beiseitelegen?', en: 'set {shown} aside?' },

  reveal: { de: 'Decke eine Karte auf.', en: 'reveal a card.' },
  'reveal?': { de: 'Du darfst {any} aufdecken.', en: 'you may reveal {any}.' },
  'encampment: reveal?': {
    de: 'Du darfst {any} aufdecken; sonst geht diese Karte zurück in den Vorrat.',
    en: 'you may reveal {any}; otherwise this card returns to the supply.',
  },
  'gladiator: reveal?': { de: 'Du darfst ebenfalls {any} aufdecken.', en: 'you may reveal {any} too.' },
  'legionary: reveal?': {
    de: 'Du darfst {any} aufdecken; dann legen alle anderen bis auf 2 Karten ab.',
    en: 'you may reveal {any}; then all others discard down to 2 cards.',
  },
  'young-witch: reveal?': {
    de: 'Du darfst {any} aufdecken und nimmst keinen Fluch.',
    en: 'you may reveal {any} and gain no Curse.',
  },
  'react?': { de: 'Du darfst mit einer Handkarte reagieren.', en: 'you may react with a card from your hand.' },
  doctor: { de: 'Was geschieht mit {shown}?', en: 'what happens to {shown}?' },
  spy: { de: 'Was geschieht mit {shown}?', en: 'what happens to {shown}?' },
  jester: { de: 'Wer nimmt {shown}?', en: 'who gains {shown}?' },
  'move-first': {
    de: 'Erst 1 SP vom Stapel hierher legen und dann alle SP nehmen?',
    en: 'first move 1 VP from the pile here, then take all VP?',
  },
}
