import type { Port } from '@meridian/wire'
import type { Call } from '../../../core/service/api.ts'
import { allocate } from '../addresses/allocate.ts'
import { randomMac } from '../addresses/mac.ts'
import { named } from '../faults.ts'
import { networks } from '../networks/kind.ts'
import type { NetworkRow } from '../networks/store.ts'
import { checkPolicy } from '../qos/check.ts'
import { findVisible, checkOwnership } from '../resource/find.ts'
import type { Input } from '../resource/kind.ts'
import type { RequestedIp } from '../resource/network-values.ts'
import { newRowDefaults } from '../resource/standard.ts'
import { defaultGroup } from '../security-groups/default-group.ts'
import { checkDevice, checkGroups, checkSecurity } from './check.ts'
import type { ports } from './kind.ts'
import { statusOf } from './states.ts'
import * as store from './store.ts'
import type { PortRow } from './store.ts'
import { mergedOptions } from './values.ts'
import type { RequestedPair } from './values.ts'

export function makePort(call: Call, input: Input<(typeof ports)['create']>): PortRow {
  const network = findVisible(call, networks, input.network_id)
  checkOwnership(call, network, input.project_id, 'port')
  checkDevice(call, input)
  const isTrusted = input.device_owner.startsWith('network:')
  const port_security_enabled = input.port_security_enabled ?? (network.port_security_enabled && !isTrusted)
  const { security_groups: groups } = input
  if (groups) checkGroups(call, groups)
  const hasDefault = groups === undefined && port_security_enabled
  const security_groups = hasDefault ? [defaultGroup(call, input.project_id).id] : (groups ?? [])
  checkSecurity(port_security_enabled, security_groups, input.allowed_address_pairs)
  const port = insertPort(call, network, {
    project_id: input.project_id,
    name: input.name,
    description: input.description,
    admin_state_up: input.admin_state_up,
    device_id: input.device_id,
    device_owner: input.device_owner,
    extra_dhcp_opts: mergedOptions([], input.extra_dhcp_opts),
    port_security_enabled,
    security_groups,
    qos_policy_id: input.qos_policy_id,
    tags: input.tags,
    'binding:vnic_type': input['binding:vnic_type'],
    'binding:host_id': input['binding:host_id'] ?? '',
    'binding:profile': input['binding:profile'] ?? {},
    mac: input.mac_address ?? undefined,
    pairs: input.allowed_address_pairs,
    requested: input.fixed_ips,
  })
  checkPolicy(call, port.qos_policy_id, network, port)
  return port
}

/** The attributes of a new port; all but its owner and device have defaults. */
export interface PortSpec extends Partial<Omit<PortRow, 'id' | 'network_id' | 'fixed_ips' | 'allowed_address_pairs'>> {
  project_id: string
  device_id: string
  device_owner: Port['device_owner']
  mac?: string | undefined
  pairs?: readonly RequestedPair[]
  requested?: readonly RequestedIp[] | undefined
}

/** Creates a port, for clients and for Neutron's own devices. */
export function insertPort(call: Pick<Call, 'db' | 'clock'>, network: NetworkRow, spec: PortSpec): PortRow {
  const { mac, pairs = [], requested, ...fields } = spec
  const mac_address = freeMac(call, network.id, mac)
  const identity = { ...newRowDefaults(call), network_id: network.id, mac_address, device_owner: spec.device_owner }
  const placed = allocate(call, identity, requested)
  const port: PortRow = {
    name: '',
    description: '',
    admin_state_up: true,
    status: 'DOWN',
    extra_dhcp_opts: [],
    security_groups: [],
    port_security_enabled: false,
    qos_policy_id: null,
    'binding:vnic_type': 'normal',
    'binding:host_id': '',
    'binding:profile': {},
    ...identity,
    revision_number: 1, // its addresses count as the first change
    ...fields,
    ip_allocation: requested?.length === 0 ? 'none' : 'immediate',
    fixed_ips: placed.map(({ subnet_id, ip_address }) => ({ subnet_id, ip_address })),
    allowed_address_pairs: pairs.map((pair) => ({ mac_address, ...pair })),
  }
  const row = { ...port, status: statusOf(port) }
  store.insert(call.db, row, placed)
  return row
}

function freeMac({ db }: Pick<Call, 'db'>, networkId: string, mac: string | undefined): string {
  if (mac === undefined) {
    const made = randomMac()
    return store.findWithMac(db, networkId, made) ? freeMac({ db }, networkId, undefined) : made
  }
  if (store.findWithMac(db, networkId, mac)) throw macInUse(networkId, mac)
  return mac
}

export const macInUse = (networkId: string, mac: string) =>
  named.conflict(
    'MacAddressInUse',
    `Unable to complete operation for network ${networkId}. The mac address ${mac} is in use.`,
  )
