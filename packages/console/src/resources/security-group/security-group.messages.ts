import { texts } from '../../framework/text/texts.ts'

export const securityGroupMessages = texts('securityGroup', {
  emptyHint: 'A security group determines which traffic may reach an instance and leave it.',
  manageRules: 'Manage Rules',
  noRules: 'No rules: no traffic is allowed.',
  id: 'Security Group ID',
  stateful: 'Stateful',
  usedBy: 'Used by',
  unused: 'Nothing',
  world: 'Open to the world',
})

export const ruleMessages = texts('securityGroupRule.field', {
  emptyHint: 'Without rules, a security group allows no traffic. Add the first rule.',
  protocol: 'IP Protocol',
  ports: 'Port Range',
  prefix: 'Remote IP Prefix',
  group: 'Remote Security Group',
})

export const rulePhrases = texts('securityGroupRule', { icmp: 'Type {type}, code {code}', icmpType: 'Type {type}' })
