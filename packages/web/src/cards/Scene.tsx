import { useSettings } from '../browser/settings.ts'
import styles from './Card.module.css'
import { Picture } from './Picture.tsx'
import { pictureOf } from './pictures.ts'

const address = (set: string, id: string) => `${import.meta.env.BASE_URL}scenes/${set}/${id}.svg`

interface Props {
  readonly id: string
  /** The set it is painted for, where that isn't plain from the id. */
  readonly set?: string
}

/** The painted scene of a card, event or landmark; with high contrast its plain sign. */
export function Scene({ id, set }: Props) {
  const { highContrast } = useSettings()
  const picture = set === undefined ? pictureOf(id) : { set, id }
  if (highContrast) return <Picture id={id} set={set} className={styles.picture} />
  return (
    <img
      className={styles.scene}
      src={address(picture.set, picture.id)}
      alt=""
      decoding="async"
      loading="lazy"
      draggable={false}
    />
  )
}
