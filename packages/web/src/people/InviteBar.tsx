import { go } from '../browser/route.ts'
import { Button } from '../design/Button.tsx'
import { call } from '../online/api.ts'
import { dropInvite, type Invited } from '../online/invited.ts'
import { useSay } from '../words/language.ts'
import styles from './People.module.css'

/** Before everything else: somebody asks one to a table. */
export function InviteBar({ invited: { table, name, from, invitation } }: { readonly invited: Invited }) {
  const say = useSay()
  const come = () => {
    dropInvite(table)
    go('table', table, invitation)
  }
  const decline = () => {
    dropInvite(table)
    // Whoever can't say so now is asked again in the list of tables.
    call('DELETE', `api/invites/${table}`).catch(() => undefined)
  }
  return (
    <aside className={styles.seeking} aria-label={say('invited by', { name: from })}>
      <p role="status">
        {say('invited by', { name: from })}: {name}
      </p>
      <Button main onClick={come}>
        {say('invite accept')}
      </Button>
      <Button onClick={decline}>{say('invite decline')}</Button>
    </aside>
  )
}
