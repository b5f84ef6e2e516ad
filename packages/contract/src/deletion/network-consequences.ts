import type { FloatingIp } from '../network/floating-ips.ts'
import type { SecurityGroup } from '../network/security-groups.ts'
import type { Network } from '../neutron/networks.ts'
import type { Port } from '../neutron/ports.ts'
import type { Router } from '../neutron/routers.ts'
import type { Subnet } from '../neutron/subnets.ts'
import type { Server } from '../nova/server.ts'
import { type Consequence, dnsConsequence, nameOf, type Remedy, thing } from './consequence.ts'

/** The lists that the consequences are computed from; those that cannot be loaded are empty. */
export interface AroundNetworks {
  ports: readonly Port[]
  servers: readonly Server[]
  routers: readonly Router[]
  floatingIps: readonly FloatingIp[]
}

const isRouterPort = ({ device_owner: owner }: Port) =>
  owner.startsWith('network:router_') || owner === 'network:ha_router_replicated_interface'
const isServerPort = ({ device_owner: owner }: Port) => owner.startsWith('compute:')
/** Neutron deletes these with their network. */
const AUTOMATIC: readonly string[] = ['network:dhcp', 'network:distributed', 'network:floatingip_agent_gateway']
const isAutomatic = ({ device_owner: owner }: Port) => AUTOMATIC.includes(owner)

const labelOf = (port: Port) =>
  port.name || port.fixed_ips.map(({ ip_address: address }) => address).join(', ') || port.id

export const networkConsequences = (networks: readonly Network[], around: AroundNetworks): Consequence[] =>
  networks.flatMap((network) => {
    const of = network.id
    const ports = around.ports.filter(({ network_id: id }) => id === of)
    return [
      ...ports.filter((port) => !isAutomatic(port)).map((port) => blockingPort(port, of, around)),
      ...network.subnets.map((one): Consequence => ({
        effect: 'goes',
        reason: 'subnetOfNetwork',
        of,
        ...thing('subnet', { id: one.id, name: one.name || one.cidr }),
      })),
      ...(network.shared
        ? [{ effect: 'affects', reason: 'sharedNetwork', of, type: 'network', id: of, name: nameOf(network) } as const]
        : []),
    ]
  })

export const subnetConsequences = (subnets: readonly Subnet[], around: AroundNetworks): Consequence[] =>
  subnets.flatMap((subnet) => {
    const of = subnet.id
    const blocks = hasAutomaticAddresses(subnet) ? isRouterPort : (port: Port) => !isAutomatic(port)
    return around.ports
      .filter((port) => blocks(port) && port.fixed_ips.some(({ subnet_id: id }) => id === of))
      .map((port) => blockingPort(port, of, around))
  })

/** Ports lose such addresses with the subnet; only routers keep it. */
const hasAutomaticAddresses = ({ ipv6_address_mode: address, ipv6_ra_mode: advertised }: Subnet) =>
  [address, advertised].some((mode) => mode === 'slaac' || mode === 'dhcpv6-stateless')

/** A port that keeps its network or subnet from being deleted. */
function blockingPort(port: Port, of: string, { servers, routers }: AroundNetworks): Consequence {
  const about = { effect: 'blocks', of, type: 'port', id: port.id, name: labelOf(port) } as const
  const device = port.device_id
  const [fixed] = port.fixed_ips
  if (isRouterPort(port)) {
    const detail = nameOf(routers.find(({ id }) => id === device) ?? { id: device, name: null })
    const remedy: Remedy = {
      operation: 'removeInterface',
      router: device,
      port: port.id,
      subnet: fixed?.subnet_id ?? '',
      address: fixed?.ip_address ?? '',
    }
    // The port of a gateway goes only with the gateway.
    return {
      ...about,
      reason: 'routerInterface',
      detail,
      ...(port.device_owner !== 'network:router_gateway' && { remedy }),
    }
  }
  if (isServerPort(port)) {
    const detail = nameOf(servers.find(({ id }) => id === device) ?? { id: device, name: null })
    return {
      ...about,
      reason: 'serverPort',
      detail,
      remedy: { operation: 'detachPort', server: device, port: port.id },
    }
  }
  return port.device_owner === ''
    ? { ...about, reason: 'freePort', remedy: { operation: 'delete', type: 'port', id: port.id } }
    : { ...about, reason: 'otherPort', detail: port.device_owner }
}

/** Our API removes the routes and interfaces first; Neutron refuses that while floating IPs need them. */
export const routerConsequences = (routers: readonly Router[], { ports, floatingIps }: AroundNetworks): Consequence[] =>
  routers.flatMap((router) => {
    const of = router.id
    return [
      ...floatingIps
        .filter(({ router_id: id, port_id: port }) => id === of && port !== null)
        .map(({ id, ip, port_id: port, fixed_ip: fixedIp }): Consequence => ({
          effect: 'blocks',
          reason: 'addressBehindRouter',
          of,
          type: 'floatingIp',
          id,
          name: ip,
          remedy: { operation: 'disassociate', address: id, port: port ?? '', fixedIp },
        })),
      ...(router.routes.length > 0
        ? [{ effect: 'goes', reason: 'routesOfRouter', of, type: 'router', id: of, name: nameOf(router) } as const]
        : []),
      ...ports
        .filter((port) => port.device_id === of && isRouterPort(port) && port.device_owner !== 'network:router_gateway')
        .map((port): Consequence => ({
          effect: 'goes',
          reason: 'interfaceOfRouter',
          of,
          ...thing('port', { id: port.id, name: labelOf(port) }),
        })),
      ...(router.external_gateway_info
        ? [
            {
              effect: 'goes',
              reason: 'gatewayOfRouter',
              of,
              type: 'router',
              id: of,
              name: router.external_gateway_info.network_name ?? nameOf(router),
            } as const,
          ]
        : []),
    ]
  })

export const portConsequences = (
  ports: readonly Port[],
  { servers, routers, floatingIps }: AroundNetworks,
): Consequence[] =>
  ports.flatMap((port) => {
    const of = port.id
    const about = { of, type: 'port', id: of, name: labelOf(port) } as const
    return [
      ...(isRouterPort(port) && port.device_owner !== 'network:router_ha_interface'
        ? [blockingPort(port, of, { servers, routers, floatingIps, ports })]
        : []),
      ...(port.trunk_id !== undefined || port.trunk_details
        ? [{ ...about, effect: 'blocks', reason: 'trunkOfPort' } as const]
        : []),
      ...(isServerPort(port)
        ? [
            {
              ...about,
              effect: 'affects',
              reason: 'serverOfPort',
              type: 'server',
              id: port.device_id,
              name: nameOf(servers.find(({ id }) => id === port.device_id) ?? { id: port.device_id, name: null }),
            } as const,
          ]
        : []),
      ...dnsConsequence(about, 'goes', port),
      ...floatingIps
        .filter(({ port_id: id }) => id === of)
        .map(({ id, ip }): Consequence => ({
          effect: 'stays',
          reason: 'addressOfPort',
          of,
          type: 'floatingIp',
          id,
          name: ip,
          remedy: { operation: 'delete', type: 'floatingIp', id },
        })),
    ]
  })

/** Neutron refuses while a port has the group, and deletes the rules of other groups that name it. */
export const securityGroupConsequences = (
  groups: readonly SecurityGroup[],
  all: readonly SecurityGroup[],
  { ports, servers }: Pick<AroundNetworks, 'ports' | 'servers'>,
): Consequence[] =>
  groups.flatMap(({ id: of }) => [
    ...ports
      .filter((port) => port.security_groups.includes(of))
      .map((port): Consequence => ({
        effect: 'blocks',
        reason: 'portOfGroup',
        of,
        ...thing('port', { id: port.id, name: labelOf(port) }),
        ...(isServerPort(port) && {
          detail: nameOf(servers.find(({ id }) => id === port.device_id) ?? { id: port.device_id, name: null }),
        }),
        remedy: { operation: 'leaveGroup', port: port.id, group: of, groups: port.security_groups },
      })),
    ...all
      .filter(({ id }) => id !== of)
      .flatMap((other) =>
        other.security_group_rules
          .filter(({ remote_group_id: remote }) => remote === of)
          .map((rule) => ({ other, rule })),
      )
      .map(({ other, rule }): Consequence => ({
        effect: 'goes',
        reason: 'ruleNamesGroup',
        of,
        type: 'securityGroup',
        id: rule.id,
        name: nameOf(other),
      })),
  ])

/** The server that is reached by the address. */
export const floatingIpConsequences = (addresses: readonly FloatingIp[], servers: readonly Server[]): Consequence[] =>
  addresses.flatMap((address) => {
    const { id: of, instance_id: device } = address
    const server = servers.find(({ id }) => id === device)
    return [
      ...dnsConsequence({ of, type: 'floatingIp', id: of }, 'goes', address),
      ...(server ? [{ effect: 'affects', reason: 'serverOfAddress', of, ...thing('server', server) } as const] : []),
    ]
  })
