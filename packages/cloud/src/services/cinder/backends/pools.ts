import type { Db } from '../../../core/database/db.ts'
import { STORAGE_HOST } from '../../../seed/volumes.ts'
import type { TypeRow } from '../types/store.ts'
import { gigabytesByHost } from '../volumes/store.ts'
import { backendOf } from './store.ts'
import * as store from './store.ts'

/** Two backends, for standard and for fast volumes, each with one pool. */
const BACKENDS = [
  { host: `${STORAGE_HOST}@standard#standard`, name: 'standard', totalGb: 10_240 },
  { host: `${STORAGE_HOST}@fast#fast`, name: 'fast', totalGb: 4096 },
] as const

export interface Pool {
  /** `host@backend#pool` */
  host: string
  freeGb: number
  capabilities: Readonly<Record<string, unknown>>
}

export function poolsOf(db: Db): Pool[] {
  const promised = gigabytesByHost(db)
  return BACKENDS.map(({ host, name, totalGb }) => {
    const gigabytes = promised.get(host) ?? 0
    return { host, freeGb: totalGb - gigabytes, capabilities: capabilities(name, totalGb, gigabytes) }
  })
}

const capabilities = (name: string, totalGb: number, promisedGb: number) => ({
  volume_backend_name: name,
  vendor_name: 'Meridian',
  driver_version: '1.0',
  storage_protocol: 'local',
  total_capacity_gb: totalGb,
  free_capacity_gb: totalGb - promisedGb,
  provisioned_capacity_gb: promisedGb,
  allocated_capacity_gb: promisedGb,
  reserved_percentage: 0,
  QoS_support: false,
  multiattach: true,
  thin_provisioning_support: true,
  max_over_subscription_ratio: '20.0',
  online_extend_support: true,
  consistencygroup_support: false,
  filter_function: null,
  goodness_function: null,
})

/** Returns the pool with the most free space that matches the type, or undefined. */
export function schedule(db: Db, type: TypeRow | undefined, gigabytes: number): Pool | undefined {
  const suitable = poolsOf(db).filter((pool) => isEnabled(db, pool) && supports(pool, type) && pool.freeGb >= gigabytes)
  return suitable.toSorted((a, b) => b.freeGb - a.freeGb)[0]
}

/** Whether the pool's service is enabled. */
export function isEnabled(db: Db, { host }: Pick<Pool, 'host'>): boolean {
  const service = store.findService(db, backendOf(host), 'cinder-volume')
  return service !== undefined && !service.disabled
}

/** Unscoped extra specs must match the capabilities of the pool; specs with another scope are ignored. */
export function supports({ capabilities: has }: Pool, type: TypeRow | undefined): boolean {
  return Object.entries(type?.extra_specs ?? {}).every(([spec, wanted]) => {
    const [scope = '', ...rest] = spec.split(':')
    if (rest.length > 0 && scope !== 'capabilities') return true
    const actual = has[rest.length > 0 ? rest.join(':') : spec]
    if (actual === undefined || wanted === null) return false
    const [, flag] = /^<is>\s*(\w+)/i.exec(wanted) ?? []
    return flag === undefined ? String(actual) === wanted : String(actual) === flag.toLowerCase()
  })
}
