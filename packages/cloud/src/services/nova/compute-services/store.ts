import { collection } from '../../../core/database/collection.ts'
import { is } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'

/** A Nova daemon. It is always up unless an operator forces it down. */
export interface ServiceRow {
  id: string
  binary: 'nova-compute' | 'nova-conductor' | 'nova-scheduler'
  host: string
  status: 'enabled' | 'disabled'
  disabled_reason: string | null
  forced_down: boolean
}

const services = collection<ServiceRow>('nova_services')

export const { insert, find, update, remove, list, seqOf } = services

export const findNumbered = (db: Db, number: number) => services.first(db, is('seq', number))

export const findCompute = (db: Db, host: string) => services.first(db, is('binary', 'nova-compute'), is('host', host))

export const isUp = (service: ServiceRow | undefined) => service !== undefined && !service.forced_down
