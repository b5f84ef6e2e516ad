import { BlockList, isIP } from 'node:net'
import type { Port, SecurityGroupRule, Server } from '@meridian/wire'
import { Fault } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import { balancers } from '../loadbalancers/store.ts'
import type { MemberRow } from './store.ts'

/**
 * Whether members answer the checks of their monitors: the server with the address is running and its security groups
 * admit the balancer. An address that no port of the project has is outside of the cloud and answers, unless the member
 * says which subnet it is in.
 */
export function answering(call: Call, monitored: readonly MemberRow[]): (member: MemberRow) => boolean {
  if (monitored.length === 0) return () => true
  const ports = portsWith(call, [...new Set(monitored.map(({ address }) => address))])
  const isRunning = remembered((id: string) => isActive(call, id))
  const rulesOf = remembered((group: string) => rulesIn(call, group))
  const vipOf = remembered((id: string) => balancers.store.find(call.db, id)?.vip_address ?? '')
  return (member) => {
    const port = ports.find((each) => hasAddress(each, member))
    if (!port) return member.subnet_id === null
    if (port.device_owner.startsWith('compute:') && !isRunning(port.device_id)) return false
    if (!port.port_security_enabled) return true
    const checked = member.monitor_port ?? member.protocol_port
    return port.security_groups.flatMap(rulesOf).some((rule) => admits(rule, vipOf(member.loadbalancer_id), checked))
  }
}

function portsWith(call: Call, addresses: readonly string[]): Port[] {
  const query = addresses.map((address) => `fixed_ips=ip_address%3D${encodeURIComponent(address)}`).join('&')
  const request = { method: 'GET', path: `/v2.0/ports?${query}` } as const
  return call.callService<{ ports: Port[] }>('network', request, call.directory.identity.service()).body.ports
}

const hasAddress = (port: Port, { address, subnet_id, project_id }: MemberRow) =>
  port.fixed_ips.some((ip) => ip.ip_address === address && (subnet_id === null || ip.subnet_id === subnet_id)) &&
  (subnet_id !== null || port.project_id === project_id)

function isActive(call: Call, id: string): boolean {
  try {
    const request = { method: 'GET', path: `/v2.1/servers/${id}` } as const
    const { body } = call.callService<{ server: Server }>('compute', request, call.directory.identity.service())
    return body.server.status === 'ACTIVE'
  } catch (error) {
    if (error instanceof Fault) return false // deleted meanwhile
    throw error
  }
}

function rulesIn(call: Call, group: string): SecurityGroupRule[] {
  const path = `/v2.0/security-group-rules?direction=ingress&security_group_id=${group}`
  const { body } = call.callService<{ security_group_rules: SecurityGroupRule[] }>(
    'network',
    { method: 'GET', path },
    call.directory.identity.service(),
  )
  return body.security_group_rules
}

/** Rules that name a group admit the members of that group only, which a balancer is not. */
function admits(rule: SecurityGroupRule, vip: string, port: number): boolean {
  if (rule.remote_group_id !== null || ![null, 'tcp', '6', 'any'].includes(rule.protocol)) return false
  const from = rule.port_range_min ?? 1
  const to = rule.port_range_max ?? 65_535
  return port >= from && port <= to && (rule.remote_ip_prefix === null || contains(rule.remote_ip_prefix, vip))
}

function contains(prefix: string, address: string): boolean {
  const [network = '', length = ''] = prefix.split('/')
  const family = isIP(network) === 6 ? 'ipv6' : 'ipv4'
  if (isIP(address) !== isIP(network)) return false
  const list = new BlockList()
  list.addSubnet(network, Number(length), family)
  return list.check(address, family)
}

function remembered<T>(read: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>()
  return (key) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const value = read(key)
    known.set(key, value)
    return value
  }
}
