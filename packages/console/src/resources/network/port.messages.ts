import { typeNames } from '../../framework/text/common.messages.ts'
import { texts } from '../../framework/text/texts.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const portMessages = texts('port', {
  emptyHint: 'There are no ports yet. Servers, routers and load balancers create them when they connect to a network.',
  detached: 'Detached',
  binding: 'Binding',
})

export const portFields = texts('port.field', {
  device: 'Attached Device',
  deviceOwner: 'Device Owner',
  deviceId: 'Device ID',
  security: 'Port Security',
  vnic: 'VNIC Type',
  dnsAssignment: 'DNS Assignment',
  profile: 'Profile',
  vifType: 'VIF Type',
  vifDetails: 'VIF Details',
})

/** By the beginning of Neutron's device owner. */
export const deviceKinds = {
  'compute:': typeNames.instance,
  'network:floatingip': typeNames.floatingIp,
  'network:router': typeNames.router,
  'network:ha_router': typeNames.router,
  ...texts('port.device', { 'network:dhcp': 'DHCP', Octavia: 'Load balancer' }),
}

export const macStates = {
  ON: moreWords.on,
  OFF: moreWords.off,
}

/** By Neutron's types. */
export const vnicTypes = texts('port.vnic', {
  normal: 'Normal',
  direct: 'Direct',
  'direct-physical': 'Direct Physical',
  macvtap: 'MacVTap',
  baremetal: 'Bare Metal',
  'virtio-forwarder': 'Virtio Forwarder',
})

/** An allowed address pair, as one part of a port. */
export const pairNames = texts('addressPair', { one: 'Allowed Address Pair', other: 'Allowed Address Pairs' })
