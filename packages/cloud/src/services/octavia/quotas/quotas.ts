import type { LoadBalancerQuota } from '@meridian/wire'
import { forbidden } from '../../../core/errors/fault.ts'
import type { Db } from '../../../core/database/db.ts'
import { monitors } from '../healthmonitors/store.ts'
import { policies } from '../l7policies/store.ts'
import { l7rules } from '../l7rules/store.ts'
import { listeners } from '../listeners/store.ts'
import { balancers } from '../loadbalancers/store.ts'
import { members } from '../members/store.ts'
import { pools } from '../pools/store.ts'
import * as store from './store.ts'

const NO_LIMIT = -1

export const DEFAULTS: LoadBalancerQuota = {
  load_balancer: NO_LIMIT,
  listener: NO_LIMIT,
  member: NO_LIMIT,
  pool: NO_LIMIT,
  health_monitor: NO_LIMIT,
  l7policy: NO_LIMIT,
  l7rule: NO_LIMIT,
}

const COUNTED = {
  load_balancer: balancers,
  listener: listeners,
  member: members,
  pool: pools,
  health_monitor: monitors,
  l7policy: policies,
  l7rule: l7rules,
}

export const RESOURCES = Object.keys(DEFAULTS) as (keyof LoadBalancerQuota)[] // its own keys

export function limitsOf(db: Db, projectId: string): LoadBalancerQuota {
  const own = store.find(db, projectId)
  const given = RESOURCES.filter((name) => typeof own?.[name] === 'number').map((name) => [name, own?.[name]])
  return { ...DEFAULTS, ...Object.fromEntries(given) }
}

/** 403 if one more would exceed the quota; also where a tree of resources is made, before each of them. */
export function requireQuota(db: Db, resource: keyof LoadBalancerQuota, projectId: string): void {
  const limit = limitsOf(db, projectId)[resource]
  const kind = COUNTED[resource]
  if (limit === NO_LIMIT || store.used(db, kind.store as typeof pools.store, projectId) < limit) return // any store counts
  throw forbidden(`Quota has been met for resources: ${kind.name}`)
}
