import { isIcmp, type SecurityGroupRule as Rule } from './security-group-rules.ts'

/** A rule in short form, such as 'ALLOW IPv4 22/tcp from 0.0.0.0/0'. */
export function ruleText(rule: Rule, groupName: (id: string) => string): string {
  const what = [rule.ethertype, trafficText(rule)].filter(Boolean).join(' ')
  const group = rule.remote_group_id ?? rule.remote_address_group_id
  const other = rule.remote_ip_prefix ?? (group === null ? anywhere(rule) : groupName(group))
  return `ALLOW ${what} ${rule.direction === 'ingress' ? 'from' : 'to'} ${other}`
}

const anywhere = ({ ethertype }: Rule) => (ethertype === 'IPv6' ? '::/0' : '0.0.0.0/0')

function trafficText({ protocol, port_range_min: from, port_range_max: to }: Rule): string {
  if (protocol === null) return ''
  const isAll = from === null || from === -1
  if (isAll) return protocol
  if (isIcmp(protocol)) return to === null || to === -1 ? `${from}/${protocol}` : `${from}:${to}/${protocol}`
  return to === null || to === from ? `${from}/${protocol}` : `${from}-${to}/${protocol}`
}
