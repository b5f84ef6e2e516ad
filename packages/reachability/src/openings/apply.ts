import type { Opening } from '../answer/answer.ts'
import type { FloatingIp, Lists, Port } from '../model/lists.ts'

/** The lists as they would be after the changes; null if one of them needs a choice that only a person makes. */
export function withOpenings(lists: Lists, openings: readonly Opening[]): Lists | null {
  return openings.reduce<Lists | null>((changed, opening, index) => changed && apply(changed, opening, index), lists)
}

function apply(lists: Lists, opening: Opening, index: number): Lists | null {
  switch (opening.kind) {
    case 'rule':
      return { ...lists, groups: lists.groups.map((group) => withRule(group, opening, index)) }
    case 'interface':
      return withInterface(lists, opening, index)
    case 'floating-ip':
      return withFloatingIp(lists, opening, index)
    case 'start':
      return {
        ...lists,
        servers: change(lists.servers, opening.serverId, { status: 'ACTIVE' }),
        ports: lists.ports.map((port) => (port.device_id === opening.serverId ? { ...port, status: 'ACTIVE' } : port)),
      }
    case 'admin-up':
      return withAdminUp(lists, opening)
    default:
      return null
  }
}

const change = <T extends { id: string }>(items: readonly T[], id: string, part: Partial<T>): T[] =>
  items.map((item) => (item.id === id ? { ...item, ...part } : item))

function withRule(
  group: Lists['groups'][number],
  { groupId, rule }: Extract<Opening, { kind: 'rule' }>,
  index: number,
) {
  if (group.id !== groupId) return group
  return {
    ...group,
    security_group_rules: [...(group.security_group_rules ?? []), { id: `new-rule-${index}`, ...rule }],
  }
}

function withInterface(lists: Lists, opening: Extract<Opening, { kind: 'interface' }>, index: number): Lists | null {
  const { routerId, subnetId, address } = opening
  const subnet = lists.subnets.find(({ id }) => id === subnetId)
  if (routerId === null || address === null || !subnet) return null
  const port: Port = {
    id: `new-interface-${index}`,
    network_id: subnet.network_id,
    device_id: routerId,
    device_owner: 'network:router_interface',
    fixed_ips: [{ subnet_id: subnetId, ip_address: address }],
    port_security_enabled: false,
  }
  return { ...lists, ports: [...lists.ports, port] }
}

/** Of a range that is kept for examples, as no cloud gives these. */
const EXAMPLE = '192.0.2.'

function withFloatingIp(lists: Lists, opening: Extract<Opening, { kind: 'floating-ip' }>, index: number): Lists | null {
  const { portId, address } = opening
  const subnetId = lists.ports
    .find(({ id }) => id === portId)
    ?.fixed_ips?.find(({ ip_address }) => ip_address === address)?.subnet_id
  const attached = new Set(
    lists.ports.flatMap((port) =>
      port.fixed_ips?.some((ip) => ip.subnet_id === subnetId) ? [port.device_id ?? ''] : [],
    ),
  )
  const router = lists.routers.find(({ id, external_gateway_info: gateway }) => gateway && attached.has(id))
  if (!router?.external_gateway_info) return null
  const ip: FloatingIp = {
    id: `new-floating-ip-${index}`,
    floating_ip_address: `${EXAMPLE}${index + 1}`,
    floating_network_id: router.external_gateway_info.network_id,
    router_id: router.id,
    port_id: portId,
    fixed_ip_address: address,
    status: 'ACTIVE',
  }
  return { ...lists, floatingIps: [...lists.floatingIps, ip] }
}

function withAdminUp(lists: Lists, { of, id }: Extract<Opening, { kind: 'admin-up' }>): Lists {
  const up = { admin_state_up: true }
  if (of === 'network') return { ...lists, networks: change(lists.networks, id, up) }
  if (of === 'router') return { ...lists, routers: change(lists.routers, id, up) }
  return { ...lists, ports: change(lists.ports, id, { ...up, status: 'ACTIVE' }) }
}
