import type { Setup } from '@kartentisch/dominion'

/** What tells kingdoms apart: the same key, the same game but for who begins. */
export function kingdomKey({
  players,
  kingdom,
  events,
  landmarks,
  edition,
  bane,
  marked = {},
  blackMarket,
}: Setup): string {
  const lists = [kingdom, events, landmarks, blackMarket].map(ids => ids.toSorted().join(','))
  return [players, edition, bane ?? '', Object.entries(marked).join(','), ...lists].join(';')
}
