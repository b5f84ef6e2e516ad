import { parseCidr } from '../address/cidr.ts'
import { named } from '../faults.ts'
import { hasPorts, isIcmp, isOnlyV6, numberOf, PORT_PROTOCOLS } from './protocols.ts'
import type { SecurityGroupRuleRow } from './store.ts'

type Checked = Pick<
  SecurityGroupRuleRow,
  | 'ethertype'
  | 'protocol'
  | 'port_range_min'
  | 'port_range_max'
  | 'remote_ip_prefix'
  | 'remote_group_id'
  | 'remote_address_group_id'
>

/** Throws for invalid combinations of attributes. */
export function checkRule(rule: Checked): void {
  checkPorts(rule)
  const { ethertype, protocol, remote_ip_prefix, remote_group_id, remote_address_group_id } = rule
  if (remote_ip_prefix !== null && `IPv${parseCidr(remote_ip_prefix)?.version}` !== ethertype) {
    const message = `Conflicting value ethertype ${ethertype} for CIDR ${remote_ip_prefix}`
    throw named.badRequest('SecurityGroupRuleParameterConflict', message)
  }
  if (protocol !== null && ethertype === 'IPv4' && isOnlyV6(protocol)) {
    const message = `Invalid ethertype ${ethertype} for protocol ${protocol}.`
    throw named.badRequest('SecurityGroupEthertypeConflictWithProtocol', message)
  }
  const remotes = [remote_ip_prefix, remote_group_id, remote_address_group_id].filter((remote) => remote !== null)
  if (remotes.length > 1) {
    const message = 'Only one of remote_ip_prefix or remote_group_id or remote_address_group_id may be provided.'
    throw named.badRequest('SecurityGroupMultipleRemoteEntites', message)
  }
}

function checkPorts({ protocol, port_range_min: min, port_range_max: max }: Checked): void {
  if (min === null && max === null) return
  if (protocol === null) {
    const message = 'Must also specify protocol if port range is given.'
    throw named.badRequest('SecurityGroupProtocolRequiredWithPorts', message)
  }
  if (hasPorts(protocol)) checkRange(min, max)
  else if (isIcmp(protocol)) checkIcmp(min, max)
  else {
    const message = `Ports cannot be specified for protocol ${numberOf(protocol)}. Ports are only supported for ${PORT_PROTOCOLS}.`
    throw named.badRequest('SecurityGroupInvalidProtocolForPort', message)
  }
}

function checkRange(min: number | null, max: number | null): void {
  if (min === 0 || max === 0) throw named.badRequest('SecurityGroupInvalidPortValue', 'Invalid value for port 0')
  if (min !== null && max !== null && min <= max) return
  const message = 'For TCP/UDP protocols, port_range_min must be <= port_range_max'
  throw named.badRequest('SecurityGroupInvalidPortRange', message)
}

/** For ICMP the port range is type and code. */
function checkIcmp(type: number | null, code: number | null): void {
  const values = { 'type (port_range_min)': type, 'code (port_range_max)': code }
  for (const [what, value] of Object.entries(values)) {
    if (value === null || value <= 255) continue
    const message = `Invalid value for ICMP ${what} ${value}. It must be 0 to 255.`
    throw named.badRequest('SecurityGroupInvalidIcmpValue', message)
  }
  if (type !== null || code === null) return
  const message = `ICMP code (port-range-max) ${code} is provided but ICMP type (port-range-min) is missing.`
  throw named.badRequest('SecurityGroupMissingIcmpType', message)
}

const EVERYWHERE = ['0.0.0.0/0', '::/0']

/** Equal for rules that match the same traffic. */
export function meaningOf(rule: Checked & Pick<SecurityGroupRuleRow, 'direction' | 'security_group_id'>): string {
  const { protocol, remote_ip_prefix: prefix } = rule
  return JSON.stringify([
    rule.security_group_id,
    rule.direction,
    rule.ethertype,
    protocol === null ? null : numberOf(protocol),
    rule.port_range_min,
    rule.port_range_max,
    rule.remote_group_id,
    rule.remote_address_group_id,
    prefix !== null && EVERYWHERE.includes(prefix) ? null : prefix,
  ])
}
