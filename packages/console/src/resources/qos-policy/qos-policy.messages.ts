import { defineMessages } from 'react-intl'
import type { ResourceNames } from '../../framework/resource/manifest.ts'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { directions } from '../../services/network/network.messages.ts'

export const qosPolicyMessages = defineMessages({
  emptyHint: {
    id: 'qosPolicy.emptyHint',
    defaultMessage: 'A QoS policy holds rules for the traffic of networks and ports, for example how much is allowed.',
  },
  policies: { id: 'qosPolicy.policies', defaultMessage: 'Policies' },
  noRules: { id: 'qosRule.none', defaultMessage: 'This policy has no rules yet.' },
})

/** For labels of actions: the name of the panel, 'Network QoS', is no plural of 'QoS Policy'. */
export const policyNames: ResourceNames = { one: words.policy, other: qosPolicyMessages.policies }

export const qosPolicyFields = defineMessages({
  name: { id: 'qosPolicy.field.name', defaultMessage: 'Policy Name' },
  id: { id: 'qosPolicy.field.id', defaultMessage: 'Policy ID' },
  tenant: { id: 'qosPolicy.field.tenant', defaultMessage: 'Tenant ID' },
  revision: { id: 'qosPolicy.field.revision', defaultMessage: 'Revision Number' },
})

export const ruleNames: ResourceNames = { one: typeNames.rule, other: typeNames.rules }

export const ruleFields = {
  ...defineMessages({ id: { id: 'qosRule.field.id', defaultMessage: 'Rule ID' } }),
  type: words.type,
  direction: words.direction,
  ...defineMessages({
    max_kbps: { id: 'qosRule.field.maxKbps', defaultMessage: 'Max Kbps' },
    max_burst_kbps: { id: 'qosRule.field.maxBurst', defaultMessage: 'Max Burst Kbits' },
    min_kbps: { id: 'qosRule.field.minKbps', defaultMessage: 'Min Kbps' },
    min_kpps: { id: 'qosRule.field.minKpps', defaultMessage: 'Min Kpps' },
    dscp_mark: { id: 'qosRule.field.dscp', defaultMessage: 'DSCP Mark' },
  }),
}

/** By Neutron's types of rules. */
export const ruleTypes = defineMessages({
  bandwidth_limit: { id: 'qosRule.type.bandwidthLimit', defaultMessage: 'Bandwidth Limit' },
  dscp_marking: { id: 'qosRule.type.dscpMarking', defaultMessage: 'DSCP Marking' },
  minimum_bandwidth: { id: 'qosRule.type.minimumBandwidth', defaultMessage: 'Minimum Bandwidth' },
  minimum_packet_rate: { id: 'qosRule.type.minimumPacketRate', defaultMessage: 'Minimum Packet Rate' },
})

export const ruleDirections = {
  ...directions,
  ...defineMessages({ any: { id: 'qosRule.direction.any', defaultMessage: 'Any' } }),
}

export const rulePhrases = defineMessages<{ editOne: { id: string }; deleteOne: { id: string } }>({
  editOne: { id: 'qosRule.editOne', defaultMessage: 'Edit Rule {id}' },
  deleteOne: { id: 'qosRule.deleteOne', defaultMessage: 'Delete Rule {id}' },
})
