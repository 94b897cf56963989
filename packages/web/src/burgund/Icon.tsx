import { hasPicture } from './pictures.ts'

interface Props {
  readonly id: string
  readonly className?: string | undefined
}

/** The picture of a card or another thing in Burgund, in the colour of the text around it. */
export function BurgundIcon({ id, className }: Props) {
  if (!hasPicture(id)) return null
  return (
    <svg className={className} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <use href={`${import.meta.env.BASE_URL}pictures/burgund.svg#${id}`} />
    </svg>
  )
}
