import { Button } from '../design/Button.tsx'
import { useSay } from '../words/language.ts'
import { useOnlineParts } from './online-parts.ts'

/** Once more: with the same, or with what is drawn anew where that can be had. */
export function Rematch({ onRematch }: { readonly onRematch: () => void }) {
  const say = useSay()
  const online = useOnlineParts()
  const onAnew = online?.onAnew
  if (online?.rematch !== undefined) return online.rematch
  return (
    <>
      <Button main onClick={onRematch}>
        {say(onAnew === undefined ? 'rematch' : 'rematch same')}
      </Button>
      {onAnew !== undefined && <Button onClick={onAnew}>{say('rematch anew')}</Button>}
    </>
  )
}
