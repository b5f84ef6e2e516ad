import type { RbacObjectType } from '@meridian/wire'
import { seededUuid } from '../../../core/ids.ts'
import type { Background } from '../../../core/service/service.ts'
import { projectId } from '../../../seed/company.ts'
import { CONTROLLER } from '../../../seed/compute.ts'
import { networkId, NETWORKS, qosPolicyId, subnetId } from '../../../seed/network.ts'
import * as networks from '../networks/store.ts'
import * as qos from '../qos/store.ts'
import { shareWithEveryone } from '../rbac/share.ts'
import type { RbacAction } from '../rbac/store.ts'
import { seededRowDefaults } from '../resource/standard.ts'
import * as subnetpools from '../subnetpools/store.ts'
import * as subnets from '../subnets/store.ts'
import { agentId } from './agents.ts'
import { firstSegment } from '../segments/first.ts'
import * as segments from '../segments/store.ts'

/** The first VXLAN id. */
const FIRST_TUNNEL = 1

export function seedNetworks(background: Background): void {
  const { db } = background
  for (const [index, { name, owner, createdAt, ...seed }] of NETWORKS.entries()) {
    const { description = '', isExternal = false, isShared = false } = seed
    const segment = isExternal
      ? ({ network_type: 'flat', physical_network: 'public', segmentation_id: null } as const)
      : ({ network_type: 'vxlan', physical_network: null, segmentation_id: FIRST_TUNNEL + index } as const)
    const network = {
      id: networkId(name),
      project_id: projectId(owner),
      name,
      description,
      ...seededRowDefaults(createdAt),
      admin_state_up: true,
      status: 'ACTIVE' as const,
      mtu: isExternal ? 1500 : 1450,
      port_security_enabled: true,
      qos_policy_id: null,
      dns_domain: '',
      availability_zone_hints: [],
      is_default: false,
      ...segment,
      agents: isExternal ? [] : [agentId('dhcp', CONTROLLER)],
    }
    networks.insert(db, network)
    segments.insert(db, firstSegment(network, seededUuid('segment', name)))
    if (isShared) share(background, 'network', network, 'access_as_shared')
    if (isExternal) share(background, 'network', network, 'access_as_external')
    for (const subnet of seed.subnets) seedSubnet(background, network, subnet)
  }
}

interface Owned {
  id: string
  project_id: string
}

const share = (background: Background, type: RbacObjectType, object: Owned, action: RbacAction) =>
  shareWithEveryone(background, type, object, action, seededUuid('rbac-policy', `${object.id} ${action}`))

type SeedSubnet = (typeof NETWORKS)[number]['subnets'][number]

function seedSubnet({ db }: Background, network: networks.NetworkRow, seed: SeedSubnet): void {
  const { name, cidr, gateway, pool, nameservers = [], isAutomatic = false, hasDhcp = true } = seed
  const mode = isAutomatic ? 'slaac' : null
  subnets.insert(db, {
    id: subnetId(name),
    project_id: network.project_id,
    name,
    description: '',
    ...seededRowDefaults(network.created_at),
    network_id: network.id,
    ip_version: cidr.includes(':') ? 6 : 4,
    cidr,
    gateway_ip: gateway,
    allocation_pools: [{ start: pool[0], end: pool[1] }],
    dns_nameservers: [...nameservers],
    host_routes: [],
    enable_dhcp: hasDhcp,
    ipv6_ra_mode: mode,
    ipv6_address_mode: mode,
    subnetpool_id: null,
    service_types: [],
  })
}

/** The pool and policy that administrators share with all projects. */
export function seedPoolsAndQos(background: Background): void {
  const { db } = background
  const common = { project_id: projectId('admin'), ...seededRowDefaults('2026-02-02T08:20:00Z') }
  const pool = {
    id: seededUuid('subnetpool', 'default-pool'),
    ...common,
    name: 'default-pool',
    description: '',
    prefixes: ['10.96.0.0/12'],
    ip_version: 4 as const,
    default_prefixlen: 24,
    min_prefixlen: 8,
    max_prefixlen: 32,
    default_quota: null,
    is_default: false,
    address_scope_id: null,
  }
  subnetpools.insert(db, pool)
  share(background, 'subnetpool', pool, 'access_as_shared')
  const policy = {
    id: qosPolicyId('bw-limiter'),
    ...common,
    name: 'bw-limiter',
    description: '10 Mbit/s',
    is_default: false,
  }
  qos.insert(db, policy)
  share(background, 'qos_policy', policy, 'access_as_shared')
  const rule = (type: 'bandwidth_limit' | 'dscp_marking') => ({
    id: seededUuid('qos-rule', type),
    qos_policy_id: policy.id,
    type,
  })
  qos.rules.insert(db, { ...rule('bandwidth_limit'), max_kbps: 10_000, max_burst_kbps: 1000, direction: 'egress' })
  qos.rules.insert(db, { ...rule('dscp_marking'), dscp_mark: 26 })
}
