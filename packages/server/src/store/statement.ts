export type Value = string | number | null

/** One thing to write, as plain data, in the SQL both databases speak; blanks are `$1`, `$2` … */
export interface Statement {
  readonly text: string
  readonly values: readonly Value[]
  /** So many rows have to be changed by it, or nothing of what is written together with it is. */
  readonly changes?: number
}

/** What reads and writes statements. */
export interface Sql {
  read(text: string, values: readonly Value[]): Promise<Readonly<Record<string, unknown>>[]>
  /** Writes by one statement, and gives the rows it returns. */
  change(text: string, values: readonly Value[]): Promise<Readonly<Record<string, unknown>>[]>
  /** Writes all of these or none; false if one of them changed another number of rows than it had to. */
  write(statements: readonly Statement[]): Promise<boolean>
}

/** The same with blanks as SQLite has them. */
export const forSqlite = (text: string): string => text.replaceAll(/\$(\d+)/g, '?$1')
