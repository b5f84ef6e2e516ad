import type { BatchMessages } from '../../framework/actions/batch-options.ts'
import { statusNames } from '../../framework/text/common.messages.ts'
import { texts } from '../../framework/text/texts.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const floatingIpMessages = texts('floatingIp', {
  emptyHint: 'A floating IP makes an instance reachable from outside. Allocate one, then associate it.',
  allocate: 'Allocate IP To Project',
})

export const floatingIpFields = texts('floatingIp.field', {
  dnsDomain: 'DNS Domain',
  mapped: 'Mapped Fixed IP Address',
  router: 'Router ID',
})

const attachment = texts('floatingIp', { attached: 'Attached', notAttached: 'Not attached' })

/** What an address does, by `stateOf`. */
export const floatingIpStates = {
  attached: attachment.attached,
  notAttached: attachment.notAttached,
  /** It is attached, but traffic to it does not flow. */
  down: statusNames.down,
  error: statusNames.error,
}

export const disassociateMessages: BatchMessages = texts('floatingIp.disassociate', {
  one: moreWords.disassociateFloatingIp,
  other: 'Disassociate Floating IPs',
  pastOne: 'Disassociated Floating IP',
  pastOther: 'Disassociated Floating IPs',
})

export const releaseMessages: BatchMessages = texts('floatingIp.release', {
  one: moreWords.releaseFloatingIp,
  other: 'Release Floating IPs',
  pastOne: 'Released Floating IP',
  pastOther: 'Released Floating IPs',
  help: 'Once a floating IP is released, there is no guarantee the same IP can be allocated again.',
})
