import { readdirSync, readFileSync } from 'node:fs'
import { BASIC, dominion, type Kingdom } from '@kartentisch/dominion'
import { below, checked, Match, type Random, seeded, shuffle, simulate } from '@kartentisch/kernel'
import { describe, expect, test } from 'vitest'
import { missingFor, parsePlan, planPlayer } from '../src/index.ts'

const { events, landmarks, sets } = dominion.catalogue

/** So many that everything is in one of them. */
const KINGDOMS = 130
/** A plan made by chance may lead nowhere; such a game is given up. */
const MAX_STEPS = 3_000

/** A plan that wants some of everything in a kingdom, in an order made by chance. */
function planForAll(kingdom: Kingdom, random: Random) {
  const piles = kingdom.bane === undefined ? kingdom.kingdom : [...kingdom.kingdom, kingdom.bane]
  const lines = [
    ...piles.flatMap(id => (id.includes('/') ? id.split('/') : [id])).map(id => `${id} when own(${id}) < 3`),
    ...kingdom.events.map(id => `${id} when turn > 5`),
  ]
  shuffle(random, lines)
  const money = ['gold', 'potion when own(potion) < 1', 'silver', 'copper when endgame < 2']
  const all = ['province', 'duchy when endgame < 5', ...lines.slice(0, 6), money[0], ...lines.slice(6), ...money]
  return planPlayer(parsePlan(`buy:\n${all.map(line => `  - ${line}\n`).join('')}`))
}

function drawn(n: number) {
  const random = seeded(`plan players ${n}`)
  const kingdom = dominion.randomKingdom(random, { sets: dominion.catalogue.kingdomSets, events: 2, landmarks: 2 })
  const players = 2 + below(random, 3)
  const rules = dominion.prepare(dominion.parseSetup({ ...kingdom, players, edition: 1 + below(random, 2) }))
  const makers = Array.from({ length: players }, () => planForAll(kingdom, random))
  return { rules, kingdom, players: makers.map(make => checked(make(n))), makers, random }
}

describe('plan players', () => {
  test('play every card, event and landmark of every set without an illegal answer', () => {
    const missing = new Set([
      ...dominion.catalogue.pilesFrom(dominion.catalogue.kingdomSets),
      ...events.keys(),
      ...landmarks.keys(),
    ])
    const games = { played: 0, ended: 0 }
    for (let n = 0; n < KINGDOMS; n++) {
      const { rules, kingdom, players } = drawn(n)
      const fresh = [...kingdom.kingdom, ...kingdom.events, ...kingdom.landmarks].filter(id => missing.delete(id))
      if (fresh.length === 0) continue
      games.played++
      if (rules.over(simulate(rules, players, n, MAX_STEPS))) games.ended++
    }
    expect([...missing]).toEqual([])
    expect(games.ended).toBeGreaterThan(0.95 * games.played)
  })

  test('answer the same, whatever their seat may not know', () => {
    for (let n = 0; n < 12; n++) {
      const { rules, makers, random } = drawn(n)
      const match = Match.deal(rules, n)
      for (let answers = 0; answers < 400 && match.question !== undefined; answers++) {
        const { question, state } = match
        const [player, other] = [makers[question.seat]?.('1'), makers[question.seat]?.('2')]
        if (player === undefined || other === undefined) throw new Error('Nobody sits there.')
        const answer = player.answer(question, rules.sight(state, question.seat))
        const dealt = rules.redeal(state, question.seat, random)
        expect(other.answer(question, rules.sight(dealt, question.seat))).toEqual(answer)
        match.answer(question.seat, answer)
      }
    }
  })
})

describe('the plans that come with Kartentisch', () => {
  const folder = new URL('../../../plans/', import.meta.url)
  const files = readdirSync(folder).filter(file => file.endsWith('.yaml'))
  const free = new Set<string>([...BASIC, 'potion'])
  const inPiles = (id: string) => dominion.catalogue.pileNamed(id) ?? id

  test('are at least thirty', () => {
    expect(files.length).toBeGreaterThanOrEqual(30)
  })

  test.each(files)('%s names only what it requires, and plays', file => {
    const plan = parsePlan(readFileSync(new URL(file, folder), 'utf8'))
    const lines = [...plan.buy, ...(plan.play ?? []), ...(plan.trash ?? []), ...(plan.discard ?? [])]
    const counted = (text: string) => [...text.matchAll(/(?:own|supply)\(([^)]+)\)/g)].map(match => match[1] ?? '')
    for (const id of lines.flatMap(({ name, text }) => [name, ...counted(text)]))
      expect(free.has(id) || plan.requires.map(inPiles).includes(inPiles(id)), `${id} in ${file}`).toBe(true)
    const chosen = {
      kingdom: plan.requires.filter(id => !events.has(id) && !landmarks.has(id)),
      events: plan.requires.filter(id => events.has(id)),
      landmarks: plan.requires.filter(id => landmarks.has(id)),
    }
    const kingdom = dominion.completed(seeded(file), chosen, {
      sets: sets.map(({ id }) => id).filter(id => id !== 'basic'),
    })
    const rules = dominion.prepare(dominion.parseSetup({ players: 2, ...kingdom }))
    expect(missingFor(plan, rules.tables)).toEqual([])
    const make = planPlayer(plan)
    for (let n = 0; n < 6; n++) {
      const players = [checked(make(n)), checked(make(-n))]
      expect(rules.over(simulate(rules, players, n, MAX_STEPS))).toBe(true)
    }
  })
})
