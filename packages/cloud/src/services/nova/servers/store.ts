import { collection } from '../../../core/database/collection.ts'
import type { Sort } from '../../../core/database/collection.ts'
import { is, sql } from '../../../core/database/condition.ts'
import type { Condition } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'
import type { ServerRow } from './row.ts'

export const SORT_KEYS = [
  'access_ip_v4',
  'access_ip_v6',
  'auto_disk_config',
  'availability_zone',
  'config_drive',
  'created_at',
  'display_description',
  'display_name',
  'host',
  'hostname',
  'image_ref',
  'instance_type_id',
  'kernel_id',
  'key_name',
  'launch_index',
  'launched_at',
  'locked_by',
  'node',
  'power_state',
  'progress',
  'project_id',
  'ramdisk_id',
  'root_device_name',
  'task_state',
  'terminated_at',
  'updated_at',
  'user_id',
  'uuid',
  'vm_state',
] as const
export type SortKey = (typeof SORT_KEYS)[number] | 'locked' | 'id'

const servers = collection<ServerRow, SortKey>('nova_servers')

export const { insert, find, update } = servers

export interface ServerPage {
  where: readonly Condition[]
  sort: readonly Sort<SortKey>[]
  marker?: string | undefined
  limit: number
}

export const each = (db: Db, { where, sort, marker, limit }: ServerPage) =>
  servers.each(db, { where, sort, limit, ...(marker !== undefined && { after: marker }) })

/** The sequence number of a new server. */
export const nextNumber = (db: Db) =>
  (db.get<{ last: number }>('SELECT ifnull(max(seq), 0) AS last FROM nova_servers')?.last ?? 0) + 1

export interface Usage {
  instances: number
  cores: number
  ram: number
}

/** Quota usage of a project or of one of its users; soft-deleted servers do not count. */
export const usageOf = (db: Db, projectId: string, userId?: string): Usage => {
  const sums = 'count(*) AS instances, ifnull(sum(vcpus), 0) AS cores, ifnull(sum(memory_mb), 0) AS ram'
  const where = "project_id = ? AND deleted = 0 AND vm_state <> 'soft-delete'"
  const text = `SELECT ${sums} FROM nova_servers WHERE ${where}`
  const row =
    userId === undefined ? db.get<Usage>(text, projectId) : db.get<Usage>(`${text} AND user_id = ?`, projectId, userId)
  return row ?? { instances: 0, cores: 0, ram: 0 }
}

export interface Load {
  host: string
  servers: number
  vcpus: number
  memory_mb: number
  local_gb: number
}

const LOAD =
  'host, count(*) AS servers, sum(vcpus) AS vcpus, sum(memory_mb) AS memory_mb, sum(local_gb) AS local_gb FROM nova_servers'

/** Resources in use, by host. */
export const loads = (db: Db): Load[] => db.all<Load>(`SELECT ${LOAD} WHERE deleted = 0 AND host <> '' GROUP BY host`)

export const loadOf = (db: Db, host: string): Load[] =>
  db.all<Load>(`SELECT ${LOAD} WHERE deleted = 0 AND host = ? GROUP BY host`, host)

const existing = is('deleted', false)

/** Ids and sequence numbers of the servers on a host. */
export const numbersOnHost = (db: Db, host: string): Pick<ServerRow, 'id' | 'number'>[] =>
  db.all("SELECT id, doc ->> 'number' AS number FROM nova_servers WHERE deleted = 0 AND host = ? ORDER BY seq", host)

/** Resources of a host in use, by project. */
export const loadsByProject = (db: Db, host: string): (Load & { project_id: string })[] =>
  db.all(`SELECT project_id, ${LOAD} WHERE deleted = 0 AND host = ? GROUP BY project_id`, host)

/** Number of servers on the host with a task. */
export const countBusy = (db: Db, host: string) =>
  servers.count(db, existing, is('host', host), is('task_state', '', '<>'))

export interface RunningPage {
  from: string
  until: string
  projectId: string | undefined
  marker: string | undefined
  limit: number
}

/** Servers that ran during the period, also deleted ones, by project. */
export const listRunning = (db: Db, { from, until, projectId, marker, limit }: RunningPage): ServerRow[] =>
  servers.list(db, {
    where: [
      ...(projectId === undefined ? [] : [is('project_id', projectId)]),
      sql("launched_at <> '' AND launched_at < ? AND (terminated_at = '' OR terminated_at > ?)", until, from),
    ],
    sort: [{ column: 'project_id' }, { column: 'id' }],
    limit,
    ...(marker !== undefined && { after: marker }),
  })

export const idsInGroup = (db: Db, groupId: string): string[] =>
  db
    .all<{ id: string }>(
      "SELECT id FROM nova_servers WHERE server_group = ? AND server_group <> '' AND deleted = 0 ORDER BY seq",
      groupId,
    )
    .map(({ id }) => id)

export const listInGroup = (db: Db, groupId: string) =>
  servers.list(db, { where: [existing, is('server_group', groupId), sql("server_group <> ''")] })

export const hasIp = (part: string, version: 4 | 6) => {
  const ips =
    "SELECT ip.value ->> 'address' AS address FROM json_each(doc, '$.vifs') AS vif, json_each(vif.value, '$.ips') AS ip"
  const family = version === 6 ? "address LIKE '%:%'" : "address NOT LIKE '%:%'"
  // Skips most documents without parsing their JSON.
  return sql(
    `instr(doc, ?) > 0 AND EXISTS (SELECT 1 FROM (${ips}) WHERE ${family} AND instr(address, ?) > 0)`,
    part,
    part,
  )
}

/** Has at least `count` of the tags. */
export const hasTags = (tags: readonly string[], count: number) =>
  sql(
    `(SELECT count(*) FROM json_each(doc, '$.tags') WHERE value IN (SELECT value FROM json_each(?))) >= ?`,
    JSON.stringify([...new Set(tags)]),
    count,
  )

export const matches = (column: string, pattern: string) => sql(`CAST(${column} AS TEXT) REGEXP ?`, pattern)
