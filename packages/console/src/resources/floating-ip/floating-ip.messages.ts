import { defineMessages } from 'react-intl'
import type { BatchMessages } from '../../framework/actions/batch-options.ts'
import { statusNames } from '../../framework/text/common.messages.ts'

export const floatingIpMessages = defineMessages({
  emptyHint: {
    id: 'floatingIp.emptyHint',
    defaultMessage: 'A floating IP makes an instance reachable from outside. Allocate one, then associate it.',
  },
  allocate: { id: 'floatingIp.allocate', defaultMessage: 'Allocate IP To Project' },
  associate: { id: 'floatingIp.associate', defaultMessage: 'Associate' },
})

export const floatingIpFields = defineMessages({
  dnsName: { id: 'floatingIp.field.dnsName', defaultMessage: 'DNS Name' },
  dnsDomain: { id: 'floatingIp.field.dnsDomain', defaultMessage: 'DNS Domain' },
  mapped: { id: 'floatingIp.field.mapped', defaultMessage: 'Mapped Fixed IP Address' },
  pool: { id: 'floatingIp.field.pool', defaultMessage: 'Pool' },
  router: { id: 'floatingIp.field.router', defaultMessage: 'Router ID' },
  port: { id: 'floatingIp.field.port', defaultMessage: 'Port ID' },
})

const attachment = defineMessages({
  attached: { id: 'floatingIp.attached', defaultMessage: 'Attached' },
  notAttached: { id: 'floatingIp.notAttached', defaultMessage: 'Not attached' },
})

/** What an address does, by `stateOf`. */
export const floatingIpStates = {
  attached: attachment.attached,
  notAttached: attachment.notAttached,
  /** It is attached, but traffic to it does not flow. */
  down: statusNames.down,
  error: statusNames.error,
}

export const disassociateMessages: BatchMessages = defineMessages({
  one: { id: 'floatingIp.disassociate.one', defaultMessage: 'Disassociate Floating IP' },
  other: { id: 'floatingIp.disassociate.other', defaultMessage: 'Disassociate Floating IPs' },
  pastOne: { id: 'floatingIp.disassociate.pastOne', defaultMessage: 'Disassociated Floating IP' },
  pastOther: { id: 'floatingIp.disassociate.pastOther', defaultMessage: 'Disassociated Floating IPs' },
})

export const releaseMessages: BatchMessages = defineMessages({
  one: { id: 'floatingIp.release.one', defaultMessage: 'Release Floating IP' },
  other: { id: 'floatingIp.release.other', defaultMessage: 'Release Floating IPs' },
  pastOne: { id: 'floatingIp.release.pastOne', defaultMessage: 'Released Floating IP' },
  pastOther: { id: 'floatingIp.release.pastOther', defaultMessage: 'Released Floating IPs' },
  help: {
    id: 'floatingIp.release.help',
    defaultMessage: 'Once a floating IP is released, there is no guarantee the same IP can be allocated again.',
  },
})
