import { type SyntheticEvent, use, useState } from 'react'
import { useSettings } from '../browser/settings.ts'
import styles from './Card.module.css'
import { Picture } from './Picture.tsx'
import { MovingContext, painted, paintingOf } from './paintings.ts'
import { pictureOf } from './pictures.ts'

const address = (set: string, id: string) => `${import.meta.env.BASE_URL}scenes/${set}/${id}.svg`

interface Props {
  readonly id: string
  /** The set it is painted for, where that isn't plain from the id. */
  readonly set?: string
  /** Shown large it stays as sharp as it was drawn. */
  readonly large?: boolean
}

/** The painted scene of a card, event or landmark; with high contrast its plain sign. */
export function Scene({ id, set, large = false }: Props) {
  const { highContrast } = useSettings()
  const moving = use(MovingContext)
  const picture = set === undefined ? pictureOf(id) : { set, id }
  if (highContrast) return <Picture id={id} set={set} className={styles.picture} />
  const drawn = address(picture.set, picture.id)
  return moving && !large ? <Painting key={drawn} drawn={drawn} /> : <img {...SHOWN} src={drawn} alt="" />
}

const SHOWN = { className: styles.scene, decoding: 'async', draggable: false } as const

function Painting({ drawn }: { readonly drawn: string }) {
  const [painting, show] = useState(() => paintingOf(drawn))
  const paint = async ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => show(await painted(drawn, currentTarget))
  return <img {...SHOWN} src={painting ?? drawn} alt="" onLoad={painting === undefined ? paint : undefined} />
}
