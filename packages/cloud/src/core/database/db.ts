import { chmodSync, closeSync, copyFileSync, existsSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { SQLOutputValue, StatementSync } from 'node:sqlite'
import { compileRegexp } from './regexp.ts'
import type { Matcher } from './regexp.ts'

export type SqlValue = string | number | null | Uint8Array

/** The database. Rows have the columns of the statement. */
export interface Db {
  all: <Row>(sql: string, ...values: SqlValue[]) => Row[]
  /** Reads one row at a time. The same statement must not run again before the last row. */
  each: <Row>(sql: string, ...values: SqlValue[]) => IteratorObject<Row>
  get: <Row>(sql: string, ...values: SqlValue[]) => Row | undefined
  /** Returns the number of changed rows. */
  run: (sql: string, ...values: SqlValue[]) => number
  /** Runs several statements without values. */
  script: (sql: string) => void
  /** Writes the whole database to a new file; outside of transactions only. */
  copyTo: (path: string) => void
  /** Replaces the whole database by the file that `copyTo` wrote; outside of transactions only. */
  replaceBy: (path: string) => void
  /** Whether a transaction is open; SQLite ends one by itself if the disk is full. */
  isInTransaction: () => boolean
  /** True while a request that the full disk undid is repeated: what needs no disk can succeed. */
  isFull: () => boolean
  /** Sets `isFull` while `work` runs. */
  whileFull: (work: () => void) => void
  /** Simulates a full disk: a commit of changed rows fails as it does on one, and so does `requireRoom`. */
  simulateFull: (on: boolean) => void
  /** Throws what writing a file throws if a full disk is simulated. */
  requireRoom: () => void
  close: () => void
}

/** Limits the cache, since clients can combine filters into any number of statements. */
const MAX_STATEMENTS = 500

/**
 * Opens the cloud's database for this process alone. An acknowledged write is on disk (WAL, synchronous=FULL).
 * Throws an Error with a message for the operator.
 */
export function openDb(path: string): Db {
  try {
    if (path !== ':memory:') makePrivate(path)
    return wrap(path)
  } catch (error) {
    throw new Error(`Cannot open the cloud's database ${path}: ${reasonOf(error)}`, { cause: error })
  }
}

/** SQLite creates its other files with the mode of this one. */
function makePrivate(path: string): void {
  closeSync(openSync(path, 'a', 0o600))
  for (const file of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(file)) chmodSync(file, 0o600)
}

function connect(path: string): DatabaseSync {
  const connection = new DatabaseSync(path)
  connection.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
  connection.exec('PRAGMA foreign_keys = ON; PRAGMA cache_size = -16384; PRAGMA temp_store = MEMORY')
  connection.prepare('SELECT count(*) FROM sqlite_schema').get()
  connection.function('regexp', { deterministic: true }, regexpOperator())
  return connection
}

const PRIMARY = 0xff // SQLite's extended codes keep the primary one in the low byte
const sqliteCode = (error: unknown) =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & PRIMARY : 0

/** Whether the disk or the database file failed, after which no write can be acknowledged. */
export function isStorageFailure(error: unknown): boolean {
  const LOCKED_OR_READ_ONLY = [5, 8]
  const DISK_OR_FILE = [10, 11, 14, 26]
  return [...LOCKED_OR_READ_ONLY, ...DISK_OR_FILE].includes(sqliteCode(error))
}

const SQLITE_FULL = 13

/** Whether there is no room for a write: it is refused, and later ones can succeed. */
export const isDiskFull = (error: unknown): boolean =>
  sqliteCode(error) === SQLITE_FULL || (error instanceof Error && 'code' in error && error.code === 'ENOSPC')

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** `column REGEXP ?`. An invalid pattern matches nothing. Caches the last pattern, which a statement uses for many rows. */
function regexpOperator() {
  let last: { pattern: string; matcher: Matcher | undefined } | undefined
  return (pattern: SQLOutputValue, text: SQLOutputValue): number => {
    if (last?.pattern !== pattern) last = { pattern: String(pattern), matcher: compileRegexp(String(pattern)) }
    return Number(text !== null && (last.matcher?.(String(text)) ?? false))
  }
}

function wrap(path: string): Db {
  let connection = connect(path)
  const statements = new Map<string, StatementSync>()
  let isRepeating = false
  let full = false
  let changesBefore = 0
  const totalChanges = () => Number(prepare('SELECT total_changes() AS changes').get()?.changes)
  const prepare = (sql: string) => {
    const known = statements.get(sql)
    if (known) return known
    if (statements.size >= MAX_STATEMENTS) statements.clear()
    const statement = connection.prepare(sql)
    statements.set(sql, statement)
    return statement
  }
  return {
    all: <Row>(sql: string, ...values: SqlValue[]) => prepare(sql).all(...values) as Row[], // the caller names its columns
    each: <Row>(sql: string, ...values: SqlValue[]) =>
      Iterator.from(prepare(sql).iterate(...values)) as IteratorObject<Row>, // as above
    get: <Row>(sql: string, ...values: SqlValue[]) => prepare(sql).get(...values) as Row | undefined, // as above
    run(sql, ...values) {
      if (full && sql === 'BEGIN') changesBefore = totalChanges()
      if (full && sql === 'COMMIT' && totalChanges() > changesBefore)
        throw Object.assign(new Error('database or disk is full'), { errcode: SQLITE_FULL })
      return Number(prepare(sql).run(...values).changes)
    },
    script: (sql) => connection.exec(sql),
    copyTo: (copy) => void connection.prepare('VACUUM INTO ?').run(copy),
    replaceBy(copy) {
      statements.clear()
      connection.close()
      copyFileSync(copy, path)
      connection = connect(path)
    },
    isInTransaction: () => connection.isTransaction,
    isFull: () => isRepeating,
    whileFull(work) {
      isRepeating = true
      try {
        work()
      } finally {
        isRepeating = false
      }
    },
    simulateFull(on) {
      full = on
    },
    requireRoom() {
      if (full) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    },
    close: () => connection.close(),
  }
}
