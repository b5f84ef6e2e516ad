import type { SecurityGroupRule } from '@meridian/contract'

/** Lets SSH in from everywhere. */
export const ruleOf = (more: Partial<SecurityGroupRule> = {}): SecurityGroupRule => ({
  id: 'r1',
  project_id: 'p',
  tenant_id: 'p',
  security_group_id: 'g',
  direction: 'ingress',
  ethertype: 'IPv4',
  protocol: 'tcp',
  port_range_min: 22,
  port_range_max: 22,
  remote_ip_prefix: '0.0.0.0/0',
  remote_group_id: null,
  remote_address_group_id: null,
  description: null,
  ...more,
})
