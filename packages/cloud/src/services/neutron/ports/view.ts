import type { FixedIp, Port, TrunkDetails } from '@meridian/wire'
import type { Call } from '../../../core/service/api.ts'
import * as networks from '../networks/store.ts'
import * as trunks from '../trunks/store.ts'
import type { TrunkRow } from '../trunks/store.ts'
import * as store from './store.ts'
import type { PortRow } from './store.ts'

/** The default DNS domain. */
const DOMAIN = 'openstacklocal.'

const BOUND = { port_filter: true, ovs_hybrid_plug: false, bridge_name: 'br-int', connectivity: 'l2' }

export function toPorts({ db }: Call, rows: readonly PortRow[]): Port[] {
  const onNetworks = networks.listByIds(db, [...new Set(rows.map(({ network_id }) => network_id))])
  const policyOf = new Map(onNetworks.map(({ id, qos_policy_id }) => [id, qos_policy_id]))
  const ids = rows.map(({ id }) => id)
  const trunkOf = new Map(trunks.listOfParents(db, ids).map((trunk) => [trunk.port_id, trunk]))
  return rows.map((row) => {
    const trunk = trunkOf.get(row.id)
    const isBound = row['binding:host_id'] !== ''
    return {
      ...row,
      description: row.description ?? '',
      tenant_id: row.project_id,
      qos_network_policy_id: policyOf.get(row.network_id) ?? null,
      dns_name: '',
      dns_assignment: row.fixed_ips.map(dnsAssignment),
      'binding:vif_type': isBound ? 'ovs' : 'unbound',
      'binding:vif_details': isBound ? BOUND : {},
      resource_request: null,
      ...(trunk && { trunk_details: trunkDetails(db, trunk, rows.length === 1) }),
    }
  })
}

function dnsAssignment({ ip_address }: FixedIp) {
  const hostname = `host-${ip_address.replaceAll(/[.:]/g, '-')}`
  return { ip_address, hostname, fqdn: `${hostname}.${DOMAIN}` }
}

/** Neutron returns the MAC addresses of subports only in show. */
function trunkDetails(db: Call['db'], { id, sub_ports }: TrunkRow, withMacs: boolean): TrunkDetails {
  if (!withMacs) return { trunk_id: id, sub_ports }
  const ids = sub_ports.map(({ port_id }) => port_id)
  const macs = new Map(store.listByIds(db, ids).map((port) => [port.id, port.mac_address]))
  return {
    trunk_id: id,
    sub_ports: sub_ports.map((sub) => ({ ...sub, mac_address: macs.get(sub.port_id) ?? '' })),
  }
}
