import { at } from '@kartentisch/kernel'
import { useSay } from '../words/language.ts'
import styles from './Chances.module.css'
import type { Reviewed } from './reviewed.ts'

export const percent = (share: number): string => `${share < 0 ? '−' : ''}${Math.abs(Math.round(100 * share))}\u00a0%`

/** What came to a chance or went from it. */
const change = (share: number): string => `${Math.round(100 * share) > 0 ? '+' : ''}${percent(share)}`

interface Props extends Pick<Reviewed, 'fortunes'> {
  readonly names: readonly string[]
}

/** Everybody's chance of winning at first and in the end, and what luck, their own decisions and the others' made of it. */
export function Chances({ fortunes, names }: Props) {
  const say = useSay()
  return (
    <table className={styles.chances}>
      <thead>
        <tr>
          <th scope="col">{say('review chances')}</th>
          {(['first', 'luck', 'skill', 'others', 'result'] as const).map(part => (
            <th key={part} scope="col">
              {say(`review ${part}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fortunes.map(({ seat, first, luck, skill, others, result }) => (
          <tr key={seat}>
            <th scope="row">{at(names, seat)}</th>
            <td>{percent(first)}</td>
            <td>{change(luck)}</td>
            <td>{change(skill)}</td>
            <td>{change(others)}</td>
            <td>{percent(result)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
