import type { Wordings } from '@kartentisch/kernel'

/**
 * What happened, by the type of the event, and where it differs by where something came from or went to:
 * `type from>`, `type >to`, or the type alone.
 */
export const sentences: Wordings = {
  round: { de: 'Durchgang {from}: {who} beginnt.', en: 'Round {from}: {who} begins.' },
  cycle: { de: 'Runde {n} beginnt.', en: 'Cycle {n} begins.' },
  turn: { de: '{who} ist am Zug.', en: 'It is {whose} turn.' },
  'game-over': { de: 'Das Spiel ist zu Ende.', en: 'The game is over.' },
  'start-player-card >back': {
    de: '{who} nimmt die Startspielerkarte.',
    en: '{who} takes the start player card.',
  },
  'start-player-card >front': {
    de: '{who} hat die Startspielerkarte, ihre Vorderseite liegt oben.',
    en: '{who} has the start player card, its front up.',
  },

  'deal-display': { de: 'Neu in der Auslage: {cards}.', en: 'New on the display: {cards}.' },
  'clear-display': { de: 'Die Auslage wird abgeräumt: {cards}.', en: 'The display is cleared: {cards}.' },
  'deal-stack': { de: '{who} bekommt {card} verdeckt.', en: '{who} gets {card} face down.' },
  shuffle: { de: 'Der Ablagestapel wird gemischt: {card}.', en: 'The discard pile is shuffled: {card}.' },
  draw: { de: '{who} zieht {cards}.', en: '{who} draws {cards}.' },

  play: { de: '{who} spielt eine {die} ({thing}).', en: '{who} plays a {die} ({thing}).' },
  'take-card': {
    de: '{who} nimmt {cards} aus Reihe {row} als Projekt.',
    en: '{who} takes {cards} from row {row} as a project.',
  },
  'place-project': { de: '{who} platziert {cards} im Fürstentum.', en: '{who} places {cards} in the estate.' },
  discard: { de: '{who} legt {cards} ab.', en: '{who} discards {cards}.' },
  'discard projects>': { de: '{who} legt das Projekt {cards} ab.', en: '{who} discards the project {cards}.' },
  'buy-cards': { de: '{who} kauft {cards}.', en: '{who} buys {cards}.' },
  keep: { de: '{who} behält {cards} als Projekt.', en: '{who} keeps {cards} as a project.' },
  use: {
    de: '{who} nutzt die gekaufte {die} ({thing}).',
    en: '{who} uses the bought {die} ({thing}).',
  },
  pass: { de: '{who} verzichtet{cause}.', en: '{who} passes{cause}.' },

  'pay-workers': { de: '{who} gibt {worker} ab.', en: '{who} gives back {worker}.' },
  'pay-silver': { de: '{who} gibt {silver} ab.', en: '{who} gives back {silver}.' },
  workers: { de: '{who} erhält +{worker}{cause}.', en: '{who} gets +{worker}{cause}.' },
  silver: { de: '{who} erhält +{silver}{cause}.', en: '{who} gets +{silver}{cause}.' },
  vp: { de: '{who} erhält +{vp}{cause}.', en: '{who} gets +{vp}{cause}.' },

  'sell-goods': { de: '{who} verkauft {goods}.', en: '{who} sells {goods}.' },
  good: {
    de: '{who} nimmt eine Ware von Stapel {stack}: {cards}.',
    en: '{who} takes a good from stack {stack}: {cards}.',
  },
  animal: {
    de: '{who} nimmt ein Tier von Stapel {stack}: {cards}.',
    en: '{who} takes an animal from stack {stack}: {cards}.',
  },
  'uncover-good': {
    de: 'Oben auf Warenstapel {stack} liegt jetzt: {cards}.',
    en: 'Now on top of goods stack {stack}: {cards}.',
  },
  'uncover-animal': {
    de: 'Oben auf Tierstapel {stack} liegt jetzt: {cards}.',
    en: 'Now on top of animal stack {stack}: {cards}.',
  },
  divide: {
    de: '{pile} {stack} wird geteilt: {card} für Stapel {other}.',
    en: '{pile} {stack} is divided: {card} for stack {other}.',
  },

  triple: {
    de: '{who} vollendet einen Drilling ({kind}): {cards}.',
    en: '{who} completes a {kind} triple: {cards}.',
  },
  bonus: { de: '{who} nimmt die {cards} (+{points}).', en: '{who} takes the {cards} (+{points}).' },
  'round-bonus': {
    de: '{who} wählt als Durchgangsbonus {option}.',
    en: '{who} chooses {option} as round bonus.',
  },

  egon: { de: 'Egon deckt {cards} auf.', en: 'Egon turns up {cards}.' },
  'egon-bonus': { de: 'Egon nimmt die {cards} (+{points}).', en: 'Egon takes the {cards} (+{points}).' },
}
