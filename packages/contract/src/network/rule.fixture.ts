import type { RuleTraffic } from './rule-coverage.ts'

export const rule = (more: Partial<RuleTraffic> = {}): RuleTraffic => ({
  direction: 'ingress',
  ethertype: 'IPv4',
  protocol: 'tcp',
  port_range_min: 22,
  port_range_max: 22,
  remote_ip_prefix: null,
  remote_group_id: null,
  remote_address_group_id: null,
  ...more,
})
