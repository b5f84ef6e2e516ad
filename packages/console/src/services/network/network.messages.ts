import { statusNames } from '../../framework/text/common.messages.ts'
import { texts } from '../../framework/text/texts.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

/** By Neutron's statuses of networks, ports and routers. */
export const networkStatuses = texts('networkState', {
  ACTIVE: statusNames.active,
  ALLOCATING: 'Allocating',
  BUILD: statusNames.build,
  DOWN: statusNames.down,
  ERROR: statusNames.error,
})

/** By Neutron's admin states. */
export const adminStates = texts('networkState.admin', { UP: 'UP', DOWN: 'DOWN' })

/** By Neutron's `ip_version`. */
export const ipVersions = texts('ipVersion', { 4: 'IPv4', 6: 'IPv6' })

/** By Neutron's directions of traffic. */
export const directions = {
  ingress: moreWords.ingress,
  egress: moreWords.egress,
}

export const groupsFieldMessages = texts('securityGroups', {
  noneLeft: 'No security groups found.',
  none: 'No security groups enabled.',
  ofPort: 'Port Security Groups',
})

export const zoneHintMessages = texts('zoneHints', {
  label: 'Availability Zone Hints',
  failed: 'Unable to retrieve the availability zones.',
})

export const qosFieldMessages = texts('network.qos', { none: 'No QoS policy' })
