import { defineMessages } from 'react-intl'
import type { DeleteMessages, DeleteValues } from '../../../framework/actions/delete-action.ts'

export const ruleMessages = defineMessages({
  add: { id: 'qosRule.add', defaultMessage: 'Add Rule' },
  edit: { id: 'qosRule.edit', defaultMessage: 'Edit Rule' },
  none: { id: 'qosRule.none', defaultMessage: 'This policy has no rules yet.' },
  actions: { id: 'qosRule.actions', defaultMessage: 'Actions' },
})

export const ruleFields = defineMessages({
  id: { id: 'qosRule.field.id', defaultMessage: 'Rule ID' },
  type: { id: 'qosRule.field.type', defaultMessage: 'Type' },
  direction: { id: 'qosRule.field.direction', defaultMessage: 'Direction' },
  max_kbps: { id: 'qosRule.field.maxKbps', defaultMessage: 'Max Kbps' },
  max_burst_kbps: { id: 'qosRule.field.maxBurst', defaultMessage: 'Max Burst Kbits' },
  min_kbps: { id: 'qosRule.field.minKbps', defaultMessage: 'Min Kbps' },
  min_kpps: { id: 'qosRule.field.minKpps', defaultMessage: 'Min Kpps' },
  dscp_mark: { id: 'qosRule.field.dscp', defaultMessage: 'DSCP Mark' },
})

/** By Neutron's own words. */
export const ruleTypes = defineMessages({
  bandwidth_limit: { id: 'qosRule.type.bandwidthLimit', defaultMessage: 'Bandwidth Limit' },
  dscp_marking: { id: 'qosRule.type.dscpMarking', defaultMessage: 'DSCP Marking' },
  minimum_bandwidth: { id: 'qosRule.type.minimumBandwidth', defaultMessage: 'Minimum Bandwidth' },
  minimum_packet_rate: { id: 'qosRule.type.minimumPacketRate', defaultMessage: 'Minimum Packet Rate' },
})

export const directions = defineMessages({
  egress: { id: 'qosRule.direction.egress', defaultMessage: 'Egress' },
  ingress: { id: 'qosRule.direction.ingress', defaultMessage: 'Ingress' },
  any: { id: 'qosRule.direction.any', defaultMessage: 'Any' },
})

export const rulePhrases = defineMessages<{ editOne: { id: string }; deleteOne: { id: string } }>({
  editOne: { id: 'qosRule.editOne', defaultMessage: 'Edit Rule {id}' },
  deleteOne: { id: 'qosRule.deleteOne', defaultMessage: 'Delete Rule {id}' },
})

export const deleteMessages: DeleteMessages = {
  ...defineMessages({
    one: { id: 'qosRule.delete.one', defaultMessage: 'Delete Rule' },
    other: { id: 'qosRule.delete.other', defaultMessage: 'Delete Rules' },
  }),
  ...defineMessages<DeleteValues>({
    title: {
      id: 'qosRule.delete.title',
      defaultMessage: '{count, plural, one {Confirm Delete Rule} other {Confirm Delete Rules}}',
    },
    body: {
      id: 'qosRule.delete.body',
      defaultMessage:
        'You have selected "{names}". {count, plural, one {Deleted rule is not recoverable.} other {Deleted rules are not recoverable.}}',
    },
    notAllowed: { id: 'qosRule.delete.notAllowed', defaultMessage: 'You are not allowed to delete rules: {names}' },
    deleted: { id: 'qosRule.delete.deleted', defaultMessage: 'Deleted Rule: {names}.' },
    failed: { id: 'qosRule.delete.failed', defaultMessage: 'Unable to delete Rule: {names}.' },
  }),
}
