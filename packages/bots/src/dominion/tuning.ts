import type { DominionRules } from '@kartentisch/dominion'
import type { Tuning, WrittenPlayer } from '@kartentisch/kernel'
import { type Plan, parsePlan } from './plan/plan.ts'
import { writePlan, writePlanInline } from './plan/written.ts'
import { missingFor } from './strategy.ts'
import { Evolution } from './tune/evolution.ts'

const written = (plan: Plan): WrittenPlayer => ({
  name: plan.name,
  player: writePlanInline(plan),
  text: writePlan(plan),
})

/** Evolves plans for whoever plays the games. */
export const planTuning: Tuning<DominionRules> = {
  yardstick: { name: 'Big Money', player: 'bm' },
  fitting: ({ tables }, plans) =>
    [...plans].flatMap(([name, text]) =>
      missingFor(parsePlan(text, tables.catalogue), tables).length === 0 ? [name] : [],
    ),
  search(rules, seed, plans) {
    const known = [...plans.values()].map(text => parsePlan(text, rules.tables.catalogue))
    const evolution = new Evolution(rules, seed, known)
    const rounds = evolution.rounds()
    return {
      get best() {
        return written(evolution.best)
      },
      next: won =>
        rounds.next(won).value.map(({ plan, against, ...trial }) => ({
          ...trial,
          player: writePlanInline(plan),
          against: writePlanInline(against),
        })),
    }
  },
}
