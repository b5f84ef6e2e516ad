import { collection } from '../../../core/database/collection.ts'
import { is } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'

/** A compute host with its capacity. */
export interface HypervisorRow {
  id: string
  host: string
  hypervisor_hostname: string
  host_ip: string
  vcpus: number
  memory_mb: number
  local_gb: number
  /** Virtual CPUs per physical CPU. */
  cpu_allocation_ratio: number
}

const hypervisors = collection<HypervisorRow>('nova_hypervisors')

export const { insert, find, remove, list, seqOf } = hypervisors

export const findNumbered = (db: Db, number: number) => hypervisors.first(db, is('seq', number))

export const findByHost = (db: Db, host: string) => hypervisors.first(db, is('host', host))

export const findByHostname = (db: Db, hostname: string) => hypervisors.first(db, is('hypervisor_hostname', hostname))
