import type { Db } from '../../../core/database/db.ts'

/** A project id, or `class:` and the name of a quota class. */
export type Holder = string

export const classNamed = (name: string): Holder => `class:${name}`

export function limitsOf(db: Db, holder: Holder): Map<string, number> {
  const rows = db.all<{ resource: string; hard_limit: number }>(
    'SELECT resource, hard_limit FROM cinder_quotas WHERE holder = ?',
    holder,
  )
  return new Map(rows.map(({ resource, hard_limit }) => [resource, hard_limit]))
}

export const limitOf = (db: Db, holder: Holder, resource: string) =>
  db.get<{ hard_limit: number }>(
    'SELECT hard_limit FROM cinder_quotas WHERE holder = ? AND resource = ?',
    holder,
    resource,
  )?.hard_limit

export function setLimit(db: Db, holder: Holder, resource: string, limit: number): void {
  const text = 'INSERT OR REPLACE INTO cinder_quotas (holder, resource, hard_limit) VALUES (?, ?, ?)'
  db.run(text, holder, resource, limit)
}

export const removeLimits = (db: Db, holder: Holder) => db.run('DELETE FROM cinder_quotas WHERE holder = ?', holder)

/** Renames the limits of a volume type, which contain its name. */
export function renameType(db: Db, before: string, after: string): void {
  for (const kind of ['volumes', 'gigabytes', 'snapshots']) {
    db.run('UPDATE cinder_quotas SET resource = ? WHERE resource = ?', `${kind}_${after}`, `${kind}_${before}`)
  }
}

export interface Used {
  count: number
  gigabytes: number
  /** Gigabytes of extensions in progress. */
  growth: number
}

/** A project's volumes or snapshots, by volume type. */
export function usedByType(db: Db, table: 'volumes' | 'snapshots', projectId: string): Map<string, Used> {
  const growth = table === 'volumes' ? 'sum(growth)' : '0'
  const rows = db.all<Used & { volume_type_id: string }>(
    `SELECT volume_type_id, count(*) AS count, sum(size) AS gigabytes, ${growth} AS growth
      FROM cinder_${table} WHERE project_id = ? GROUP BY volume_type_id`,
    projectId,
  )
  return new Map(rows.map(({ volume_type_id, ...used }) => [volume_type_id, used]))
}

export function usedByBackups(db: Db, projectId: string): Pick<Used, 'count' | 'gigabytes'> {
  const text = 'SELECT count(*) AS count, ifnull(sum(size), 0) AS gigabytes FROM cinder_backups WHERE project_id = ?'
  return db.get<Used>(text, projectId) ?? { count: 0, gigabytes: 0 }
}

export const groupsOf = (db: Db, projectId: string) =>
  db.get<Pick<Used, 'count'>>('SELECT count(*) AS count FROM cinder_groups WHERE project_id = ?', projectId)?.count ?? 0
