import { defineMessages } from 'react-intl'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { securityGroupManifest } from './security-group.manifest.ts'
import { ruleMessages } from './security-group.messages.ts'

export const securityGroupFormMessages = defineMessages({
  groupHint: {
    id: 'securityGroup.form.hint',
    defaultMessage:
      'Security groups are sets of IP filter rules that are applied to the network interfaces of an instance. After the group is created, you can add rules to it.',
  },
  created: { id: 'securityGroup.form.created', defaultMessage: 'Successfully created security group: {name}' },
  updated: { id: 'securityGroup.form.updated', defaultMessage: 'Successfully updated security group: {name}' },
})

/** Not that of the resource, which the code of this one may not import. */
const { addressGroup } = defineMessages({
  addressGroup: { id: 'securityGroupRule.form.addressGroup', defaultMessage: 'Address Group' },
})

export const addRuleMessages = defineMessages({
  hint: {
    id: 'securityGroupRule.form.hint',
    defaultMessage: 'Rules define which traffic is allowed to instances assigned to the security group.',
  },
  protocolHint: {
    id: 'securityGroupRule.form.protocolHint',
    defaultMessage: 'A number from -1 (any) to 255, or a name such as gre.',
  },
  icmpHint: { id: 'securityGroupRule.form.icmpHint', defaultMessage: '-1 is any.' },
  selectGroup: { id: 'securityGroupRule.form.selectGroup', defaultMessage: 'Select a security group' },
  noGroups: { id: 'securityGroupRule.form.noGroups', defaultMessage: 'No security groups available' },
  selectAddressGroup: { id: 'securityGroupRule.form.selectAddressGroup', defaultMessage: 'Select an address group' },
  noAddressGroups: { id: 'securityGroupRule.form.noAddressGroups', defaultMessage: 'No address groups available' },
  failed: { id: 'securityGroupRule.form.failed', defaultMessage: 'Unable to add rule to security group.' },
  notProtocol: { id: 'securityGroupRule.form.notProtocol', defaultMessage: 'Not a valid IP protocol number' },
  cidrMissing: { id: 'securityGroupRule.form.cidrMissing', defaultMessage: 'CIDR must be specified.' },
  cidrWrong: { id: 'securityGroupRule.form.cidrWrong', defaultMessage: 'Incorrect format for IP address' },
})

/** Keyed as the contract's PORT_PROBLEMS. */
export const portMistakes = defineMessages({
  port: { id: 'securityGroupRule.form.port.wrong', defaultMessage: 'The specified port is invalid.' },
  from: { id: 'securityGroupRule.form.from.wrong', defaultMessage: 'The "from" port number is invalid.' },
  to: { id: 'securityGroupRule.form.to.wrong', defaultMessage: 'The "to" port number is invalid.' },
  order: {
    id: 'securityGroupRule.form.order',
    defaultMessage: 'The "to" port number must be greater than or equal to the "from" port number.',
  },
  icmpType: { id: 'securityGroupRule.form.icmpType.wrong', defaultMessage: 'The ICMP type not in range (-1, 255)' },
  icmpCode: { id: 'securityGroupRule.form.icmpCode.wrong', defaultMessage: 'The ICMP code not in range (-1, 255)' },
  icmpTypeMissing: {
    id: 'securityGroupRule.form.icmpType.missing',
    defaultMessage: 'ICMP code is provided but ICMP type is missing.',
  },
})

export const addRuleLabels = {
  preset: typeNames.rule,
  description: words.description,
  direction: words.direction,
  ...defineMessages({
    opening: { id: 'securityGroupRule.form.opening', defaultMessage: 'Open Port' },
    from: { id: 'securityGroupRule.form.from', defaultMessage: 'From Port' },
    to: { id: 'securityGroupRule.form.to', defaultMessage: 'To Port' },
    icmpCode: { id: 'securityGroupRule.form.icmpCode', defaultMessage: 'Code' },
    icmpType: { id: 'securityGroupRule.form.icmpType', defaultMessage: 'Type' },
    remote: { id: 'securityGroupRule.form.remote', defaultMessage: 'Remote' },
    cidr: { id: 'securityGroupRule.form.cidr', defaultMessage: 'CIDR' },
  }),
  port: typeNames.port,
  protocol: ruleMessages.protocol,
  remoteGroup: securityGroupManifest.names.one,
  addressGroup,
  etherType: ruleMessages.etherType,
}

export const presetNames = defineMessages({
  tcp: { id: 'securityGroupRule.preset.tcp', defaultMessage: 'Custom TCP Rule' },
  udp: { id: 'securityGroupRule.preset.udp', defaultMessage: 'Custom UDP Rule' },
  icmp: { id: 'securityGroupRule.preset.icmp', defaultMessage: 'Custom ICMP Rule' },
  other: { id: 'securityGroupRule.preset.other', defaultMessage: 'Other Protocol' },
  'all-tcp': { id: 'securityGroupRule.preset.allTcp', defaultMessage: 'All TCP' },
  'all-udp': { id: 'securityGroupRule.preset.allUdp', defaultMessage: 'All UDP' },
  'all-icmp': { id: 'securityGroupRule.preset.allIcmp', defaultMessage: 'All ICMP' },
})

export const openingNames = {
  port: typeNames.port,
  range: ruleMessages.ports,
  ...defineMessages({ all: { id: 'securityGroupRule.opening.all', defaultMessage: 'All ports' } }),
}

export const remoteNames = {
  cidr: addRuleLabels.cidr,
  group: securityGroupManifest.names.one,
  addresses: addressGroup,
}

export const addRulePhrases = defineMessages<{ added: { rule: string } }>({
  added: { id: 'securityGroupRule.form.added', defaultMessage: 'Successfully added rule: {rule}' },
})
