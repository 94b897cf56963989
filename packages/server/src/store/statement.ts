export type Value = string | number | null

/**
 * One thing to write, as plain data, in the SQL both databases speak; blanks are `$1`, `$2` … `list($1)` are the values
 * of a list in JSON: however many there are, the statement is the same, and can be prepared once.
 */
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

const LIST = /\blist\(\$(\d+)\)/g

/** The same with blanks and lists as SQLite has them. There is one who writes: no row is locked by another. */
export const forSqlite = (text: string): string =>
  text
    .replaceAll(LIST, '(select value from json_each(?$1))')
    .replaceAll(' for update skip locked', '')
    .replaceAll(/\$(\d+)/g, '?$1')

/** The same with lists as PostgreSQL has them. */
export const forPostgres = (text: string): string =>
  text.replaceAll(LIST, '(select json_array_elements_text($$$1::json))')
