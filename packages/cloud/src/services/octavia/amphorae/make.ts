import type { Amphora } from '@meridian/wire'
import type { Db } from '../../../core/database/db.ts'
import { newUuid } from '../../../core/ids.ts'
import type { Clock } from '../../../core/time/clock.ts'
import { topologyOf } from '../flavors/store.ts'
import type { LoadBalancerRow } from '../loadbalancers/store.ts'
import { nowOf, timeOf } from '../resource/time.ts'
import * as store from './store.ts'

const CERTIFICATE_DAYS = 30
const DAY_MS = 86_400_000

interface Context {
  db: Db
  clock: Clock
}

/** One, or two of which one stands by, as the balancer's flavor says. */
export function makeAmphorae(context: Context, balancer: LoadBalancerRow): void {
  const isPair = topologyOf(context.db, balancer.flavor_id) === 'ACTIVE_STANDBY'
  if (isPair) {
    make(context, balancer, 'MASTER')
    make(context, balancer, 'BACKUP')
  } else make(context, balancer, 'STANDALONE')
}

export function removeAmphorae(db: Db, balancerId: string): void {
  for (const { id } of store.ofBalancer(db, balancerId)) store.remove(db, id)
}

/** New amphorae in the place of the old ones. */
export function replaceAmphorae(context: Context, balancer: LoadBalancerRow, old?: Amphora): void {
  if (!old) {
    removeAmphorae(context.db, balancer.id)
    return makeAmphorae(context, balancer)
  }
  store.remove(context.db, old.id)
  make(context, balancer, old.role)
}

function make(context: Context, balancer: LoadBalancerRow, role: Amphora['role']): void {
  const { db, clock } = context
  const number = (store.list(db).length % 250) + 1
  store.insert(db, {
    id: newUuid(),
    loadbalancer_id: balancer.id,
    compute_id: newUuid(),
    lb_network_ip: `192.0.2.${number}`,
    vrrp_ip: `198.51.100.${number}`,
    ha_ip: balancer.vip_address,
    vrrp_port_id: newUuid(),
    ha_port_id: balancer.vip_port_id,
    cert_expiration: timeOf(clock.now() + CERTIFICATE_DAYS * DAY_MS),
    cert_busy: false,
    role,
    status: 'ALLOCATED',
    vrrp_interface: role === 'STANDALONE' ? null : 'eth1',
    vrrp_id: 1,
    vrrp_priority: role === 'STANDALONE' ? null : role === 'MASTER' ? 100 : 90,
    cached_zone: balancer.availability_zone,
    created_at: nowOf(context),
    updated_at: nowOf(context),
    image_id: null,
    compute_flavor: null,
  })
}
