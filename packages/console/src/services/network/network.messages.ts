import { defineMessages } from 'react-intl'
import { statusNames } from '../../framework/text/common.messages.ts'

/** By Neutron's statuses of networks, ports and routers. */
export const networkStatuses = {
  ACTIVE: statusNames.active,
  ...defineMessages({ ALLOCATING: { id: 'networkState.allocating', defaultMessage: 'Allocating' } }),
  BUILD: statusNames.build,
  DOWN: statusNames.down,
  ERROR: statusNames.error,
}

/** By Neutron's admin states. */
export const adminStates = defineMessages({
  UP: { id: 'networkState.admin.up', defaultMessage: 'UP' },
  DOWN: { id: 'networkState.admin.down', defaultMessage: 'DOWN' },
})

/** By Neutron's `ip_version`. */
export const ipVersions = defineMessages({
  4: { id: 'ipVersion.4', defaultMessage: 'IPv4' },
  6: { id: 'ipVersion.6', defaultMessage: 'IPv6' },
})

/** By Neutron's directions of traffic. */
export const directions = defineMessages({
  ingress: { id: 'direction.ingress', defaultMessage: 'Ingress' },
  egress: { id: 'direction.egress', defaultMessage: 'Egress' },
})

export const groupsFieldMessages = defineMessages({
  all: { id: 'securityGroups.all', defaultMessage: 'All Security Groups' },
  noneLeft: { id: 'securityGroups.noneLeft', defaultMessage: 'No security groups found.' },
  none: { id: 'securityGroups.none', defaultMessage: 'No security groups enabled.' },
  ofPort: { id: 'securityGroups.ofPort', defaultMessage: 'Port Security Groups' },
})

export const zoneHintMessages = defineMessages({
  label: { id: 'zoneHints.label', defaultMessage: 'Availability Zone Hints' },
  none: { id: 'zoneHints.none', defaultMessage: 'No availability zones found' },
  failed: { id: 'zoneHints.failed', defaultMessage: 'Unable to retrieve the availability zones.' },
})

export const qosFieldMessages = defineMessages({
  policy: { id: 'network.qos.policy', defaultMessage: 'QoS Policy' },
  none: { id: 'network.qos.none', defaultMessage: 'No QoS policy' },
})
