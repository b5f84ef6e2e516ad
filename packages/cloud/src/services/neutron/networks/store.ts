import type { Network, NetworkType } from '@meridian/wire'
import { collection } from '../../../core/database/collection.ts'
import { is, oneOf } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'
import type { StandardRow } from '../resource/kind.ts'

type StoredKeys =
  | 'name'
  | 'admin_state_up'
  | 'status'
  | 'mtu'
  | 'port_security_enabled'
  | 'qos_policy_id'
  | 'dns_domain'
  | 'availability_zone_hints'

export interface NetworkRow extends StandardRow, Pick<Network, StoredKeys> {
  network_type: NetworkType
  physical_network: string | null
  segmentation_id: number | null
  is_default: boolean
  /** Ids of its DHCP agents. */
  agents: string[]
}

export const networks = collection<NetworkRow, string>('neutron_networks')

export const { insert, find, update, remove } = networks

export const listByIds = (db: Db, ids: readonly string[]) => networks.list(db, { where: [oneOf('id', ids)] })

export const findByQosPolicy = (db: Db, policyId: string) => networks.first(db, is('qos_policy_id', policyId))

export const listByQosPolicy = (db: Db, policyId: string) =>
  networks.list(db, { where: [is('qos_policy_id', policyId)] })

/** The default external networks. */
export const listDefault = (db: Db) => networks.list(db, { where: [is('is_default', true)] })
