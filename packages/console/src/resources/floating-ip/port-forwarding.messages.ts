import { defineMessages } from 'react-intl'

export const forwardingNames = defineMessages({
  one: { id: 'portForwarding.one', defaultMessage: 'Port Forwarding' },
  other: { id: 'portForwarding.other', defaultMessage: 'Port Forwardings' },
})

export const forwardingFields = defineMessages({
  protocol: { id: 'portForwarding.field.protocol', defaultMessage: 'Protocol' },
  external: { id: 'portForwarding.field.external', defaultMessage: 'External Port' },
  target: { id: 'portForwarding.field.target', defaultMessage: 'Internal IP Address' },
  internal: { id: 'portForwarding.field.internal', defaultMessage: 'Internal Port' },
})

export const forwardingMessages = defineMessages({
  add: { id: 'portForwarding.add', defaultMessage: 'Add Port Forwarding' },
  edit: { id: 'portForwarding.edit', defaultMessage: 'Edit Port Forwarding' },
  empty: {
    id: 'portForwarding.empty',
    defaultMessage: 'No port is forwarded. Several instances can share this address, each with ports of its own.',
  },
  associated: {
    id: 'portForwarding.associated',
    defaultMessage: 'All ports of this floating IP lead to its fixed address. Disassociate it to forward single ports.',
  },
  listFailed: { id: 'portForwarding.listFailed', defaultMessage: 'Unable to retrieve the port forwardings.' },
  addFailed: { id: 'portForwarding.addFailed', defaultMessage: 'Unable to add the port forwarding.' },
  editFailed: { id: 'portForwarding.editFailed', defaultMessage: 'Unable to update the port forwarding.' },
  added: { id: 'portForwarding.added', defaultMessage: 'Port forwarding was successfully added.' },
  edited: { id: 'portForwarding.edited', defaultMessage: 'Port forwarding was successfully updated.' },
})

export const forwardingPhrases = defineMessages<{ editOne: { port: string }; deleteOne: { port: string } }>({
  editOne: { id: 'portForwarding.editOne', defaultMessage: 'Edit the forwarding of port {port}' },
  deleteOne: { id: 'portForwarding.deleteOne', defaultMessage: 'Delete the forwarding of port {port}' },
})

export const forwardingFormMessages = defineMessages({
  portsHint: { id: 'portForwarding.form.portsHint', defaultMessage: 'A port, or a range such as 8000-8010.' },
  invalid: { id: 'portForwarding.form.invalid', defaultMessage: 'Enter a port from 1 to 65535, or a range of ports.' },
  lengths: {
    id: 'portForwarding.form.lengths',
    defaultMessage: 'Enter one port, or a range of the same length as the external one.',
  },
  choose: { id: 'portForwarding.form.choose', defaultMessage: 'Select an address' },
  none: { id: 'portForwarding.form.none', defaultMessage: 'No addresses' },
})
