import { classes } from '../design/classes.ts'
import styles from './Panorama.module.css'
import { Scene } from './Scene.tsx'

interface Props {
  readonly ids: readonly string[]
  /** The set they are painted for, where that isn't plain from the ids. */
  readonly set?: string
  readonly className?: string | undefined
}

/** Scenes side by side, each nearly whole: a single one drawn as wide as a page would show little of itself. */
export const Panorama = ({ ids, set, className }: Props) => (
  <span className={classes(styles.panorama, className)}>
    {ids.map(id => (
      <span key={id}>
        <Scene id={id} {...(set !== undefined && { set })} />
      </span>
    ))}
  </span>
)
