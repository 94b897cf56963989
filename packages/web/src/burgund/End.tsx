import { capitalised, data, nameOf } from '@kartentisch/burgund'
import { at } from '@kartentisch/kernel'
import { type Language, type Say, useLanguage, useSay } from '../app/language.ts'
import { Result, type Score } from '../table/Result.tsx'
import { type Seeing, useSeeing } from './seeing.ts'

function titleOf({ view, names }: Seeing, say: Say, language: Language): string {
  const { winners, egon } = view
  if (egon !== null && winners.length === 0) return say('egon wins')
  const who = new Intl.ListFormat(language).format(winners.map(seat => at(names, seat)))
  return winners.length > 1 ? say('share victory', { names: who }) : say('wins', { name: who })
}

interface Props {
  readonly onRematch: () => void
  readonly onClose: () => void
}

/** After the game: who won, and where all points come from. */
export function End({ onRematch, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const seeing = useSeeing()
  const { view, names } = seeing
  const scores = view.players.map(
    ({ account, score }, i): Score => ({
      name: at(names, i),
      winner: view.winners.some(seat => seat === i),
      lines: account
        .filter(({ count }) => count > 0)
        .map(({ id, count, points }) => ({
          id,
          what: `${count > 1 && id !== 'vp-card' ? `${count} × ` : ''}${capitalised(nameOf(id, language))}`,
          points,
        })),
      sum: say('points'),
      total: score,
    }),
  )
  if (view.egon !== null) {
    const { score, estate, bonus } = view.egon
    const triples = estate.filter(({ cards }) => cards.length >= data.setSize)
    const points = triples.reduce((sum, { kind }) => sum + (data.kinds.find(({ id }) => id === kind)?.triple ?? 0), 0)
    const lines = [
      { id: 'triple', count: triples.length, points },
      { id: 'bonus', count: bonus.length, points: score - points },
    ]
    scores.push({
      name: 'Egon',
      winner: view.winners.length === 0,
      lines: lines.map(({ id, count, points }) => ({
        id,
        what: `${count} × ${id === 'bonus' ? say('bonus card') : capitalised(nameOf(id, language))}`,
        points,
      })),
      sum: say('points'),
      total: score,
    })
  }
  return <Result title={titleOf(seeing, say, language)} scores={scores} onRematch={onRematch} onClose={onClose} />
}
