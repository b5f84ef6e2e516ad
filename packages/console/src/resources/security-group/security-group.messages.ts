import { defineMessages } from 'react-intl'

export const securityGroupMessages = defineMessages({
  emptyHint: {
    id: 'securityGroup.emptyHint',
    defaultMessage: 'A security group determines which traffic may reach an instance and leave it.',
  },
  manageRules: { id: 'securityGroup.manageRules', defaultMessage: 'Manage Rules' },
  noRules: { id: 'securityGroup.noRules', defaultMessage: 'No rules: no traffic is allowed.' },
  id: { id: 'securityGroup.field.id', defaultMessage: 'Security Group ID' },
  stateful: { id: 'securityGroup.field.stateful', defaultMessage: 'Stateful' },
})

export const ruleMessages = defineMessages({
  emptyHint: {
    id: 'securityGroupRule.emptyHint',
    defaultMessage: 'Without rules, a security group allows no traffic. Add the first rule.',
  },
  any: { id: 'securityGroupRule.any', defaultMessage: 'Any' },
  etherType: { id: 'securityGroupRule.field.etherType', defaultMessage: 'Ether Type' },
  protocol: { id: 'securityGroupRule.field.protocol', defaultMessage: 'IP Protocol' },
  ports: { id: 'securityGroupRule.field.ports', defaultMessage: 'Port Range' },
  prefix: { id: 'securityGroupRule.field.prefix', defaultMessage: 'Remote IP Prefix' },
  group: { id: 'securityGroupRule.field.group', defaultMessage: 'Remote Security Group' },
})

export const rulePhrases = defineMessages<{
  icmp: { type: number; code: number }
  icmpType: { type: number }
}>({
  icmp: { id: 'securityGroupRule.icmp', defaultMessage: 'Type {type}, code {code}' },
  icmpType: { id: 'securityGroupRule.icmpType', defaultMessage: 'Type {type}' },
})
