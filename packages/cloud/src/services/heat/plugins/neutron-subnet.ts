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
  description: 'A range of addresses in a network.',
  properties: {
    network: text('The network.', { required: true, ...existing('neutron.network') }),
    subnetpool: text('The pool that its addresses are taken from.', existing('neutron.subnetpool')),
    prefixlen: integer('How large a part of the pool it takes.', { constraints: [range(0)] }),
    cidr: text('Its addresses.', existing('net_cidr')),
    value_specs: common.value_specs,
    name: common.name,
    ip_version: integer('4 or 6.', { default: 4, constraints: [oneOf(4, 6)] }),
    dns_nameservers: list('Its name servers.', undefined, { default: [], ...changeable }),
    gateway_ip: text('Its gateway; an empty text for none.', changeable),
    enable_dhcp: boolean('Whether addresses are given out by DHCP.', { default: true, ...changeable }),
    allocation_pools: list(
      'The addresses that are given out.',
      map('A range of them.', {
        start: text('The first.', { required: true, ...existing('ip_addr') }),
        end: text('The last.', { required: true, ...existing('ip_addr') }),
      }),
      changeable,
    ),
    tenant_id: text('The project that it is for; administrators only.'),
    host_routes: list(
      'Routes that its servers are told of.',
      map('A route.', {
        destination: text('Where to.', { required: true, ...existing('net_cidr') }),
        nexthop: text('By way of.', { required: true, ...existing('ip_addr') }),
      }),
      changeable,
    ),
    ipv6_ra_mode: text('How routers are announced.', { constraints: [oneOf(...MODES)] }),
    ipv6_address_mode: text('How addresses are had.', { constraints: [oneOf(...MODES)] }),
    tags: common.tags,
  },
  attributes: attributes({
    name: 'Its name.',
    network_id: 'Its network.',
    tenant_id: 'The project that it belongs to.',
    allocation_pools: ['list', 'The addresses that are given out.'],
    gateway_ip: 'Its gateway.',
    host_routes: ['list', 'Routes that its servers are told of.'],
    ip_version: '4 or 6.',
    cidr: 'Its addresses.',
    dns_nameservers: ['list', 'Its name servers.'],
    enable_dhcp: 'Whether addresses are given out by DHCP.',
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
