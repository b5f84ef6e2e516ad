import type { JsonMap } from '../template/json.ts'
import { idFor, optionalId } from './lookup.ts'
import { common, neutron, specs } from './neutron.ts'
import type { Plugin } from './plugin.ts'
import { given, nameOf } from './rest.ts'
import { attributes, boolean, changeable, existing, integer, list, map, oneOf, range, text } from './schema.ts'

const subnets = neutron('subnets', 'subnet')

const MODES = ['dhcpv6-stateful', 'dhcpv6-stateless', 'slaac']
const PLAIN = [
  'cidr',
  'prefixlen',
  'ip_version',
  'dns_nameservers',
  'enable_dhcp',
  'allocation_pools',
  'tenant_id',
  'host_routes',
  'ipv6_ra_mode',
  'ipv6_address_mode',
]

/** An empty text, as in `gateway_ip: ''`, means no gateway. */
const gatewayOf = (properties: JsonMap): JsonMap => {
  const gateway = properties['gateway_ip'] ?? null
  return gateway === null ? {} : { gateway_ip: gateway === '' || gateway === 'null' ? null : gateway }
}

export const subnet: Plugin = {
  type: 'OS::Neutron::Subnet',
  since: '2014.1',
  description: 'A subnet of a network.',
  properties: {
    network: text('The network.', { required: true, ...existing('neutron.network') }),
    subnetpool: text('Subnet pool.', existing('neutron.subnetpool')),
    prefixlen: integer('Prefix length of the subnet from the pool.', { constraints: [range(0)] }),
    cidr: text('CIDR.', existing('net_cidr')),
    value_specs: common.value_specs,
    name: common.name,
    ip_version: integer('4 or 6.', { default: 4, constraints: [oneOf(4, 6)] }),
    dns_nameservers: list('DNS servers.', undefined, { default: [], ...changeable }),
    gateway_ip: text('Gateway IP; an empty string disables the gateway.', changeable),
    enable_dhcp: boolean('Whether DHCP is enabled.', { default: true, ...changeable }),
    allocation_pools: list(
      'Allocation pools.',
      map('An allocation pool.', {
        start: text('The first.', { required: true, ...existing('ip_addr') }),
        end: text('The last.', { required: true, ...existing('ip_addr') }),
      }),
      changeable,
    ),
    tenant_id: text('Project that owns it; administrators only.'),
    host_routes: list(
      'Host routes that DHCP sends to servers.',
      map('A route.', {
        destination: text('Destination CIDR.', { required: true, ...existing('net_cidr') }),
        nexthop: text('Next hop.', { required: true, ...existing('ip_addr') }),
      }),
      changeable,
    ),
    ipv6_ra_mode: text('IPv6 router advertisement mode.', { constraints: [oneOf(...MODES)] }),
    ipv6_address_mode: text('IPv6 address mode.', { constraints: [oneOf(...MODES)] }),
    tags: common.tags,
  },
  attributes: attributes({
    name: 'Its name.',
    network_id: 'Its network.',
    tenant_id: 'Project that owns it.',
    allocation_pools: ['list', 'Allocation pools.'],
    gateway_ip: 'Its gateway.',
    host_routes: ['list', 'Host routes that DHCP sends to servers.'],
    ip_version: '4 or 6.',
    cidr: 'CIDR.',
    dns_nameservers: ['list', 'DNS servers.'],
    enable_dhcp: 'Whether DHCP is enabled.',
  }),
  validate: ({ cidr, subnetpool, prefixlen }) => {
    if ((cidr ?? null) === null && (subnetpool ?? null) === null)
      return 'At least one of the following properties must be specified: subnetpool, cidr.'
    if ((prefixlen ?? null) !== null && (cidr ?? null) !== null)
      return 'Cannot define the following properties at the same time: prefixlen, cidr.'
    return undefined
  },
  ...subnets.hooks,
  create(work) {
    const { properties } = work
    const pool = optionalId(work, 'neutron.subnetpool', properties['subnetpool'])
    return subnets.made(work, {
      name: nameOf(work),
      network_id: idFor(work, 'neutron.network', String(properties['network'])),
      ...given(properties, PLAIN),
      ...gatewayOf(properties),
      ...(pool !== undefined && { subnetpool_id: pool }),
      ...specs(properties),
    })
  },
  update(work, changes) {
    subnets.change(work, { ...given(changes, ['name', ...PLAIN]), ...gatewayOf(changes), ...specs(changes) })
    subnets.tag(work, changes['tags'] ?? null)
  },
}
