import type { ResourceNames } from '../../framework/resource/manifest.ts'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { directions } from '../../services/network/network.messages.ts'
import { texts } from '../../framework/text/texts.ts'

export const qosPolicyMessages = texts('qosPolicy', {
  emptyHint: 'A QoS policy holds rules for the traffic of networks and ports, for example how much is allowed.',
  policies: 'Policies',
  noRules: 'This policy has no rules yet.',
})

/** For labels of actions: the name of the panel, 'Network QoS', is no plural of 'QoS Policy'. */
export const policyNames: ResourceNames = { one: words.policy, other: qosPolicyMessages.policies }

export const qosPolicyFields = texts('qosPolicy.field', {
  name: 'Policy Name',
  id: 'Policy ID',
  tenant: 'Tenant ID',
  revision: 'Revision Number',
})

export const ruleNames: ResourceNames = { one: typeNames.rule, other: typeNames.rules }

export const ruleFields = {
  ...texts('qosRule.field', { id: 'Rule ID' }),
  type: words.type,
  direction: words.direction,
  ...texts('qosRule.field', {
    max_kbps: 'Max Kbps',
    max_burst_kbps: 'Max Burst Kbits',
    min_kbps: 'Min Kbps',
    min_kpps: 'Min Kpps',
    dscp_mark: 'DSCP Mark',
  }),
}

/** By Neutron's types of rules. */
export const ruleTypes = texts('qosRule.type', {
  bandwidth_limit: 'Bandwidth Limit',
  dscp_marking: 'DSCP Marking',
  minimum_bandwidth: 'Minimum Bandwidth',
  minimum_packet_rate: 'Minimum Packet Rate',
})

export const ruleDirections = {
  ...directions,
  ...texts('qosRule.direction', { any: 'Any' }),
}

export const rulePhrases = texts('qosRule', {
  editOne: 'Edit Rule {id}',
  deleteOne: 'Delete Rule {id}',
})
