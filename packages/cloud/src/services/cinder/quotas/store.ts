import type { Db } from '../../../core/db.ts'

/** A project's id, or `class:` and the name of a quota class. */
export type Holder = string

export const classNamed = (name: string): Holder => `class:${name}`

export function limitsOf(db: Db, holder: Holder): Map<string, number> {
  const rows = db.all<{ resource: string; hard_limit: number }>(
    'SELECT resource, hard_limit FROM cinder_quotas WHERE holder = ?',
    holder,
  )
  return new Map(rows.map(({ resource, hard_limit }) => [resource, hard_limit]))
}

export function setLimit(db: Db, holder: Holder, resource: string, limit: number): void {
  const text = 'INSERT OR REPLACE INTO cinder_quotas (holder, resource, hard_limit) VALUES (?, ?, ?)'
  db.run(text, holder, resource, limit)
}

export const removeLimits = (db: Db, holder: Holder) => db.run('DELETE FROM cinder_quotas WHERE holder = ?', holder)

/** Limits on a volume type are kept by its name, and follow it. */
export function renameType(db: Db, before: string, after: string): void {
  for (const kind of ['volumes', 'gigabytes', 'snapshots']) {
    db.run('UPDATE cinder_quotas SET resource = ? WHERE resource = ?', `${kind}_${after}`, `${kind}_${before}`)
  }
}

interface Used {
  count: number
  gigabytes: number
}

const NONE: Used = { count: 0, gigabytes: 0 }

/** What a project has of one kind of thing. */
export function used(db: Db, table: 'volumes' | 'snapshots' | 'backups', projectId: string): Used {
  const text = `SELECT count(*) AS count, ifnull(sum(size), 0) AS gigabytes FROM cinder_${table} WHERE project_id = ?`
  return db.get<Used>(text, projectId) ?? NONE
}

/** Gigabytes that volumes are growing by, by volume type. */
export function growthByType(db: Db, projectId: string): Map<string, number> {
  const rows = db.all<{ volume_type_id: string; gigabytes: number }>(
    `SELECT volume_type_id, sum(growth) AS gigabytes FROM cinder_volumes
      WHERE project_id = ? AND growth > 0 GROUP BY volume_type_id`,
    projectId,
  )
  return new Map(rows.map(({ volume_type_id, gigabytes }) => [volume_type_id, gigabytes]))
}

/** The same by volume type. */
export function usedByType(db: Db, table: 'volumes' | 'snapshots', projectId: string): Map<string, Used> {
  const rows = db.all<Used & { volume_type_id: string }>(
    `SELECT volume_type_id, count(*) AS count, sum(size) AS gigabytes
      FROM cinder_${table} WHERE project_id = ? GROUP BY volume_type_id`,
    projectId,
  )
  return new Map(rows.map(({ volume_type_id, count, gigabytes }) => [volume_type_id, { count, gigabytes }]))
}

export const groupsOf = (db: Db, projectId: string) =>
  db.get<Pick<Used, 'count'>>('SELECT count(*) AS count FROM cinder_groups WHERE project_id = ?', projectId)?.count ?? 0
