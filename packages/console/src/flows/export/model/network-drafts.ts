import {
  Existing,
  type FloatingIp,
  type Network,
  type Port,
  type Router,
  type SecurityGroup,
  type Subnet,
} from '@meridian/contract'
import { lostOf, present, Reference, type Draft, type Value } from './export-model.ts'
import type { CloudFacts } from './cloud-facts.ts'

/** References by id: to a node if the export has it, to what exists otherwise. */
export function referencesOf(facts: CloudFacts, networks: readonly Network[], groups: readonly SecurityGroup[]) {
  const has = (items: readonly { id: string }[], id: string) => items.some((item) => item.id === id)
  const nameIn = (items: readonly { id: string; name: string }[], id: string) =>
    items.find((item) => item.id === id)?.name ?? id
  return {
    network: (id: string, name = nameIn(facts.networks, id)): Value =>
      has(networks, id) ? new Reference('network', id) : new Existing('network', name),
    group: (id: string): Value =>
      has(groups, id) ? new Reference('security_group', id) : new Existing('security_group', nameIn(facts.groups, id)),
    isOwnNetwork: (id: string) => has(networks, id),
  }
}
type References = ReturnType<typeof referencesOf>

/** What nearly all resources of Neutron have; the description and the state only if they differ from the default. */
const common = (item: { name?: string; description?: string; admin_state_up?: boolean; tags?: string[] }) => ({
  name: item.name,
  description: item.description,
  admin_state_up: item.admin_state_up === false ? false : undefined,
  tags: item.tags,
})

export const network = (one: Network): Draft => ({
  kind: 'network',
  id: one.id,
  name: one.name,
  attributes: present({
    ...common(one),
    port_security_enabled: one.port_security_enabled === false ? false : undefined,
    availability_zone_hints: one.availability_zone_hints,
  }),
  lost: lostOf({ qos_policy_id: one.qos_policy_id, shared: one.shared }),
})

export const subnet = (one: Subnet): Draft => ({
  kind: 'subnet',
  id: one.id,
  name: one.name,
  attributes: present({
    ...common(one),
    network_id: new Reference('network', one.network_id),
    cidr: one.cidr,
    ip_version: one.ip_version,
    gateway_ip: one.gateway_ip,
    enable_dhcp: one.enable_dhcp ? undefined : false,
    allocation_pools: one.allocation_pools,
    dns_nameservers: one.dns_nameservers,
    host_routes: one.host_routes,
    ipv6_ra_mode: one.ipv6_ra_mode ?? undefined,
    ipv6_address_mode: one.ipv6_address_mode ?? undefined,
  }),
  lost: lostOf({ subnetpool_id: one.subnetpool_id }),
})

export function router(one: Router, refs: References): Draft {
  const gateway = one.external_gateway_info
  return {
    kind: 'router',
    id: one.id,
    name: one.name,
    attributes: present({
      ...common(one),
      external_gateway_info: gateway
        ? present({
            network_id: refs.network(gateway.network_id, gateway.network_name ?? undefined),
            enable_snat: gateway.enable_snat === false ? false : undefined,
          })
        : undefined,
      availability_zone_hints: one.availability_zone_hints,
    }),
    lost: lostOf({ routes: one.routes.length > 0 }),
  }
}

/** The port of a router on each of its subnets. */
export function routerInterface(port: Port, routers: readonly Router[], networks: readonly Network[]): Draft[] {
  const of = routers.find(({ id }) => id === port.device_id)
  const subnets = networks.flatMap((one) => one.subnets)
  return port.fixed_ips.slice(0, 1).flatMap(({ subnet_id: id }) => {
    const on = subnets.find((one) => one.id === id)
    if (!of || !on) return []
    return {
      kind: 'router_interface' as const,
      id: port.id,
      name: '',
      title: `${of.name}_${on.name}`,
      parts: [new Reference('router', of.id)],
      attributes: { subnet_id: new Reference('subnet', id) },
      lost: [],
    }
  })
}

export const securityGroup = (group: SecurityGroup): Draft => ({
  kind: 'security_group',
  id: group.id,
  name: group.name,
  attributes: present({ ...common(group), stateful: group.stateful === false ? false : undefined }),
  lost: [],
})

type Rule = SecurityGroup['security_group_rules'][number]

export const securityGroupRule = (group: SecurityGroup, rule: Rule, refs: References): Draft => ({
  kind: 'security_group_rule',
  id: rule.id,
  name: '',
  title: `${group.name}_${rule.direction}_${rule.protocol ?? 'any'}_${rule.port_range_min ?? ''}`,
  attributes: present({
    security_group_id: new Reference('security_group', group.id),
    direction: rule.direction,
    ethertype: rule.ethertype,
    protocol: rule.protocol ?? undefined,
    port_range_min: rule.port_range_min ?? undefined,
    port_range_max: rule.port_range_max ?? undefined,
    remote_ip_prefix: rule.remote_ip_prefix ?? undefined,
    remote_group_id: rule.remote_group_id ? refs.group(rule.remote_group_id) : undefined,
    description: rule.description ?? undefined,
  }),
  lost: lostOf({ remote_address_group_id: rule.remote_address_group_id }),
})

/** The address follows from the port's MAC address, and cannot be chosen. */
const isAutomatic = (of: Subnet | undefined) => /^(?:slaac|dhcpv6-stateless)$/.test(of?.ipv6_address_mode ?? '')

/** A port of a server is titled by its server, as it rarely has a name. */
export function portDraft(port: Port, refs: References, facts: CloudFacts): Draft {
  const isOwn = refs.isOwnNetwork(port.network_id)
  const server = facts.servers.find(({ id }) => id === port.device_id)
  const on = facts.networks.find(({ id }) => id === port.network_id)
  const vnic = port['binding:vnic_type']
  const isUnsecured = port.port_security_enabled === false
  return {
    kind: 'port',
    id: port.id,
    name: port.name,
    title: port.name || `${server?.name ?? 'port'}_${on?.name ?? ''}`,
    attributes: {
      ...present({
        ...common(port),
        network_id: refs.network(port.network_id),
        // On a network of others the address is taken: by the original.
        fixed_ips: isOwn
          ? port.fixed_ips.map(({ subnet_id, ip_address }) =>
              present({
                subnet_id: new Reference('subnet', subnet_id),
                ip_address: isAutomatic(on?.subnets.find(({ id }) => id === subnet_id)) ? undefined : ip_address,
              }),
            )
          : undefined,
        port_security_enabled: isUnsecured ? false : undefined,
        allowed_address_pairs: port.allowed_address_pairs.map(({ ip_address, mac_address }) =>
          // Neutron adds the port's own MAC address to pairs without one.
          present({ ip_address, mac_address: mac_address === port.mac_address ? undefined : mac_address }),
        ),
        dns_name: port.dns_name,
        'binding:vnic_type': vnic === 'normal' ? undefined : vnic,
      }),
      // Without the list, Neutron adds the group `default`.
      ...(!isUnsecured && { security_groups: port.security_groups.map(refs.group) }),
    },
    lost: lostOf({ qos_policy_id: port.qos_policy_id, trunk_details: port.trunk_details ? 'yes' : null }),
  }
}

/** It needs the router between its network and the port's. */
export function floatingIp(
  ip: FloatingIp,
  refs: References,
  ports: readonly Port[],
  interfaces: readonly Port[],
): Draft {
  const port = ports.find(({ id }) => id === ip.port_id)
  const on = port?.fixed_ips.find(({ ip_address: address }) => address === ip.fixed_ip_address)
  const way = interfaces.find(
    ({ device_id: device, fixed_ips: ips }) =>
      device === ip.router_id && ips.some(({ subnet_id: id }) => id === on?.subnet_id),
  )
  const attributes = present({
    description: ip.description,
    tags: ip.tags,
    floating_network_id: refs.network(ip.floating_network_id),
    port_id: port ? new Reference('port', port.id) : undefined,
    fixed_ip_address: port && port.fixed_ips.length > 1 ? (ip.fixed_ip_address ?? undefined) : undefined,
    dns_name: ip.dns_name,
    dns_domain: ip.dns_domain,
  })
  const after = way && new Reference('router_interface', way.id)
  const label = `ip_${ip.floating_ip_address}`
  return { kind: 'floating_ip', id: ip.id, name: '', title: label, attributes, after, lost: ['floating_ip_address'] }
}
