import type { VolumeService } from '@meridian/wire'
import { collection } from '../../../core/database/collection.ts'
import { is } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'
import { seededUuid } from '../../../core/ids.ts'

export interface ServiceRow {
  id: string
  host: string
  binary: VolumeService['binary']
  disabled: boolean
  disabled_reason: string | null
  /** Takes no changes until it is thawed. */
  frozen: boolean
}

const services = collection<ServiceRow>('cinder_services')

export const { insert, update } = services

export const list = (db: Db) => services.list(db)

export const findService = (db: Db, host: string, binary: string) =>
  services.first(db, is('host', host), is('binary', binary))

/** What each project has on a host; `host` is without the pool. */
export const usageOf = (db: Db, host: string) =>
  db.all<{ project_id: string; volumes: number; gigabytes: number }>(
    `SELECT project_id, count(*) AS volumes, sum(size) AS gigabytes FROM cinder_volumes
      WHERE host = ? OR substr(host, 1, length(?) + 1) = ? || '#' GROUP BY project_id ORDER BY project_id`,
    host,
    host,
    host,
  )

export const ZONE = 'nova'

/** `host@backend#pool` → `host@backend`, which is what services are called. */
export const backendOf = (host: string) => host.split('#', 1)[0] ?? host

/** The id of the cinder-volume service that looks after a pool. */
export const serviceUuid = (host: string) => seededUuid('volume-service', backendOf(host))
