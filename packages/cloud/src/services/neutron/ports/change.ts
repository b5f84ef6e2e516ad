import type * as z from 'zod'
import type { Call } from '../../../core/service/api.ts'
import { reallocate } from '../addresses/allocate.ts'
import { randomMac } from '../addresses/mac.ts'
import { named } from '../faults.ts'
import { disassociate } from '../floatingips/associate.ts'
import * as networks from '../networks/store.ts'
import { notify } from '../notices/notices.ts'
import { checkPolicy } from '../qos/check.ts'
import { bumpRevision } from '../resource/standard.ts'
import { checkDevice, checkGroups, checkSecurity } from './check.ts'
import type { ports } from './kind.ts'
import { macInUse } from './make.ts'
import { statusOf } from './states.ts'
import * as store from './store.ts'
import type { Placed, PortRow } from './store.ts'
import { mergedOptions } from './values.ts'

type Changes = z.output<(typeof ports)['update']>

/** Checks and stores an updated port. */
export function changePort(call: Call, row: PortRow, changes: Changes): PortRow {
  const { fixed_ips, mac_address, allowed_address_pairs: pairs, extra_dhcp_opts, dns_name: _, ...rest } = changes
  const mac = mac_address === undefined ? row.mac_address : checkedMac(call, row, mac_address ?? randomMac())
  const base: PortRow = {
    ...row,
    ...rest,
    mac_address: mac,
    'binding:host_id': rest['binding:host_id'] === undefined ? row['binding:host_id'] : (rest['binding:host_id'] ?? ''),
    ...(extra_dhcp_opts && { extra_dhcp_opts: mergedOptions(row.extra_dhcp_opts, extra_dhcp_opts) }),
    ...(pairs && { allowed_address_pairs: pairs.map((pair) => ({ mac_address: mac, ...pair })) }),
  }
  check(call, row, base, changes)
  const placed = fixed_ips && addressesOf(call, base, fixed_ips)
  const port = bumpRevision(call, {
    ...base,
    ...(placed && { fixed_ips: placed.map(({ subnet_id, ip_address }) => ({ subnet_id, ip_address })) }),
    status: statusOf(base),
  })
  store.update(call.db, port, placed)
  if (placed) updateDependents(call, row, port)
  return port
}

function check(call: Call, row: PortRow, port: PortRow, changes: Changes): void {
  const { security_groups, qos_policy_id, port_security_enabled } = changes
  if (changes.device_id !== undefined || changes.device_owner !== undefined) checkDevice(call, port)
  if (security_groups) checkGroups(call, security_groups)
  if (qos_policy_id) checkPolicy(call, qos_policy_id, networks.find(call.db, row.network_id), row)
  if (port_security_enabled === false && security_groups === undefined && row.security_groups.length > 0) {
    const message =
      'Port has security group associated. Cannot disable port security or IP address until security group is removed.'
    throw named.conflict('PortSecurityPortHasSecurityGroup', message)
  }
  checkSecurity(port.port_security_enabled, port.security_groups, port.allowed_address_pairs)
}

function checkedMac({ db }: Call, row: PortRow, mac: string): string {
  if (mac === row.mac_address) return mac
  if (row['binding:host_id'] !== '') {
    const change = `port type: ovs, old_mac ${row.mac_address}, new_mac ${mac}`
    const message = `Unable to complete operation on port ${row.id}, port is already bound, ${change}.`
    throw named.conflict('PortBound', message)
  }
  if (store.findWithMac(db, row.network_id, mac)) throw macInUse(row.network_id, mac)
  return mac
}

function addressesOf(call: Call, port: PortRow, requested: NonNullable<Changes['fixed_ips']>): Placed[] {
  const placed = reallocate(call, port, port.fixed_ips, requested)
  const isGateway = port.device_owner === 'network:router_interface'
  const had = port.fixed_ips.map(({ ip_address }) => ip_address)
  if (isGateway && placed.some(({ ip_address }) => !had.includes(ip_address) && !ip_address.includes(':'))) {
    throw named.badRequest('IPAddressChangeNotAllowed', `IP updates for port ${port.id} are not allowed`)
  }
  return placed
}

/** Updates what depends on addresses that the port lost. */
function updateDependents(call: Call, row: PortRow, port: PortRow): void {
  const has = new Set(port.fixed_ips.map(({ ip_address }) => ip_address))
  disassociate(call, port.id, ({ fixed_ip_address }) => fixed_ip_address !== null && !has.has(fixed_ip_address))
  if (JSON.stringify(row.fixed_ips) !== JSON.stringify(port.fixed_ips)) notify(call, 'network-changed', port)
}
