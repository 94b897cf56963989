import { useRoute } from '../browser/route.ts'
import { isAbout, keyOf, useTold } from '../online/told.ts'
import styles from './People.module.css'
import { SeekingBar } from './SeekingBar.tsx'
import { useSearch } from './seeking.ts'
import { ToldBar } from './ToldBar.tsx'

/** What stands before every page: what one is told, and that others are looked for. */
export function Bars() {
  const route = useRoute()
  const told = useTold().find(one => !isAbout(one, route))
  const search = useSearch()
  return (
    <div className={styles.bars}>
      {told !== undefined && <ToldBar key={keyOf(told)} told={told} />}
      {search !== undefined && <SeekingBar key={search.search} search={search} />}
    </div>
  )
}
