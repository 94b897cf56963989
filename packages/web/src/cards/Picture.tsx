import { pictureOf } from './pictures.ts'

interface Props {
  readonly id: string
  readonly className?: string | undefined
}

const address = (set: string, id: string) => `${import.meta.env.BASE_URL}pictures/${set}.svg#${id}`

/** The sign of a card, event, landmark or pile, in the colour of the text around it. */
export function Picture({ id, set, className }: Props & { readonly set?: string | undefined }) {
  const picture = set === undefined ? pictureOf(id) : { set, id }
  return (
    <svg className={className} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <use href={address(picture.set, picture.id)} />
    </svg>
  )
}

/** A sign of the table itself: a type, a place, a tool. */
export function Sign({ id, className }: Props) {
  return (
    <svg className={className} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <use href={address('table', id)} />
    </svg>
  )
}
