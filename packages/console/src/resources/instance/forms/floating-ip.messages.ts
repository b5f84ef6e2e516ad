import { defineMessages } from 'react-intl'

export const floatingIpMessages = defineMessages({
  associate: { id: 'instance.associate.title', defaultMessage: 'Associate Floating IP' },
  associateAction: { id: 'instance.associate.action', defaultMessage: 'Associate' },
  associateFailed: { id: 'instance.associate.failed', defaultMessage: 'Unable to associate floating IP.' },
  disassociate: { id: 'instance.disassociate.title', defaultMessage: 'Disassociate Floating IP' },
  disassociateAction: { id: 'instance.disassociate.action', defaultMessage: 'Disassociate' },
  gone: { id: 'instance.disassociate.gone', defaultMessage: 'The specified floating IP no longer exists.' },
  selectAddress: { id: 'instance.associate.selectAddress', defaultMessage: 'Select an IP address' },
  noAddresses: { id: 'instance.associate.noAddresses', defaultMessage: 'No floating IP addresses allocated' },
  selectTarget: { id: 'instance.associate.selectTarget', defaultMessage: 'Select a port' },
  noTargets: { id: 'instance.associate.noTargets', defaultMessage: 'No ports available' },
})

export const floatingIpLabels = defineMessages({
  address: { id: 'instance.associate.address', defaultMessage: 'IP Address' },
  target: { id: 'instance.associate.target', defaultMessage: 'Port to be associated' },
  floatingIp: { id: 'instance.disassociate.floatingIp', defaultMessage: 'Floating IP' },
  release: { id: 'instance.disassociate.release', defaultMessage: 'Release Floating IP' },
})

export const floatingIpPhrases = defineMessages<{
  allocate: { pool: string }
  associated: { ip: string }
  disassociated: { ip: string }
  released: { ip: string }
  disassociateFailed: { ip: string }
}>({
  allocate: { id: 'instance.associate.allocate', defaultMessage: 'Allocate a new one from {pool}' },
  associated: { id: 'instance.associate.sent', defaultMessage: 'IP address {ip} associated.' },
  disassociated: { id: 'instance.disassociate.sent', defaultMessage: 'Successfully disassociated floating IP {ip}' },
  released: {
    id: 'instance.disassociate.released',
    defaultMessage: 'Successfully disassociated and released floating IP {ip}',
  },
  disassociateFailed: { id: 'instance.disassociate.failed', defaultMessage: 'Unable to disassociate floating IP {ip}' },
})
