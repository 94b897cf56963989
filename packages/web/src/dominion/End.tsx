import { at } from '@kartentisch/kernel'
import { useState } from 'react'
import { Card } from '../cards/Card.tsx'
import { faceOf } from '../cards/face.ts'
import { Button } from '../design/Button.tsx'
import { cardName } from '../sets/dominion.ts'
import type { WholeGame } from '../table/feed.ts'
import { isTieLost, Result, type Score } from '../table/Result.tsx'
import { useLanguage, useSay } from '../words/language.ts'
import { CardList } from './CardList.tsx'
import { useSeeing } from './seeing.ts'

/** The kinds of cards in a deck that are worth most, the dearest last. */
function fanOf(cards: readonly string[]): string[] {
  const cost = (id: string) => faceOf(id).cost?.coins ?? 0
  return [...new Set(cards)].sort((a, b) => cost(a) - cost(b))
}

interface Props {
  readonly whole: WholeGame | undefined
  readonly onRematch: () => void
  readonly onClose: () => void
}

/** After the game: who won, all points line by line, and every deck. */
export function End({ whole, onRematch, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const { view, names, moment } = useSeeing()
  const [deck, setDeck] = useState<number>()
  const winners = moment.result?.winners ?? []
  const who = new Intl.ListFormat(language).format(winners.map(i => at(names, i)))
  const title = winners.length > 1 ? say('share victory', { names: who }) : say('wins', { name: who })
  const scores = view.players.map(
    (player, i): Score => ({
      name: at(names, i),
      winner: winners.some(seat => seat === i),
      lines: (player.account ?? []).map(({ id, count, points }) => ({
        id,
        what: `${count > 1 && id !== 'tokens' ? `${count} × ` : ''}${cardName(id, language)}`,
        points,
      })),
      sum: say('points in turns', { n: player.turns }),
      total: player.score ?? 0,
      fan: fanOf(player.cards ?? []).map(id => <Card key={id} id={id} size="middle" />),
      more: (
        <Button quiet onClick={() => setDeck(deck === i ? undefined : i)} aria-expanded={deck === i}>
          {say('deck of', { n: player.cards?.length ?? 0 })}
        </Button>
      ),
    }),
  )
  return (
    <Result title={title} scores={scores} whole={whole} onRematch={onRematch} onClose={onClose}>
      {isTieLost(scores) && <p>{say('tie on turns', { name: who })}</p>}
      {deck !== undefined && <CardList ids={at(view.players, deck).cards ?? []} />}
    </Result>
  )
}
