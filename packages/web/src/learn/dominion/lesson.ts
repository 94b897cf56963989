import { bigMoney } from '@kartentisch/bots'
import { dominion, recommended, Tables } from '@kartentisch/dominion'
import { at } from '@kartentisch/kernel'
import { LocalTable } from '../../game/local-table.ts'
import type { Chapter, Lesson } from '../lesson.ts'
import { AT, tasks } from './tasks.ts'

/** The kingdom the rulebook recommends for a first game, with the learner beginning. */
const { kingdom, edition } = at(
  recommended.filter(({ id }) => id === 'base-first-game'),
  0,
)
const SETUP = dominion.parseSetup({ players: 2, first: 0, kingdom, edition })

/** With this seed the cards come as in the rulebook's example of the first three turns; a test holds it to that. */
const SEED = 'lesson 32'

const { treasures, buy, play, endTurn, trash, gain, freeTurn } = tasks(new Tables(SETUP))

const TABLE: Chapter = {
  title: { de: 'Der Tisch', en: 'The table' },
  steps: [
    {
      about: [AT.supply],
      says: {
        de: 'Willkommen! Das ist der Vorrat: alle Karten, die man kaufen kann. Auf jeder steht ihr Preis, und die kleine Zahl zählt, wie viele noch da sind.',
        en: 'Welcome! This is the supply: every card there is to buy. Each shows its price, and the small number counts how many are left.',
      },
    },
    {
      about: [AT.pile('estate', 'duchy', 'province')],
      says: {
        de: 'Wer am Ende die meisten Siegpunkte hat, gewinnt. Die stehen auf diesen Karten: Anwesen 1, Herzogtum 3, Provinz 6. Während des Spiels tun sie nichts.',
        en: 'Whoever has the most victory points in the end wins. They are on these cards: Estate 1, Duchy 3, Province 6. During the game they do nothing.',
      },
    },
    {
      about: [AT.hand],
      says: {
        de: 'Das ist deine Hand: immer fünf Karten zu Beginn deines Zuges. Alle fangen gleich an, mit 7 Kupfer und 3 Anwesen.',
        en: 'This is your hand: always five cards at the start of your turn. Everybody begins alike, with 7 Coppers and 3 Estates.',
      },
    },
    {
      about: [AT.deck, AT.discard],
      says: {
        de: 'Links dein Deck, von dem du ziehst, rechts deine Ablage. Was du kaufst, landet auf der Ablage und kommt später auf deine Hand: So baust du dein Deck.',
        en: 'To the left your deck, from which you draw, to the right your discard pile. What you buy goes there and comes to your hand later: that is how you build your deck.',
      },
    },
    {
      about: [AT.counters],
      says: {
        de: 'Ein Zug hat drei Teile: Aktionen ausspielen, kaufen, aufräumen. Eine Aktion und ein Kauf sind immer frei; Karten können mehr geben. Hier siehst du, was dir bleibt.',
        en: 'A turn has three parts: play Actions, buy, clean up. One Action and one Buy are always free; cards can give more. Here you see what is left.',
      },
    },
  ],
}

const FIRST: Chapter = {
  title: { de: 'Zug 1', en: 'Turn 1' },
  steps: [
    {
      about: [AT.held('copper')],
      says: {
        de: 'Du hast keine Aktionskarte, also wird gleich gekauft. Spiel dein Geld aus: Vier Kupfer bringen vier Münzen.',
        en: 'You have no Action card, so you buy at once. Play your money: four Coppers make four Coins.',
      },
      task: treasures(),
    },
    {
      about: [AT.counters],
      says: {
        de: 'Kauf für deine vier Münzen einen Umbau. Er macht später aus schwachen Karten bessere.',
        en: 'Buy a Remodel for your four Coins. Later it turns weak cards into better ones.',
      },
      task: buy('remodel'),
    },
    {
      about: [AT.discard],
      says: {
        de: 'Der Umbau liegt auf deiner Ablage. Spielen kannst du ihn, wenn du ihn einmal ziehst.',
        en: 'The Remodel lies on your discard pile. You can play it once you draw it.',
      },
    },
    {
      about: [AT.hand],
      says: {
        de: 'Dein Kauf ist getan. Beende den Zug: Ausgespieltes und der Rest der Hand kommen auf die Ablage, und du ziehst fünf neue Karten.',
        en: 'Your Buy is done. End the turn: what was played and the rest of your hand go to the discard pile, and you draw five new cards.',
      },
      task: endTurn(),
    },
  ],
}

const SECOND: Chapter = {
  title: { de: 'Zug 2', en: 'Turn 2' },
  steps: [
    {
      about: [AT.deck],
      says: {
        de: 'Berta hat auch gekauft, nun bist du wieder dran. Dein Deck ist leer, und das macht nichts: Gemischt wird erst, wenn du ziehen musst.',
        en: 'Berta has bought something too, and it’s your turn again. Your deck is empty, and that’s fine: you shuffle only when you have to draw.',
      },
    },
    {
      about: [AT.held('copper')],
      says: {
        de: 'Wieder keine Aktion auf der Hand. Spiel die drei Kupfer aus.',
        en: 'Again there is no Action in your hand. Play the three Coppers.',
      },
      task: treasures(),
    },
    {
      about: [AT.counters],
      says: {
        de: 'Kauf ein Silber. Es kostet drei Münzen und bringt jedes Mal zwei, statt einer wie das Kupfer.',
        en: 'Buy a Silver. It costs three Coins and makes two every time, instead of one like a Copper.',
      },
      task: buy('silver'),
    },
    {
      about: [AT.discard],
      says: {
        de: 'Beende den Zug. Jetzt fehlen Karten zum Ziehen: Deine ganze Ablage wird gemischt und ist dein neues Deck, mit Umbau und Silber darin.',
        en: 'End the turn. Now there is nothing left to draw: your whole discard pile is shuffled and becomes your new deck, with Remodel and Silver in it.',
      },
      task: endTurn(),
    },
  ],
}

const THIRD: Chapter = {
  title: { de: 'Zug 3', en: 'Turn 3' },
  steps: [
    {
      about: [AT.hand],
      says: {
        de: 'Zwölf Karten wurden gemischt, fünf davon hast du auf der Hand. Schon sind Umbau und Silber dabei!',
        en: 'Twelve cards were shuffled, and five of them are in your hand. Remodel and Silver are there already!',
      },
    },
    {
      about: [AT.counters],
      says: {
        de: 'Jetzt gibt es eine Aktionsphase. Spiel den Umbau aus: Er braucht deine eine Aktion.',
        en: 'Now there is an Action phase. Play the Remodel: it takes your one Action.',
      },
      task: play('remodel', {
        de: 'Das geht auch, aber die Aktion wäre verschenkt: Spiel den Umbau aus.',
        en: 'That works too, but the Action would be wasted: play the Remodel.',
      }),
    },
    {
      about: [AT.hand],
      says: {
        de: 'Der Umbau entsorgt eine Karte deiner Hand. Nimm das Anwesen: Es kostet 2 und kann dir jetzt nichts nützen.',
        en: 'The Remodel trashes a card of your hand. Take the Estate: it costs 2 and is no use to you now.',
      },
      task: trash('estate', {
        de: 'Das geht auch, aber dein Geld brauchst du noch zum Kaufen. Entsorge das Anwesen.',
        en: 'That works too, but you still need your money to buy. Trash the Estate.',
      }),
    },
    {
      about: [AT.supply],
      says: {
        de: 'Dafür nimmst du eine Karte, die bis zu 2 mehr kostet, also bis zu 4: die Miliz. Das ist geschenkt und braucht keinen Kauf.',
        en: 'For it you gain a card that costs up to 2 more, so up to 4: the Militia. It is free and takes no Buy.',
      },
      task: gain('militia', {
        de: 'Das geht auch, aber hier folgen wir dem Beispiel: Nimm die Miliz.',
        en: 'That works too, but here we follow the example: gain the Militia.',
      }),
    },
    {
      about: [AT.trash],
      says: {
        de: 'Das Anwesen liegt im Müll und kommt nicht wieder. Eine schwache Karte weniger: Dein Deck wird besser, nicht nur größer.',
        en: 'The Estate lies in the trash and won’t come back. One weak card less: your deck gets better, not just bigger.',
      },
    },
    {
      about: [AT.hand],
      says: {
        de: 'Keine Aktion mehr übrig, also wird gekauft. Silber und zwei Kupfer: vier Münzen.',
        en: 'No Action is left, so you buy. Silver and two Coppers: four Coins.',
      },
      task: treasures(),
    },
    {
      about: [AT.counters],
      says: {
        de: 'Kauf ein Dorf für 3. Es gibt eine Karte und zwei Aktionen: Mit Dörfern spielst du mehrere Aktionen in einem Zug.',
        en: 'Buy a Village for 3. It gives a card and two Actions: with Villages you play several Actions in one turn.',
      },
      task: buy('village'),
    },
    {
      about: [AT.counters],
      says: {
        de: 'Die vierte Münze verfällt: Münzen, Aktionen und Käufe gelten nur für diesen Zug. Beende ihn.',
        en: 'The fourth Coin lapses: Coins, Actions and Buys last for this turn only. End it.',
      },
      task: endTurn(),
    },
  ],
}

const FOURTH: Chapter = {
  title: { de: 'Zug 4', en: 'Turn 4' },
  steps: [
    {
      about: [AT.hand],
      says: {
        de: 'Dieser Zug gehört dir ganz: Spiel dein Geld aus, kauf, was du magst, und beende den Zug. Ein Silber? Eine Schmiede? Mit der Maus auf einer Karte, oder wenn du sie lange drückst, kannst du sie lesen.',
        en: 'This turn is all yours: play your money, buy what you like, and end the turn. A Silver? A Smithy? Rest the mouse on a card, or press it long, to read it.',
      },
      task: freeTurn(4),
    },
  ],
}

const END: Chapter = {
  title: { de: 'Das Ende', en: 'The end' },
  steps: [
    {
      about: [AT.pile('province')],
      says: {
        de: 'Das Spiel endet nach dem Zug, in dem die letzte Provinz geht oder der dritte Stapel leer wird. Dann zählen die Punkte in deinem ganzen Deck.',
        en: 'The game ends after the turn in which the last Province goes or the third pile runs out. Then the points in your whole deck count.',
      },
    },
    {
      about: [AT.pile('silver', 'gold')],
      says: {
        de: 'Ein guter Weg: erst Silber und ein, zwei Aktionen, dann Gold, ab acht Münzen Provinzen. Zu früh gekauft, verstopfen Punkte nur deine Hand.',
        en: 'A good way: first Silver and one or two Actions, then Gold, from eight Coins on Provinces. Bought too early, points only clog your hand.',
      },
    },
    {
      about: [],
      says: {
        de: 'Mehr braucht es nicht! Spiel jetzt ein ganzes Spiel gegen einen leichten Bot. Wenn du nicht weiterweißt, gibt dir „Tipp“ oben oder die Taste H einen Rat.',
        en: 'That is all it takes! Now play a whole game against an easy bot. If you don’t know what to do, “Hint” at the top or the key H gives you advice.',
      },
    },
  ],
}

/** A first game of Dominion that follows the rulebook's example of three turns, at the real table. */
export const dominionLesson: Lesson = {
  game: 'dominion',
  chapters: [TABLE, FIRST, SECOND, THIRD, FOURTH, END],
  lay: name =>
    new LocalTable(
      dominion,
      { partner: () => bigMoney },
      'lesson',
      [
        { kind: 'person', name },
        { kind: 'bot', name: 'Berta', bot: 'partner' },
      ],
      { setup: SETUP, seed: SEED },
    ),
}
