import { accountName, capitalised, cardNamed, type EgonView } from '@kartentisch/burgund'
import type { Language } from '@kartentisch/kernel'
import { at } from '@kartentisch/kernel'
import { useState } from 'react'
import { Button } from '../design/Button.tsx'
import type { WholeGame } from '../table/feed.ts'
import { isTieLost, Result, type Score } from '../table/Result.tsx'
import { type Say, useLanguage, useSay } from '../words/language.ts'
import { BurgundCard } from './BurgundCard.tsx'
import { Sets } from './Estate.tsx'
import { type Seeing, useSeeing } from './seeing.ts'

const winnersOf = ({ view, names }: Seeing, language: Language): string =>
  new Intl.ListFormat(language).format(view.winners.map(seat => at(names, seat)))

function titleOf(seeing: Seeing, say: Say, language: Language): string {
  const { winners, egon } = seeing.view
  if (egon !== null && winners.length === 0) return say('egon wins')
  const who = winnersOf(seeing, language)
  return winners.length > 1 ? say('share victory', { names: who }) : say('wins', { name: who })
}

interface Props {
  readonly whole: WholeGame | undefined
  readonly onRematch: () => void
  readonly onClose: () => void
}

/** Points by where they come from; what brought nothing is left out. */
const linesOf = (account: EgonView['account'], language: Language): Score['lines'] =>
  account
    .filter(({ count }) => count > 0)
    .map(({ id, count, points }) => {
      const name = capitalised(accountName(id, language))
      return { id, what: id === 'vp-card' ? name : `${name} (${count})`, points }
    })

/** After the game: who won, where all points come from, and every estate. */
export function End({ whole, onRematch, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const seeing = useSeeing()
  const [estate, setEstate] = useState<number>()
  const { view, names } = seeing
  const { egon } = view
  const everybody = [
    ...view.players.map((player, i) => ({
      ...player,
      name: at(names, i),
      winner: view.winners.some(seat => seat === i),
    })),
    ...(egon === null ? [] : [{ ...egon, name: 'Egon', winner: view.winners.length === 0 }]),
  ]
  const scores = everybody.map(
    ({ name, winner, account, score, estate: sets }, i): Score => ({
      name,
      winner,
      lines: linesOf(account, language),
      sum: say('points'),
      total: score,
      fan: sets
        .flatMap(({ cards }) => cardNamed(cards[0] ?? '') ?? [])
        .map((card, j) => <BurgundCard key={j} card={card} size="mini" />),
      more: (
        <Button quiet onClick={() => setEstate(estate === i ? undefined : i)} aria-expanded={estate === i}>
          {say('estate')}
        </Button>
      ),
    }),
  )
  const title = titleOf(seeing, say, language)
  return (
    <Result title={title} scores={scores} whole={whole} onRematch={onRematch} onClose={onClose}>
      {egon === null && isTieLost(scores) && <p>{say('tie on material', { names: winnersOf(seeing, language) })}</p>}
      {egon !== null && (
        <p>
          {say(view.winners.length === 0 ? 'egon ended' : 'egon beaten', {
            round: view.round,
            own: at(view.players, 0).score,
            egon: egon.score,
          })}
        </p>
      )}
      {estate !== undefined && <Sets sets={at(everybody, estate).estate} />}
    </Result>
  )
}
