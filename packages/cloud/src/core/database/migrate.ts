import { readdirSync, readFileSync } from 'node:fs'
import type { Db } from './db.ts'

/**
 * Applies the missing schema versions of a part; true if the part is new to this database. Writes nothing if none is
 * missing, so that a cloud also starts on a full disk.
 */
export function migrate(db: Db, part: string, schema: URL): boolean {
  db.script('CREATE TABLE IF NOT EXISTS kernel_schemas (part TEXT PRIMARY KEY, version INTEGER NOT NULL)')
  const current = db.get<{ version: number }>('SELECT version FROM kernel_schemas WHERE part = ?', part)?.version ?? 0
  const sections = sectionsOf(schema)
  const newest = sections.at(-1)?.version ?? 0
  if (current > newest)
    throw new Error(`The database holds version ${current} of ${part}; this program knows ${newest}`)
  if (current === newest) return false
  for (const { version, sql } of sections) if (version > current) db.script(sql)
  db.run('INSERT OR REPLACE INTO kernel_schemas (part, version) VALUES (?, ?)', part, newest)
  return current === 0
}

/** Reads one file, or all files of a folder, whose sections share version numbers. */
function sectionsOf(schema: URL): { version: number; sql: string }[] {
  const files = schema.pathname.endsWith('/') ? readdirSync(schema).map((name) => new URL(name, schema)) : [schema]
  return files
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split(/^-- version /m)
        .slice(1),
    )
    .map((section) => ({ version: Number.parseInt(section, 10), sql: section.slice(section.indexOf('\n')) }))
    .toSorted((one, other) => one.version - other.version)
}
