import { useState } from 'react'
import { useSettings } from '../browser/settings.ts'
import { Field } from '../design/Field.tsx'
import { useSay } from '../words/language.ts'
import type { OpenConnection } from './Connected.tsx'
import { goOnAs } from './connection.ts'

/** The name of somebody who hasn't said it yet: typed beside what one wants to do, and kept when one does it. */
export interface Naming {
  readonly typed: string
  type(name: string): void
  /** The way to the server under that name. */
  keep(): Promise<OpenConnection['client']>
}

/** Whether somebody has never said what they are called. */
export function useNameless({ player }: OpenConnection): boolean {
  const { name } = useSettings()
  return player.guest && name.trim() === ''
}

/** Somebody who has no name yet says it with the first thing they do under it. */
export function useNaming(connection: OpenConnection): Naming & { readonly nameless: boolean } {
  const nameless = useNameless(connection)
  const [typed, type] = useState('')
  const keep = () => (nameless ? goOnAs(typed.trim() || connection.player.name) : Promise.resolve(connection.client))
  return { nameless, typed, type, keep }
}

export function NameField({ naming, player }: { readonly naming: Naming; readonly player: OpenConnection['player'] }) {
  const say = useSay()
  return (
    <Field label={say('your name')}>
      {id => (
        <input
          id={id}
          maxLength={30}
          value={naming.typed}
          placeholder={player.name}
          autoComplete="nickname"
          onChange={event => naming.type(event.target.value)}
        />
      )}
    </Field>
  )
}
