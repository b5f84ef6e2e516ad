import type { SecurityGroup, SecurityGroupRule } from '@meridian/wire'

/** Neutron's group in the format of nova-network: ingress rules only. */
export const toGroup = (
  group: SecurityGroup,
  nameOf: (id: string) => { name: string; tenant_id: string } | undefined,
) => ({
  id: group.id,
  description: group.description,
  name: group.name,
  tenant_id: group.tenant_id,
  rules: group.security_group_rules
    .filter(({ direction }) => direction === 'ingress')
    .map((rule) => ({
      id: rule.id,
      parent_group_id: rule.security_group_id,
      ip_protocol: rule.protocol,
      ...portsOf(rule),
      group: rule.remote_group_id === null ? {} : (nameOf(rule.remote_group_id) ?? {}),
      ip_range: rule.remote_group_id === null ? { cidr: rule.remote_ip_prefix ?? '0.0.0.0/0' } : {},
    })),
})

/** A rule for all ports has the full range, or -1 if the protocol has no ports. */
function portsOf({ protocol, port_range_min, port_range_max }: SecurityGroupRule) {
  if (!protocol || port_range_min !== null || port_range_max !== null) {
    return { from_port: port_range_min, to_port: port_range_max }
  }
  const hasPorts = protocol === 'tcp' || protocol === 'udp'
  return hasPorts ? { from_port: 1, to_port: 65_535 } : { from_port: -1, to_port: -1 }
}
