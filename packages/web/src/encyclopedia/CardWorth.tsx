import { useEffect, useState } from 'react'
import { useLanguage, useSay } from '../words/language.ts'
import { type Worth, worthOf } from './worth.ts'

const percent = (share: number): string => `${Math.round(100 * share)} %`

/** What a card is worth over many kingdoms, once that is known. */
export function CardWorth({ id }: { readonly id: string }) {
  const say = useSay()
  const language = useLanguage()
  const [worth, setWorth] = useState<Worth>()
  useEffect(() => {
    let gone = false
    setWorth(undefined)
    worthOf(id).then(
      found => gone || setWorth(found),
      // Without it there is just less to read.
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [id])
  if (worth === undefined) return null
  const { kingdoms, share, reach, wanted, made } = worth
  return (
    <div data-worth>
      <h3>{say('worth')}</h3>
      <p>
        {say('worth share', { share: percent(share), reach: percent(reach), kingdoms })}{' '}
        {say('worth wanted', { wanted: percent(wanted) })}
      </p>
      <p>
        <small>{say('worth made', { day: new Date(made).toLocaleDateString(language) })}</small>
      </p>
    </div>
  )
}
