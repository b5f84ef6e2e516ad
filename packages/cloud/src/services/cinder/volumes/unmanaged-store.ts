import { collection } from '../../../core/database/collection.ts'
import { is } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'

/** A volume on a backend that Cinder does not manage. */
export interface UnmanagedRow {
  /** Its name on the backend. */
  id: string
  /** `host@backend#pool` */
  host: string
  /** Gigabytes. */
  size: number
}

const unmanaged = collection<UnmanagedRow>('cinder_unmanaged')

export const { insert, find, remove } = unmanaged

export const listOfHost = (db: Db, host: string) => unmanaged.list(db, { where: [is('host', host)] })
