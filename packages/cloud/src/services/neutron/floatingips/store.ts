import type { FloatingIp } from '@meridian/wire'
import { collection } from '../../../core/database/collection.ts'
import { is } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'
import type { StandardRow } from '../resource/kind.ts'

type StoredKeys =
  | 'floating_ip_address'
  | 'floating_network_id'
  | 'fixed_ip_address'
  | 'port_id'
  | 'router_id'
  | 'status'
  | 'qos_policy_id'
  | 'dns_name'
  | 'dns_domain'

export interface FloatingIpRow extends StandardRow, Pick<FloatingIp, StoredKeys> {
  /** The port on the external network with its address. */
  floating_port_id: string
}

export const floatingIps = collection<FloatingIpRow, string>('neutron_floatingips')

export const { insert, find, update, remove } = floatingIps

export const listOfPort = (db: Db, portId: string) => floatingIps.list(db, { where: [is('port_id', portId)] })

export const listOfRouter = (db: Db, routerId: string) => floatingIps.list(db, { where: [is('router_id', routerId)] })

export const findByQosPolicy = (db: Db, policyId: string) => floatingIps.first(db, is('qos_policy_id', policyId))
