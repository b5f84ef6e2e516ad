import type { FixedIp } from '@meridian/wire'
import type { Background } from '../../../core/service/service.ts'
import { BALANCER, balancerId, VIP_PORT } from '../../../seed/balancers.ts'
import { projectId } from '../../../seed/company.ts'
import { serverId } from '../../../seed/compute.ts'
import {
  macAddress,
  networkId,
  NETWORKS,
  portId,
  securityGroupId,
  serverPortId,
  subnetId,
} from '../../../seed/network.ts'
import { SERVERS } from '../../../seed/servers.ts'
import { parseCidr } from '../address/cidr.ts'
import { formatIp } from '../address/ip.ts'
import { eui64 } from '../addresses/mac.ts'
import { statusOf } from '../ports/states.ts'
import { insert, positionOf } from '../ports/store.ts'
import type { PortRow } from '../ports/store.ts'
import { seededRowDefaults } from '../resource/standard.ts'

/** A seeded port; `seed` is its unique name. */
export interface SeedPort extends Partial<Omit<PortRow, 'fixed_ips'>> {
  seed: string
  network: string
  createdAt: string
  /** The subnet's name and the address of each fixed IP. */
  addresses: readonly (readonly [subnet: string, address: string])[]
}

export function seedPort({ db }: Background, { seed, network, createdAt, addresses, ...fields }: SeedPort): PortRow {
  const row: PortRow = {
    id: portId(seed),
    project_id: projectId('demo'),
    name: '',
    description: '',
    ...seededRowDefaults(createdAt),
    network_id: networkId(network),
    mac_address: macAddress(seed),
    admin_state_up: true,
    status: 'DOWN',
    device_id: '',
    device_owner: '',
    fixed_ips: addresses.map(([subnet, ip_address]): FixedIp => ({ subnet_id: subnetId(subnet), ip_address })),
    allowed_address_pairs: [],
    extra_dhcp_opts: [],
    security_groups: [],
    port_security_enabled: false,
    qos_policy_id: null,
    ip_allocation: 'immediate',
    'binding:vnic_type': 'normal',
    'binding:host_id': '',
    'binding:profile': {},
    ...fields,
  }
  const port = { ...row, status: statusOf(row) }
  const placed = addresses.map(([subnet, ip_address]) => ({
    subnet_id: subnetId(subnet),
    ip_address,
    position: positionOf(ip_address, firstOf(subnet)),
  }))
  insert(db, port, placed)
  return port
}

function firstOf(subnet: string): bigint {
  const seed = NETWORKS.flatMap(({ subnets }) => subnets).find(({ name }) => name === subnet)
  return parseCidr(seed?.cidr ?? '')?.first ?? 0n
}

/** The given address, and those that derive from the MAC address. */
export function addressesOn(network: string, address: string, mac: string): [subnet: string, address: string][] {
  const subnets = NETWORKS.find(({ name }) => name === network)?.subnets ?? []
  return subnets.map(({ name, isAutomatic }) => {
    const automatic = formatIp({ version: 6, value: eui64(firstOf(name), mac) })
    return [name, isAutomatic ? automatic : address]
  })
}

/** The ports of the company's servers, as Nova would have created them. */
export function seedServerPorts(background: Background): void {
  for (const { name, host, createdAt, ports, securityGroups } of SERVERS) {
    for (const { network, address } of ports) {
      const seed = `${name}/${network}`
      seedPort(background, {
        seed,
        id: serverPortId(name, network),
        network,
        createdAt,
        addresses: addressesOn(network, address, macAddress(seed)),
        device_id: serverId(name),
        device_owner: 'compute:nova',
        security_groups: securityGroups.map((group) => securityGroupId('demo', group)),
        port_security_enabled: true,
        'binding:host_id': host ?? '',
      })
    }
  }
}

/** The address of the load balancer, as Octavia would have created its port. */
export function seedBalancerPort(background: Background): void {
  seedPort(background, {
    seed: VIP_PORT,
    name: VIP_PORT,
    network: BALANCER.network,
    createdAt: `${BALANCER.createdAt}Z`,
    addresses: [[BALANCER.subnet, BALANCER.address]],
    admin_state_up: false,
    device_id: `lb-${balancerId}`,
    device_owner: 'Octavia',
  })
}
