import type { Background } from '../../../core/service/service.ts'
import { projectId } from '../../../seed/company.ts'
import { CONTROLLER } from '../../../seed/compute.ts'
import * as seeds from '../../../seed/network.ts'
import { SERVERS } from '../../../seed/servers.ts'
import * as floatingIps from '../floatingips/store.ts'
import { seededRowDefaults } from '../resource/standard.ts'
import * as routers from '../routers/store.ts'
import * as trunks from '../trunks/store.ts'
import { agentId } from './agents.ts'
import { addressesOn, seedPort } from './ports.ts'

export function seedRouter(background: Background): void {
  const { name, owner, createdAt, gateway, interfaces } = seeds.ROUTER
  const device = { device_id: seeds.routerId(name), 'binding:host_id': CONTROLLER }
  const port = seedPort(background, {
    seed: `${name}/gateway`,
    network: gateway.network,
    createdAt,
    addresses: [[gateway.subnet, gateway.address]],
    ...device,
    project_id: '',
    device_owner: 'network:router_gateway',
  })
  for (const [index, { network, addresses }] of interfaces.entries()) {
    const plugged = { ...device, device_owner: 'network:router_interface' }
    seedPort(background, { seed: `${name}/${index}`, network, createdAt, addresses, ...plugged })
  }
  routers.insert(background.db, {
    id: seeds.routerId(name),
    project_id: projectId(owner),
    name,
    description: '',
    ...seededRowDefaults(createdAt),
    admin_state_up: true,
    status: 'ACTIVE',
    routes: [],
    flavor_id: null,
    availability_zone_hints: [],
    distributed: false,
    ha: false,
    gw_port_id: port.id,
    enable_snat: true,
    agents: [agentId('router', CONTROLLER)],
  })
}

/** The floating IPs of servers, and one that is not associated. */
export function seedFloatingIps(background: Background): void {
  for (const { name, floatingIp, ports, createdAt } of SERVERS) {
    const [first] = ports
    if (floatingIp === undefined || !first) continue
    const port_id = seeds.serverPortId(name, first.network)
    seedFloatingIp(background, floatingIp, createdAt, { port_id, fixed_ip_address: first.address })
  }
  seedFloatingIp(background, seeds.FREE_FLOATING_IP, '2026-04-01T12:00:00Z')
}

function seedFloatingIp(
  background: Background,
  address: string,
  createdAt: string,
  target?: { port_id: string; fixed_ip_address: string },
): void {
  const id = seeds.floatingIpId(address)
  const { network, subnet } = seeds.ROUTER.gateway
  const port = seedPort(background, {
    seed: `floatingip/${address}`,
    network,
    createdAt,
    addresses: [[subnet, address]],
    project_id: '',
    device_id: id,
    device_owner: 'network:floatingip',
  })
  floatingIps.insert(background.db, {
    id,
    project_id: projectId('demo'),
    description: '',
    ...seededRowDefaults(createdAt),
    floating_ip_address: address,
    floating_network_id: seeds.networkId(network),
    floating_port_id: port.id,
    port_id: target?.port_id ?? null,
    fixed_ip_address: target?.fixed_ip_address ?? null,
    router_id: target ? seeds.routerId(seeds.ROUTER.name) : null,
    status: target ? 'ACTIVE' : 'DOWN',
    qos_policy_id: null,
    dns_name: '',
    dns_domain: '',
  })
}

/** A trunk without a server. */
export function seedTrunk(background: Background): void {
  const createdAt = '2026-06-15T09:00:00Z'
  const common = {
    createdAt,
    port_security_enabled: true,
    security_groups: [seeds.securityGroupId('demo', 'default')],
  }
  const name = 'trunk-parent'
  const parent = seedPort(background, {
    ...common,
    seed: name,
    name,
    network: 'private',
    addresses: addressesOn('private', '10.0.0.90', seeds.macAddress(name)),
  })
  const child = seedPort(background, {
    ...common,
    seed: 'trunk-child',
    name: 'trunk-child',
    network: 'backend',
    addresses: [['backend-subnet', '10.20.0.90']],
  })
  trunks.insert(background.db, {
    id: seeds.trunkId('trunk1'),
    project_id: projectId('demo'),
    name: 'trunk1',
    description: '',
    ...seededRowDefaults(createdAt),
    port_id: parent.id,
    admin_state_up: true,
    sub_ports: [{ port_id: child.id, segmentation_type: 'vlan', segmentation_id: 101 }],
  })
}
