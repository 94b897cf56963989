import { counted } from '@kartentisch/burgund'
import { classes } from '../design/classes.ts'
import { useLanguage } from '../words/language.ts'
import styles from './Cost.module.css'
import { BurgundIcon } from './Icon.tsx'
import { useSeeing } from './seeing.ts'

interface Props {
  readonly workers: number | undefined
  /** It lies on the corner of a card. */
  readonly onCard?: boolean
}

/** The workers something takes, shown before they are paid. Nothing where it takes none. */
export function WorkerCost({ workers, onCard = false }: Props) {
  const language = useLanguage()
  const { own } = useSeeing()
  if (workers === undefined || workers === 0) return null
  return (
    <span
      className={classes(styles.cost, onCard && styles.onCard)}
      data-enough={workers <= own.workers}
      title={counted(workers, 'worker', language)}
    >
      −{workers}
      <BurgundIcon id="worker" />
    </span>
  )
}
