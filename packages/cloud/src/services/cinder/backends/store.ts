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
  /** Set by `freeze`, cleared by `thaw`. */
  frozen: boolean
}

const services = collection<ServiceRow>('cinder_services')

export const { insert, update } = services

export const list = (db: Db) => services.list(db)

export const findService = (db: Db, host: string, binary: string) =>
  services.first(db, is('host', host), is('binary', binary))

/** Usage of a host by project; `host` is without the pool. */
export const usageOf = (db: Db, host: string) =>
  db.all<{ project_id: string; volumes: number; gigabytes: number }>(
    `SELECT project_id, count(*) AS volumes, sum(size) AS gigabytes FROM cinder_volumes
      WHERE host = ? OR substr(host, 1, length(?) + 1) = ? || '#' GROUP BY project_id ORDER BY project_id`,
    host,
    host,
    host,
  )

export const ZONE = 'nova'

/** `host@backend#pool` → `host@backend`, the host of a service. */
export const backendOf = (host: string) => host.split('#', 1)[0] ?? host

/** Id of the pool's cinder-volume service. */
export const serviceUuid = (host: string) => seededUuid('volume-service', backendOf(host))
