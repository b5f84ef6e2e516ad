import { texts } from '../../framework/text/texts.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const forwardingNames = texts('portForwarding', { one: 'Port Forwarding', other: 'Port Forwardings' })

export const forwardingFields = texts('portForwarding.field', {
  protocol: moreWords.protocol,
  external: 'External Port',
  target: 'Internal IP Address',
  internal: 'Internal Port',
})

export const forwardingMessages = texts('portForwarding', {
  add: 'Add Port Forwarding',
  edit: 'Edit Port Forwarding',
  empty: 'No port is forwarded. Several instances can share this address, each with ports of its own.',
  associated: 'All ports of this floating IP lead to its fixed address. Disassociate it to forward single ports.',
  listFailed: 'Unable to retrieve the port forwardings.',
  addFailed: 'Unable to add the port forwarding.',
  editFailed: 'Unable to update the port forwarding.',
  added: 'Port forwarding was successfully added.',
  edited: 'Port forwarding was successfully updated.',
  editOne: 'Edit the forwarding of port {port}',
  deleteOne: 'Delete the forwarding of port {port}',
})

export const forwardingFormMessages = texts('portForwarding.form', {
  portsHint: 'A port, or a range such as 8000-8010.',
  invalid: 'Enter a port from 1 to 65535, or a range of ports.',
  lengths: 'Enter one port, or a range of the same length as the external one.',
  choose: 'Select an address',
  none: 'No addresses',
})
