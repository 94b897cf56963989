import { lazy } from 'react'
import type { TableProps } from '../table/feed.ts'
import { looks } from './looks.ts'

const GeneralTable = lazy(() => import('../general/GeneralTable.tsx').then(table => ({ default: table.GeneralTable })))

/** The table of any game: its own, or the general form. */
export function GameTable(props: TableProps) {
  const Table = looks[props.feed.info.game]?.Table ?? GeneralTable
  return <Table {...props} />
}
