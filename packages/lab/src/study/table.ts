import {
  at,
  type GameKit,
  interval,
  type Language,
  type Studied,
  type StudiedPlan,
  settled,
  type Tried,
} from '@kartentisch/kernel'
import { wordingIn } from '../report/wording.ts'
import { percent } from '../written.ts'

/** What a thing is called, by its id. */
export function namesIn(kit: GameKit, language: Language): (id: string) => string {
  const names = new Map(kit.box.entries().map(({ id, names }) => [id, names[language]]))
  return id => names.get(id) ?? id
}

/** `62 % (55 – 68 %)` */
export function shareText({ won, games }: Tried): string {
  const [low, high] = interval(won, games)
  return games === 0 ? '–' : `${percent(won / games, 0)} (${percent(low, 0)} – ${percent(high, 0)})`
}

/** A plan by its kind and what it is played with. */
export function planName({ kindName, uses }: StudiedPlan, name: (id: string) => string, language: Language): string {
  const parts = uses.slice(0, 4).map(name)
  return parts.length === 0 ? kindName[language] : `${kindName[language]}: ${parts.join(', ')}`
}

/** What each plan makes against all others together. */
export const overall = ({ table }: Studied, i: number): Tried =>
  at(table, i).reduce<Tried>((sum, { won, games }) => ({ won: sum.won + won, games: sum.games + games }), {
    won: 0,
    games: 0,
  })

/** What matters in words: what is worth having, what is better left alone, and where nothing can be said. */
export function mattersLines({ things }: Studied, name: (id: string) => string, language: Language): string[] {
  const { say } = wordingIn(language)
  const list = new Intl.ListFormat(language, { type: 'unit' })
  const told = { better: 'studyBetter', worse: 'studyWorse', unclear: 'studyUnclear' } as const
  return (['better', 'worse', 'unclear'] as const).flatMap(verdict => {
    const own = things.filter(thing => settled(thing) === verdict)
    const words = own.map(({ id, ...tried }) => (verdict === 'unclear' ? name(id) : `${name(id)} ${shareText(tried)}`))
    return own.length === 0 ? [] : [say(told[verdict], { things: list.format(words) })]
  })
}

/** A study as lines of text. */
export function studyLines(kit: GameKit, studied: Studied, language: Language): string[] {
  const { say, counted } = wordingIn(language)
  const name = namesIn(kit, language)
  const { plans, table, openings, things, attack, length, games } = studied
  const names = plans.map((plan, i) => `${i + 1}  ${planName(plan, name, language)}`)
  const width = Math.max(0, ...names.map(text => text.length))
  const cell = ({ won, games: n }: Tried) => (n === 0 ? '' : percent(won / n, 0)).padStart(6)
  return [
    say('studyLead', { games: counted(games) }),
    '',
    say('studyTable'),
    `${' '.repeat(width)} ${plans.map((_, i) => String(i + 1).padStart(6)).join('')}`,
    ...plans.map(
      (_, i) => `${at(names, i).padEnd(width)} ${at(table, i).map(cell).join('')}  ${shareText(overall(studied, i))}`,
    ),
    ...(length.games === 0 ? [] : ['', say('studyLength', { turns: (length.turns / length.games).toFixed(1) })]),
    ...(openings.length === 0 ? [] : ['', say('studyOpenings')]),
    ...openings.flatMap(({ start, choices }) =>
      choices.map(
        ({ buys, ...tried }, i) =>
          `${(i === 0 ? start : '').padEnd(5)}${buys.map(name).join(' / ')}  ${shareText(tried)}`,
      ),
    ),
    ...(things.length === 0 ? [] : ['', say('studyThings')]),
    ...mattersLines(studied, name, language),
    ...(attack === undefined
      ? []
      : ['', say('studyAttack', { share: shareText(at(at(table, attack.withIt), attack.without)) })]),
  ]
}
