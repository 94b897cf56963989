import {
  cardName,
  cardText,
  choiceLabel,
  listed,
  type MoveKind,
  moveOf,
  optionNumber,
  type Tables,
  type View,
} from '@kartentisch/dominion'
import { type Answer, isMove, joined, type Question, type Wording } from '@kartentisch/kernel'
import type { Language } from '../../app/language.ts'
import { faceOf } from '../../cards/face.ts'
import { givenAmounts } from '../../cards/text.ts'
import type { Hint } from '../../table/feed.ts'

/** What a card is good for, told by what stands on it. */
type Purpose = 'village' | 'cantrip' | 'draw' | 'attack' | 'trasher' | 'gainer' | 'coins' | 'other'

function purposeOf(id: string): Purpose {
  const text = cardText(id, 'en')
  const given = givenAmounts(text)
  const sum = (wanted: string) =>
    given.reduce((all, { kind, amount }) => (kind === wanted ? all + Number(amount) : all), 0)
  if (sum('action') >= 2) return 'village'
  if (sum('action') === 1) return 'cantrip'
  if (faceOf(id).kinds.includes('attack')) return 'attack'
  if (sum('card') >= 2) return 'draw'
  if (/\btrash/i.test(text)) return 'trasher'
  if (/\bgain/i.test(text)) return 'gainer'
  return sum('coin') > 0 ? 'coins' : 'other'
}

const PLAYED: Readonly<Record<Purpose, Wording>> = {
  village: {
    de: 'Dörfer zuerst: Sie geben mehr Aktionen, als sie kosten.',
    en: 'Villages first: they give more Actions than they take.',
  },
  cantrip: {
    de: 'Die Karte gibt die Aktion zurück, also kostet sie dich nichts.',
    en: 'It gives the Action back, so it costs you nothing.',
  },
  draw: {
    de: 'Mehr Karten auf der Hand heißt mehr Geld in diesem Zug.',
    en: 'More cards in hand mean more money this turn.',
  },
  attack: {
    de: 'Die Karte bringt dir etwas und bremst die anderen.',
    en: 'It brings you something and slows the others down.',
  },
  trasher: {
    de: 'Eine schwache Karte wird zu etwas Besserem.',
    en: 'A weak card turns into something better.',
  },
  gainer: {
    de: 'Das bringt eine Karte, ohne einen Kauf zu kosten.',
    en: 'It brings a card without taking a Buy.',
  },
  coins: { de: 'Das bringt Münzen für diesen Kauf.', en: 'It brings Coins for what you buy.' },
  other: {
    de: 'Eine Aktion, die auf der Hand bleibt, nützt nichts.',
    en: 'An Action that stays in hand is no use.',
  },
}

const BOUGHT: Readonly<Record<Purpose, Wording>> = {
  village: {
    de: 'Damit spielst du mehrere Aktionen in einem Zug.',
    en: 'With it you play several Actions in one turn.',
  },
  cantrip: {
    de: 'Die Karte ersetzt sich selbst und macht jede Hand ein wenig besser.',
    en: 'It replaces itself and makes every hand a little better.',
  },
  draw: {
    de: 'Wer mehr Karten zieht, hat in einem Zug mehr Geld beisammen.',
    en: 'Whoever draws more cards has more money together in one turn.',
  },
  attack: {
    de: 'Die Karte hilft dir und bremst die anderen, immer wieder.',
    en: 'It helps you and slows the others down again and again.',
  },
  trasher: {
    de: 'Damit wirst du Anwesen und Kupfer los, die deine Hand verstopfen.',
    en: 'With it you get rid of Estates and Coppers that clog your hand.',
  },
  gainer: {
    de: 'Das bringt später Karten, ohne einen Kauf zu kosten.',
    en: 'Later it brings cards without taking a Buy.',
  },
  coins: {
    de: 'Das bringt beim Ausspielen Münzen, und du kaufst teurere Karten.',
    en: 'It brings Coins when played, and you buy dearer cards.',
  },
  other: { de: 'Das macht deine nächsten Züge stärker.', en: 'It makes your next turns stronger.' },
}

const TREASURE: Wording = {
  de: 'Besseres Geld bringt dich schneller zu den Provinzen.',
  en: 'Better money gets you to the Provinces sooner.',
}

const POINTS: Wording = {
  de: 'Das Ende ist nah: Jetzt zählen Punkte mehr als Geld.',
  en: 'The end is near: points count more than money now.',
}

const PROVINCE: Wording = {
  de: 'Sechs Siegpunkte: Mit Provinzen gewinnt man.',
  en: 'Six victory points: Provinces win games.',
}

const MOVED: Readonly<Record<Exclude<MoveKind, 'play' | 'buy' | 'treasures'>, Wording>> = {
  'end-actions': {
    de: 'Mehr bringt diese Hand in der Aktionsphase nicht.',
    en: 'This hand can’t do more in the Action phase.',
  },
  'end-turn': {
    de: 'Was du jetzt noch haben könntest, würde dein Deck nur schwächer machen.',
    en: 'What you could still have now would only make your deck weaker.',
  },
  event: { de: 'Das lohnt sich hier mehr als eine Karte.', en: 'Here that is worth more than a card.' },
  coffers: {
    de: 'Mit diesen Talern reicht es für eine bessere Karte.',
    en: 'With these Coffers it is enough for a better card.',
  },
  debt: {
    de: 'Solange du Schulden hast, kannst du nichts kaufen.',
    en: 'As long as you have debt, you can’t buy anything.',
  },
}

const NOTHING_LEFT: Wording = { de: 'Für diesen Zug ist alles getan.', en: 'Everything is done for this turn.' }

/** Why a question that isn't a move is answered so, by its step. */
const STEPS: Readonly<Record<string, Wording>> = {
  trash: {
    de: 'Ohne schwache Karten ist jede künftige Hand besser.',
    en: 'Without weak cards every later hand is better.',
  },
  discard: { de: 'Das fehlt dir am wenigsten.', en: 'You will miss that least.' },
  gain: { de: 'Das ist das Beste, was du dafür bekommst.', en: 'That is the best you get for it.' },
  'put-on-deck': { de: 'Das willst du als Nächstes ziehen.', en: 'That is what you want to draw next.' },
  react: { de: 'Zeigen kostet nichts und schützt dich.', en: 'Showing it costs nothing and protects you.' },
  play: { de: 'Diese Karte bringt in diesem Zug am meisten.', en: 'This card brings most in this turn.' },
}

const NO = optionNumber('no')

const BEST: Wording = { de: 'Das bringt dir hier am meisten.', en: 'That brings you most here.' }
const NONE: Wording = {
  de: 'Alles andere wäre hier schlechter für dich.',
  en: 'Anything else would be worse for you here.',
}

/** An answer in words; equal cards are counted. */
export function inWords(tables: Tables, question: Question, answer: Answer, language: Language): string {
  if (question.of === 'card' && answer.every(n => n >= 0)) {
    return listed(
      answer.map(n => tables.name(n)),
      language,
    )
  }
  return joined(
    answer.map(n => choiceLabel(tables, question, n, language)),
    'and',
    language,
  )
}

/** Why this answer is sensible, in one sentence. */
export function dominionReason(tables: Tables, view: View, question: Question, { answer, next }: Hint): Wording {
  const [n] = answer
  if (n === undefined) return NONE
  if (question.of === 'option') return n === NO ? NONE : BEST
  if (!isMove(question)) return STEPS[question.step] ?? BEST
  const { kind, of } = moveOf(n)
  if (kind === 'play') return PLAYED[purposeOf(tables.name(of))]
  if (kind === 'buy') return whyBuy(tables.name(of))
  if (kind === 'treasures') return whyTreasures(tables, next?.answer[0])
  return kind === 'end-turn' && view.turn.buys === 0 ? NOTHING_LEFT : MOVED[kind]
}

function whyTreasures(tables: Tables, next: number | undefined): Wording {
  const { kind, of } = next === undefined ? { kind: undefined, of: 0 } : moveOf(next)
  if (kind !== 'buy')
    return {
      de: 'Erst alles Geld auf den Tisch: Dann siehst du, was du kaufen kannst.',
      en: 'All the money on the table first: then you see what you can buy.',
    }
  const name = (language: Language) => cardName(tables.name(of), language)
  return {
    de: `Erst alles Geld auf den Tisch: Es reicht für ${name('de')}.`,
    en: `All the money on the table first: it is enough for ${name('en')}.`,
  }
}

function whyBuy(id: string): Wording {
  if (id === 'province') return PROVINCE
  const { kinds } = faceOf(id)
  if (kinds.includes('action')) return BOUGHT[purposeOf(id)]
  return kinds.includes('victory') ? POINTS : TREASURE
}
