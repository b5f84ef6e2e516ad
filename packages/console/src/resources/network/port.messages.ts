import { defineMessages } from 'react-intl'

export const portMessages = defineMessages({
  emptyHint: {
    id: 'port.emptyHint',
    defaultMessage:
      'There are no ports yet. Servers, routers and load balancers create them when they connect to a network.',
  },
  detached: { id: 'port.detached', defaultMessage: 'Detached' },
  binding: { id: 'port.binding', defaultMessage: 'Binding' },
})

export const portFields = defineMessages({
  device: { id: 'port.field.device', defaultMessage: 'Attached Device' },
  deviceOwner: { id: 'port.field.deviceOwner', defaultMessage: 'Device Owner' },
  deviceId: { id: 'port.field.deviceId', defaultMessage: 'Device ID' },
  security: { id: 'port.field.security', defaultMessage: 'Port Security' },
  vnic: { id: 'port.field.vnic', defaultMessage: 'VNIC Type' },
  dnsName: { id: 'port.field.dnsName', defaultMessage: 'DNS Name' },
  dnsAssignment: { id: 'port.field.dnsAssignment', defaultMessage: 'DNS Assignment' },
  profile: { id: 'port.field.profile', defaultMessage: 'Profile' },
  vifType: { id: 'port.field.vifType', defaultMessage: 'VIF Type' },
  vifDetails: { id: 'port.field.vifDetails', defaultMessage: 'VIF Details' },
})

export const macStates = defineMessages({
  ON: { id: 'port.mac.on', defaultMessage: 'On' },
  OFF: { id: 'port.mac.off', defaultMessage: 'Off' },
})

/** By Neutron's types. */
export const vnicTypes = defineMessages({
  normal: { id: 'port.vnic.normal', defaultMessage: 'Normal' },
  direct: { id: 'port.vnic.direct', defaultMessage: 'Direct' },
  'direct-physical': { id: 'port.vnic.directPhysical', defaultMessage: 'Direct Physical' },
  macvtap: { id: 'port.vnic.macvtap', defaultMessage: 'MacVTap' },
  baremetal: { id: 'port.vnic.baremetal', defaultMessage: 'Bare Metal' },
  'virtio-forwarder': { id: 'port.vnic.virtioForwarder', defaultMessage: 'Virtio Forwarder' },
})

/** An allowed address pair, as one part of a port. */
export const pairNames = defineMessages({
  one: { id: 'addressPair.one', defaultMessage: 'Allowed Address Pair' },
  other: { id: 'addressPair.title', defaultMessage: 'Allowed Address Pairs' },
})
