import { typeNames, words } from '../../framework/text/common.messages.ts'
import { securityGroupManifest } from './security-group.manifest.ts'
import { ruleMessages } from './security-group.messages.ts'
import { texts } from '../../framework/text/texts.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const securityGroupFormMessages = texts('securityGroup.form', {
  groupHint:
    'Security groups are sets of IP filter rules that are applied to the network interfaces of an instance. After the group is created, you can add rules to it.',
  created: 'Successfully created security group: {name}',
  updated: 'Successfully updated security group: {name}',
})

export const addRuleMessages = texts('securityGroupRule.form', {
  hint: 'Rules define which traffic is allowed to instances assigned to the security group.',
  protocolHint: 'A number from -1 (any) to 255, or a name such as gre.',
  icmpHint: '-1 is any.',
  selectGroup: 'Select a security group',
  noGroups: 'No security groups available',
  selectAddressGroup: 'Select an address group',
  noAddressGroups: 'No address groups available',
  failed: 'Unable to add rule to security group.',
  notProtocol: 'Not a valid IP protocol number',
  cidrMissing: 'CIDR must be specified.',
  cidrWrong: 'Incorrect format for IP address',
  added: 'Successfully added rule: {rule}',
})

/** Keyed as the contract's PORT_PROBLEMS. */
export const portMistakes = texts('securityGroupRule.mistake', {
  port: 'The specified port is invalid.',
  from: 'The "from" port number is invalid.',
  to: 'The "to" port number is invalid.',
  order: 'The "to" port number must be greater than or equal to the "from" port number.',
  icmpType: 'The ICMP type not in range (-1, 255)',
  icmpCode: 'The ICMP code not in range (-1, 255)',
  icmpTypeMissing: 'ICMP code is provided but ICMP type is missing.',
})

export const addRuleLabels = {
  preset: typeNames.rule,
  description: words.description,
  direction: words.direction,
  ...texts('securityGroupRule.form', {
    opening: 'Open Port',
    from: 'From Port',
    to: 'To Port',
    icmpCode: moreWords.code,
    icmpType: 'Type',
    remote: moreWords.remote,
    cidr: 'CIDR',
  }),
  port: typeNames.port,
  protocol: ruleMessages.protocol,
  remoteGroup: securityGroupManifest.names.one,
  addressGroup: typeNames.addressGroup,
  etherType: moreWords.etherType,
}

export const presetNames = texts('securityGroupRule.preset', {
  tcp: 'Custom TCP Rule',
  udp: 'Custom UDP Rule',
  icmp: 'Custom ICMP Rule',
  other: 'Other Protocol',
  'all-tcp': 'All TCP',
  'all-udp': 'All UDP',
  'all-icmp': 'All ICMP',
})

export const openingNames = texts('securityGroupRule.opening', {
  port: typeNames.port,
  range: ruleMessages.ports,
  all: 'All ports',
})

export const remoteNames = {
  cidr: addRuleLabels.cidr,
  group: securityGroupManifest.names.one,
  addresses: typeNames.addressGroup,
}
