import type { FixedIp, Port } from '@meridian/wire'
import { collection } from '../../../core/database/collection.ts'
import { is, oneOf, sql } from '../../../core/database/condition.ts'
import type { Condition } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'
import { parseIp } from '../address/ip.ts'
import type { StandardRow } from '../resource/kind.ts'

type StoredKeys =
  | 'name'
  | 'network_id'
  | 'mac_address'
  | 'admin_state_up'
  | 'status'
  | 'device_id'
  | 'device_owner'
  | 'fixed_ips'
  | 'allowed_address_pairs'
  | 'extra_dhcp_opts'
  | 'security_groups'
  | 'port_security_enabled'
  | 'qos_policy_id'
  | 'ip_allocation'
  | 'binding:vnic_type'

export interface PortRow extends StandardRow, Pick<Port, StoredKeys> {
  'binding:host_id': string
  'binding:profile': Record<string, unknown>
}

/** An address of a port, with its offset from the first address of its subnet. */
export interface Placed extends FixedIp {
  position: number
}

export const ports = collection<PortRow, string>('neutron_ports')

export const { find } = ports

/** Offsets beyond the safe integers become the largest one. */
export function positionOf(address: string, first: bigint): number {
  const distance = (parseIp(address)?.value ?? 0n) - first
  return distance > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(distance)
}

export function insert(db: Db, port: PortRow, placed: readonly Placed[]): void {
  ports.insert(db, port)
  relate(db, port, placed)
}

/** Also replaces the addresses if `placed` is given. */
export function update(db: Db, port: PortRow, placed?: readonly Placed[]): void {
  ports.update(db, port)
  if (placed) db.run('DELETE FROM neutron_port_addresses WHERE port_id = ?', port.id)
  db.run('DELETE FROM neutron_port_groups WHERE port_id = ?', port.id)
  relate(db, port, placed ?? [])
}

export function remove(db: Db, id: string): void {
  db.run('DELETE FROM neutron_port_addresses WHERE port_id = ?', id)
  db.run('DELETE FROM neutron_port_groups WHERE port_id = ?', id)
  ports.remove(db, id)
}

/** Releases the port's addresses of the subnet; does not change its row. */
export const releaseOn = (db: Db, id: string, subnetId: string) =>
  db.run('DELETE FROM neutron_port_addresses WHERE port_id = ? AND subnet_id = ?', id, subnetId)

function relate(db: Db, { id, security_groups }: PortRow, placed: readonly Placed[]): void {
  for (const { subnet_id, ip_address, position } of placed) {
    const values = [subnet_id, ip_address, position, id] as const
    db.run('INSERT INTO neutron_port_addresses (subnet_id, address, position, port_id) VALUES (?, ?, ?, ?)', ...values)
  }
  for (const group of security_groups) {
    db.run('INSERT INTO neutron_port_groups (group_id, port_id) VALUES (?, ?)', group, id)
  }
}

export const listByIds = (db: Db, ids: readonly string[]) => ports.list(db, { where: [oneOf('id', ids)] })

export const listOnNetwork = (db: Db, networkId: string) => ports.list(db, { where: [is('network_id', networkId)] })

export const listOnSubnet = (db: Db, subnetId: string) => ports.list(db, { where: [hasAddressOn(subnetId)] })

export const listOfDevice = (db: Db, deviceId: string) => ports.list(db, { where: [is('device_id', deviceId)] })

export const findWithMac = (db: Db, networkId: string, mac: string) =>
  ports.first(db, is('network_id', networkId), is('mac_address', mac))

export const findWithGroup = (db: Db, groupId: string) =>
  ports.first(db, sql('id IN (SELECT port_id FROM neutron_port_groups WHERE group_id = ?)', groupId))

export const findByQosPolicy = (db: Db, policyId: string) => ports.first(db, is('qos_policy_id', policyId))

export const listByQosPolicy = (db: Db, policyId: string) => ports.list(db, { where: [is('qos_policy_id', policyId)] })

const ADDRESSES = 'SELECT port_id FROM neutron_port_addresses'

export const hasAddressOn = (subnetId: string): Condition => sql(`id IN (${ADDRESSES} WHERE subnet_id = ?)`, subnetId)

export const hasAddress = (addresses: readonly string[]): Condition =>
  sql(`id IN (${ADDRESSES} WHERE address IN (SELECT value FROM json_each(?)))`, JSON.stringify(addresses))

/** Ports with an address that contains one of the texts. */
export const hasAddressLike = (parts: readonly string[]): Condition =>
  sql(
    `id IN (${ADDRESSES} WHERE EXISTS (SELECT 1 FROM json_each(?) WHERE instr(address, value) > 0))`,
    JSON.stringify(parts),
  )

export const hasGroup = (groupIds: readonly string[]): Condition =>
  sql(
    'id IN (SELECT port_id FROM neutron_port_groups WHERE group_id IN (SELECT value FROM json_each(?)))',
    JSON.stringify(groupIds),
  )

/** Ports on networks of the project, including ports of others. */
export const onOwnNetwork = (projectId: string): Condition =>
  sql('network_id IN (SELECT id FROM neutron_networks WHERE project_id = ?)', projectId)
