import { all, any, is, sql } from './condition.ts'
import type { Condition } from './condition.ts'
import type { Db, SqlValue } from './db.ts'

export interface Sort<Column extends string = string> {
  column: Column
  descending?: boolean
}

export interface Page<Column extends string> {
  where?: readonly Condition[]
  /** The last column must be unique, such as `id`, so that pages neither skip nor repeat rows. */
  sort?: readonly Sort<Column>[]
  /** Id of the last document of the previous page. */
  after?: string
  limit?: number
  offset?: number
}

/**
 * JSON documents in a table `(seq INTEGER PRIMARY KEY, id TEXT UNIQUE, doc TEXT, …)`. Its other columns are generated from
 * `doc` and never null, so that paging can compare rows.
 */
export interface Collection<Doc extends { id: string }, Column extends string> {
  insert: (db: Db, doc: Doc) => void
  find: (db: Db, id: string) => Doc | undefined
  /** Replaces the document with the same id. */
  update: (db: Db, doc: Doc) => void
  remove: (db: Db, id: string) => boolean
  removeWhere: (db: Db, ...where: Condition[]) => number
  /** Sorted by insertion unless `page.sort` says otherwise. */
  list: (db: Db, page?: Page<Column | 'id' | 'seq'>) => Doc[]
  /** As `list`, but reads one document at a time, for long lists of large documents. */
  each: (db: Db, page?: Page<Column | 'id' | 'seq'>) => IteratorObject<Doc>
  first: (db: Db, ...where: Condition[]) => Doc | undefined
  count: (db: Db, ...where: Condition[]) => number
  /** The document's row number, which some APIs use as its id. */
  seqOf: (db: Db, id: string) => number | undefined
}

interface Row {
  doc: string
}

/** `Column`: the columns that lists can be sorted by. */
export function collection<Doc extends { id: string }, Column extends string = never>(
  table: string,
): Collection<Doc, Column> {
  const read = (row: Row) => JSON.parse(row.doc) as Doc // written by insert and update only

  const query = (
    db: Db,
    { where = [], sort = [{ column: 'seq' }], after, limit = -1, offset = 0 }: Page<Column | 'id' | 'seq'>,
  ): [sql: string, ...values: SqlValue[]] => {
    const condition = all(...where, ...(after === undefined ? [] : [behind(db, sort, after)]))
    const order = sort.map(({ column, descending }) => `${column} ${descending ? 'DESC' : 'ASC'}`).join(', ')
    const text = `SELECT doc FROM ${table} WHERE ${condition.sql} ORDER BY ${order} LIMIT ? OFFSET ?`
    return [text, ...condition.values, limit, offset]
  }

  const list: Collection<Doc, Column>['list'] = (db, page = {}) => db.all<Row>(...query(db, page)).map(read)

  const behind = (db: Db, sort: readonly Sort[], id: string): Condition => {
    const columns = sort.map(({ column }) => column).join(', ')
    const marker = db.get<Record<string, string | number>>(`SELECT ${columns} FROM ${table} WHERE id = ?`, id)
    return marker ? following(sort, marker) : sql('0')
  }

  return {
    insert: (db, doc) => void db.run(`INSERT INTO ${table} (id, doc) VALUES (?, ?)`, doc.id, JSON.stringify(doc)),
    find: (db, id) => {
      const row = db.get<Row>(`SELECT doc FROM ${table} WHERE id = ?`, id)
      return row && read(row)
    },
    update: (db, doc) => void db.run(`UPDATE ${table} SET doc = ? WHERE id = ?`, JSON.stringify(doc), doc.id),
    remove: (db, id) => db.run(`DELETE FROM ${table} WHERE id = ?`, id) > 0,
    removeWhere: (db, ...where) => {
      const condition = all(...where)
      return db.run(`DELETE FROM ${table} WHERE ${condition.sql}`, ...condition.values)
    },
    list,
    each: (db, page = {}) => db.each<Row>(...query(db, page)).map(read),
    first: (db, ...where) => list(db, { where, limit: 1 })[0],
    count: (db, ...where) => {
      const condition = all(...where)
      const text = `SELECT count(*) AS count FROM ${table} WHERE ${condition.sql}`
      return db.get<{ count: number }>(text, ...condition.values)?.count ?? 0
    },
    seqOf: (db, id) => db.get<{ seq: number }>(`SELECT seq FROM ${table} WHERE id = ?`, id)?.seq,
  }
}

/** Rows after `marker`. If all columns are sorted in the same direction, one row comparison can use an index. */
function following(sort: readonly Sort[], marker: Record<string, string | number>): Condition {
  const sign = (key: Sort) => (key.descending ? '<' : '>')
  const value = (key: Sort) => marker[key.column] ?? ''
  if (sort.every((key) => sign(key) === sign(sort[0] ?? key))) {
    const places = sort.map(() => '?').join(', ')
    const columns = sort.map(({ column }) => column).join(', ')
    return sql(`(${columns}) ${sort[0]?.descending ? '<' : '>'} (${places})`, ...sort.map(value))
  }
  return any(
    ...sort.map((key, index) =>
      all(...sort.slice(0, index).map((tie) => is(tie.column, value(tie))), is(key.column, value(key), sign(key))),
    ),
  )
}
