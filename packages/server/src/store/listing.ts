import { readPageMark, type TableFilter } from './contract.ts'

/** A query with numbered blanks, which both databases read once theirs are put in. */
export interface Query {
  readonly text: string
  readonly values: readonly (string | number | boolean)[]
}

/** When a table was last changed: by status, since that is how the index has them. */
export const LATEST = `select max(at) as at from (${['waiting', 'running', 'finished', 'abandoned']
  .map(status => `select max(changed_at) as at from tables where status = '${status}'`)
  .join(' union all ')}) as latest`

/** How many games have a word, counted no further than this. */
export const RARE = 1000

/** So many of the newest games that have the rarest word are looked through for the others, and no more. */
const SEARCHED = 5000

/** How many have one of some words: `among` says in the database's own way which. */
export const rarity = (among: string): string =>
  `select count(*) as number from (select 1 from finds where word ${among} limit ${RARE}) as few`

/** Words of which one is enough, the likeliest first. */
type Either = readonly string[]

/**
 * Lists tables through the index that leads to the fewest: a player's own, those with a word, or all of a status. What is
 * looked for comes with the rarest first.
 */
export function listing(
  { status, listed, players, after, limit }: TableFilter,
  wanted: readonly Either[],
  blank: (number: number) => string,
): Query {
  const values: (string | number | boolean)[] = []
  const given = (value: string | number | boolean) => {
    values.push(value)
    return blank(values.length)
  }
  const list = (all: readonly string[]) => all.map(given).join(', ')
  const behind = (at: string, id: string) => {
    const mark = readPageMark(after ?? '')
    return `(${at}, ${id}) < (${given(mark.changedAt)}, ${given(mark.id)})`
  }
  const wheres: string[] = []
  const [rarest, ...others] = players === undefined ? wanted : [[], ...wanted]
  let from = 'tables t'
  let [at, id] = ['t.changed_at', 't.id']
  if (players !== undefined) {
    from = `(select distinct table_id from sitters where player_id in (${list(players)})) s cross join tables t`
    wheres.push('t.id = s.table_id')
  } else if (rarest !== undefined) {
    const limit = Math.ceil(SEARCHED / rarest.length)
    // One word after the other, since only then the index has them in order.
    const found = rarest.map(word => {
      const where = `word = ${given(word)}${after === undefined ? '' : ` and ${behind('changed_at', 'table_id')}`}`
      const newest = `order by changed_at desc, table_id desc limit ${limit}`
      return `(select changed_at, table_id from finds where ${where} ${newest})`
    })
    const [only = ''] = found
    const all = found.map((one, i) => `select * from ${one} as f${i}`).join(' union ')
    from = `${found.length === 1 ? only : `(${all})`} f cross join tables t`
    ;[at, id] = ['f.changed_at', 'f.table_id']
    wheres.push('t.id = f.table_id')
  }
  for (const either of others) {
    const same = `word in (${list(either)}) and changed_at = ${at} and table_id = ${id}`
    wheres.push(`exists (select 1 from finds where ${same})`)
  }
  if (status !== undefined) wheres.push(`t.status in (${list(status)})`)
  if (listed !== undefined) wheres.push(`t.listed = ${given(listed)}`)
  if (after !== undefined) wheres.push(behind(at, id))
  const where = wheres.length === 0 ? '' : `where ${wheres.join(' and ')}`
  return { text: `select t.* from ${from} ${where} order by ${at} desc, ${id} desc limit ${given(limit)}`, values }
}
