import { burgund } from '@kartentisch/burgund'
import { LocalTable } from '../../game/local-table.ts'
import type { Chapter, Lesson } from '../lesson.ts'
import { partner } from './partner.ts'
import { AT, buyCards, card, keep, placeProject, play, refillWorkers, sell, take, takeGood } from './tasks.ts'

const SETUP = { players: 2, first: 0 }

/** With this seed the cards come as the lesson tells; a test holds it to that. */
const SEED = 'lesson 322763'

const TABLE: Chapter = {
  title: { de: 'Der Tisch', en: 'The table' },
  steps: [
    {
      about: [AT.display],
      says: {
        de: 'Willkommen in Burgund! Hier liegt die Auslage: sechs Reihen, jede unter einer Würfelzahl. Aus diesen Karten baust du dein Fürstentum.',
        en: 'Welcome to Burgundy! Here is the display: six rows, each under the number of a die. From these cards you build your estate.',
      },
    },
    {
      about: [AT.hand],
      says: {
        de: 'Deine Handkarten sind Würfel: Nur ihre Zahl zählt. In jedem Zug spielst du eine aus und machst mit ihr genau eine Aktion.',
        en: 'The cards in your hand are dice: only their number counts. In every turn you play one and take exactly one action with it.',
      },
    },
    {
      about: [AT.projects, AT.estate],
      says: {
        de: 'Eine Karte geht zwei Schritte: Mit einem Würfel nimmst du sie aus der Auslage zu den Projekten, höchstens drei. Mit einem zweiten platzierst du sie im Fürstentum, wo sie wirkt.',
        en: 'A card goes two steps: with one die you take it from the display to your projects, three at most. With a second one you place it in your estate, where it takes effect.',
      },
    },
    {
      about: [AT.storage],
      says: {
        de: 'Im Lager liegen Arbeiter, Silber, Waren und Tiere. Du beginnst mit einem Silber, einer Ware und einem Tier.',
        en: 'In your storage lie workers, silver, goods and animals. You begin with one silver, one good and one animal.',
      },
    },
    {
      about: [AT.round],
      says: {
        de: 'Gespielt werden fünf Durchgänge, A bis E, mit je sechs Zügen für alle. Dieser erste gehört der Übung.',
        en: 'The game has five rounds, A to E, of six turns each for everybody. This first one is for practice.',
      },
    },
  ],
}

const TAKE: Chapter = {
  title: { de: 'Zug 1: nehmen', en: 'Turn 1: take' },
  steps: [
    {
      about: [AT.row(4)],
      says: {
        de: 'In Reihe 4 liegt eine Mine, und du hast eine 4. Spiel sie aus.',
        en: 'There is a mine in row 4, and you have a 4. Play it.',
      },
      task: play('pasture-4', {
        de: 'Das geht auch, aber die 2 brauchen wir gleich noch. Spiel die 4 aus.',
        en: 'That works too, but we’ll need the 2 in a moment. Play the 4.',
      }),
    },
    {
      about: [AT.display],
      says: {
        de: 'Alles, was die 4 jetzt kann, leuchtet. Nimm die Mine aus Reihe 4 zu deinen Projekten.',
        en: 'Everything the 4 can do now is lit. Take the mine from row 4 to your projects.',
      },
      task: take('mine-2', 4),
    },
  ],
}

const PLACE: Chapter = {
  title: { de: 'Zug 2: platzieren', en: 'Turn 2: place' },
  steps: [
    {
      about: [AT.hand],
      says: {
        de: 'Berta war dran, und du hast einen neuen Würfel gezogen. Die Mine trägt selbst eine 2: Mit einer 2 wird sie platziert.',
        en: 'Berta has had her turn, and you drew a new die. The mine itself shows a 2: it takes a 2 to place it.',
      },
    },
    {
      about: [AT.hand],
      says: { de: 'Spiel die 2 aus.', en: 'Play the 2.' },
      task: play('knowledge-2'),
    },
    {
      about: [AT.projects],
      says: {
        de: 'Platziere die Mine. Sie bringt sofort zwei Silber.',
        en: 'Place the mine. It brings two silver at once.',
      },
      task: placeProject('mine-2'),
    },
    {
      about: [AT.stored('silver')],
      says: {
        de: 'Drei Silber! Dafür darfst du einmal in jedem Zug drei Karten kaufen und eine davon nutzen. Tu es.',
        en: 'Three silver! Once in every turn you may buy three cards for them and use one of those. Do it.',
      },
      task: buyCards(),
    },
    {
      about: ['[data-place="bought"]'],
      says: {
        de: 'Eine der drei behältst du als Projekt oder nutzt sie als weiteren Würfel. Behalte die Burg: Sie braucht eine 4, und die hast du auf der Hand.',
        en: 'One of the three you keep as a project or use as another die. Keep the castle: it takes a 4, and you have one in your hand.',
      },
      task: keep('castle-4'),
    },
  ],
}

const CASTLE: Chapter = {
  title: { de: 'Zug 3: eine Burg', en: 'Turn 3: a castle' },
  steps: [
    {
      about: [AT.hand],
      says: { de: 'Spiel die 4 aus.', en: 'Play the 4.' },
      task: play('town-hall-4'),
    },
    {
      about: [AT.projects],
      says: {
        de: 'Platziere die Burg. Sie schenkt dir noch eine Aktion, mit jeder Zahl, die du willst.',
        en: 'Place the castle. It gives you one more action, with any number you like.',
      },
      task: placeProject('castle-4'),
    },
    {
      about: [AT.stored('worker')],
      says: {
        de: 'Für die geschenkte Aktion: Stock deine Arbeiter auf zwei auf. Das und Silber nehmen geht immer, mit jedem Würfel.',
        en: 'For the extra action: refill your workers to two. That, and taking silver, is always possible, with any die.',
      },
      task: refillWorkers(),
    },
  ],
}

const WORKERS: Chapter = {
  title: { de: 'Zug 4: Arbeiter', en: 'Turn 4: workers' },
  steps: [
    {
      about: [AT.stored('worker')],
      says: {
        de: 'Jeder Arbeiter ändert einen Würfel um eins, hinauf oder hinunter. Auch 6 und 1 sind Nachbarn.',
        en: 'Each worker changes a die by one, up or down. 6 and 1 are neighbours too.',
      },
    },
    {
      about: [AT.row(6)],
      says: {
        de: 'Wir wollen das Schiff aus Reihe 6. Es wird später mit einer 6 platziert, also sparen wir die 6 auf: Spiel die 1 aus.',
        en: 'We want the ship of row 6. It will take a 6 to place it later, so we save the 6: play the 1.',
      },
      task: play('mine-1', {
        de: 'Das geht auch, aber mit der 6 wollen wir das Schiff im nächsten Zug platzieren. Spiel die 1 aus.',
        en: 'That works too, but we want the 6 to place the ship in the next turn. Play the 1.',
      }),
    },
    {
      about: [AT.display],
      says: {
        de: 'Nimm das Schiff aus Reihe 6. Ein Arbeiter macht aus der 1 eine 6; was es kostet, steht immer dabei.',
        en: 'Take the ship of row 6. One worker turns the 1 into a 6; what it costs is always shown.',
      },
      task: take('ship-6', 6),
    },
  ],
}

const GOODS: Chapter = {
  title: { de: 'Zug 5: Waren', en: 'Turn 5: goods' },
  steps: [
    {
      about: [AT.hand],
      says: { de: 'Jetzt die 6. Spiel sie aus.', en: 'Now the 6. Play it.' },
      task: play('town-hall-6'),
    },
    {
      about: [AT.projects],
      says: {
        de: 'Platziere das Schiff. Schiffe bringen Waren, Weiden bringen Tiere.',
        en: 'Place the ship. Ships bring goods, pastures bring animals.',
      },
      task: placeProject('ship-6'),
    },
    {
      about: [AT.stacks],
      says: {
        de: 'Nimm die helle Ware: Eine davon hast du schon, und verkauft werden immer alle einer Sorte zusammen.',
        en: 'Take the light good: you have one already, and all goods of a sort are sold together.',
      },
      task: takeGood(1),
    },
  ],
}

const SALE: Chapter = {
  title: { de: 'Zug 6: verkaufen', en: 'Turn 6: sell' },
  steps: [
    {
      about: [AT.hand],
      says: {
        de: 'Der letzte Zug des Durchgangs: nur noch ein Würfel. Spiel die 1 aus; mit 1 und 2 verkauft man helle Waren.',
        en: 'The last turn of the round: just one die is left. Play the 1; light goods are sold with 1 and 2.',
      },
      task: play('ship-1'),
    },
    {
      about: [AT.storage],
      says: {
        de: 'Verkauf deine beiden hellen Waren. Jede bringt ein Silber und am Ende einen Siegpunkt. Und wer zuletzt verkauft, beginnt den nächsten Durchgang.',
        en: 'Sell your two light goods. Each brings one silver, and one victory point in the end. And whoever sold last begins the next round.',
      },
      task: sell('light', 0),
    },
  ],
}

const POINTS: Chapter = {
  title: { de: 'Siegpunkte', en: 'Victory points' },
  steps: [
    {
      about: [AT.display],
      says: {
        de: 'Durchgang B: Die Auslage ist neu, und alle haben sechs neue Würfel. Projekte, Fürstentum und Lager bleiben, wie sie sind.',
        en: 'Round B: the display is new, and everybody has six new dice. Projects, estates and storage stay as they are.',
      },
    },
    {
      about: [AT.estate],
      says: {
        de: 'Punkte bringen vor allem Drillinge: drei Karten einer Art. Acht verschiedene Gebäude zählen als eine Art, und ein Kloster darf jede andere Art ergänzen.',
        en: 'Points come above all from triples: three cards of a kind. The eight different buildings count as one kind, and a cloister may complete any other kind.',
      },
    },
    {
      about: [AT.bonuses],
      says: {
        de: 'Für jeden Drilling gibt es sofort einen Bonus des Durchgangs. Der erste einer Art bringt einen Punkt mehr, und alle sieben Arten zu haben bringt noch eine Karte.',
        en: 'Each triple brings a bonus of the round at once. The first one of a kind brings one point more, and having all seven kinds brings yet another card.',
      },
    },
    {
      about: [AT.storage],
      says: {
        de: 'Verschiedene Tiere zählen zusammen: zwei 1 Punkt, drei 2, vier 4. Und drei Arbeiter oder Silber lassen sich als Aktion in einen Punkt umwandeln.',
        en: 'Different animals count together: two make 1 point, three 2, four 4. And as an action three workers or silver can be converted into one point.',
      },
    },
    {
      about: [],
      says: {
        de: 'Das ist schon alles! Spiel jetzt ein ganzes Spiel gegen einen leichten Bot. Wenn du nicht weiterweißt, gibt dir „Tipp“ oben oder die Taste H einen Rat.',
        en: 'That is all of it! Now play a whole game against an easy bot. If you don’t know what to do, “Hint” at the top or the key H gives you advice.',
      },
    },
  ],
}

/** The first round of a game of Burgund, at the real table. */
export const burgundLesson: Lesson = {
  game: 'burgund',
  chapters: [TABLE, TAKE, PLACE, CASTLE, WORKERS, GOODS, SALE, POINTS],
  lay: name =>
    new LocalTable(
      burgund,
      { partner: () => partner([card('ship-6')]) },
      'lesson',
      [
        { kind: 'person', name },
        { kind: 'bot', name: 'Berta', bot: 'partner' },
      ],
      { setup: SETUP, seed: SEED },
    ),
}
