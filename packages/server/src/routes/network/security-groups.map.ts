import { isIcmp, type BodyOf, type network } from '@meridian/contract'

type RuleForm = BodyOf<typeof network.securityGroupRuleCreate>

/** -1 of the form is null for Neutron. */
export function toRuleRequest(form: RuleForm) {
  const { protocol, port_range_min: min, port_range_max: max, remote_ip_prefix: prefix, ...rest } = form
  const given = isIcmp(protocol) ? [orNothing(min), orNothing(max)] : [min, max]
  return {
    ...rest,
    protocol: protocol === '-1' ? null : (protocol ?? null),
    port_range_min: given[0] ?? null,
    port_range_max: given[1] ?? null,
    remote_ip_prefix: prefix ?? null,
    ethertype: form.ethertype ?? (prefix?.includes(':') ? 'IPv6' : 'IPv4'),
  }
}

const orNothing = (value: number | null | undefined) => (value === -1 ? null : value)
