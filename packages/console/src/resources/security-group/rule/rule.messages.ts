import { defineMessages } from 'react-intl'
import type { BatchMessages } from '../../../framework/actions/batch-action.ts'

export const ruleMessages = defineMessages({
  emptyHint: {
    id: 'securityGroupRule.emptyHint',
    defaultMessage: 'Without rules, a security group lets nothing through. Add the first.',
  },
  add: { id: 'securityGroupRule.add', defaultMessage: 'Add Rule' },
  overview: { id: 'securityGroupRule.overview', defaultMessage: 'Overview' },
  any: { id: 'securityGroupRule.any', defaultMessage: 'Any' },
})

export const ruleFields = defineMessages({
  direction: { id: 'securityGroupRule.field.direction', defaultMessage: 'Direction' },
  etherType: { id: 'securityGroupRule.field.etherType', defaultMessage: 'Ether Type' },
  protocol: { id: 'securityGroupRule.field.protocol', defaultMessage: 'IP Protocol' },
  ports: { id: 'securityGroupRule.field.ports', defaultMessage: 'Port Range' },
  prefix: { id: 'securityGroupRule.field.prefix', defaultMessage: 'Remote IP Prefix' },
  group: { id: 'securityGroupRule.field.group', defaultMessage: 'Remote Security Group' },
  description: { id: 'securityGroupRule.field.description', defaultMessage: 'Description' },
})

/** By Neutron's own words. */
export const directions = defineMessages({
  ingress: { id: 'securityGroupRule.ingress', defaultMessage: 'Ingress' },
  egress: { id: 'securityGroupRule.egress', defaultMessage: 'Egress' },
})

export const rulePhrases = defineMessages<{
  icmp: { type: number; code: number }
  icmpType: { type: number }
}>({
  icmp: { id: 'securityGroupRule.icmp', defaultMessage: 'Type {type}, code {code}' },
  icmpType: { id: 'securityGroupRule.icmpType', defaultMessage: 'Type {type}' },
})

export const deleteMessages: BatchMessages = defineMessages({
  one: { id: 'securityGroupRule.delete.one', defaultMessage: 'Delete Rule' },
  other: { id: 'securityGroupRule.delete.other', defaultMessage: 'Delete Rules' },
  pastOne: { id: 'securityGroupRule.delete.pastOne', defaultMessage: 'Deleted Rule' },
  pastOther: { id: 'securityGroupRule.delete.pastOther', defaultMessage: 'Deleted Rules' },
})
