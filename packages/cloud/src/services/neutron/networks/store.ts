import type { Network, NetworkType } from '@meridian/wire'
import { collection } from '../../../core/database/collection.ts'
import { is, oneOf, sql } from '../../../core/database/condition.ts'
import type { Condition } from '../../../core/database/condition.ts'
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
  segment: { id: string; name: string | null; description: string | null; revision_number: number }
  /** Ids of its DHCP agents. */
  agents: string[]
}

export const networks = collection<NetworkRow, string>('neutron_networks')

export const { insert, find, update, remove } = networks

export const listByIds = (db: Db, ids: readonly string[]) => networks.list(db, { where: [oneOf('id', ids)] })

export const findByQosPolicy = (db: Db, policyId: string) => networks.first(db, is('qos_policy_id', policyId))

export const listByQosPolicy = (db: Db, policyId: string) =>
  networks.list(db, { where: [is('qos_policy_id', policyId)] })

/** The network with this segment; ids are unique per type and physical network. */
export const findBySegment = (db: Db, type: NetworkType, physical: string | null, id: number | null) =>
  networks.first(db, is('network_type', type), is('physical_network', physical ?? ''), is('segmentation_id', id ?? -1))

/** Networks with one of these segments. */
export const hasSegment = (segmentIds: readonly string[]): Condition =>
  sql(`doc ->> '$.segment.id' IN (SELECT value FROM json_each(?))`, JSON.stringify(segmentIds))

export const findOnPhysical = (db: Db, type: NetworkType, physical: string) =>
  networks.first(db, is('network_type', type), is('physical_network', physical))

/** The id after the highest used one; after the last id, the lowest free one; undefined if all are used. */
export function freeSegment(db: Db, type: NetworkType, physical: string | null, min: number, max: number) {
  const segment = [type, physical ?? ''] as const
  const largest = db.get<{ id: number | null }>(
    `SELECT max(segmentation_id) AS id FROM neutron_networks
      WHERE network_type = ? AND physical_network = ? AND segmentation_id BETWEEN ? AND ?`,
    ...segment,
    min,
    max,
  )?.id
  if (largest === null || largest === undefined) return min
  return largest < max ? largest + 1 : firstGap(db, segment, min, max)
}

function firstGap(db: Db, [type, physical]: readonly [NetworkType, string], min: number, max: number) {
  const row = db.get<{ free: number | null }>(
    `SELECT min(id) AS free FROM (
       SELECT ? AS id UNION ALL
       SELECT segmentation_id + 1 FROM neutron_networks
       WHERE network_type = ? AND physical_network = ? AND segmentation_id BETWEEN ? AND ?
     ) WHERE id NOT IN (
       SELECT segmentation_id FROM neutron_networks WHERE network_type = ? AND physical_network = ?
     )`,
    min,
    type,
    physical,
    min,
    max - 1,
    type,
    physical,
  )
  return row?.free ?? undefined
}

/** The default external networks. */
export const listDefault = (db: Db) => networks.list(db, { where: [is('is_default', true)] })
