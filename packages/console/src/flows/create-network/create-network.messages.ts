import { defineMessages } from 'react-intl'

export const createNetworkMessages = defineMessages({
  create: { id: 'createNetwork.create', defaultMessage: 'Create' },
  step: { id: 'createNetwork.step', defaultMessage: 'Network' },
  failed: {
    id: 'createNetwork.failed',
    defaultMessage: 'Failed to create the network. Nothing of it was left behind.',
  },
  subnetHint: {
    id: 'createNetwork.subnetHint',
    defaultMessage: 'A network gives addresses only once it has a subnet; the next steps are about it.',
  },
  noSubnet: {
    id: 'createNetwork.noSubnet',
    defaultMessage: 'The network is created without a subnet. You can add one later.',
  },
})

export const createNetworkLabels = defineMessages({
  net_name: { id: 'createNetwork.field.name', defaultMessage: 'Network Name' },
  admin_state_up: { id: 'createNetwork.field.adminState', defaultMessage: 'Enable Admin State' },
  shared: { id: 'createNetwork.field.shared', defaultMessage: 'Shared' },
  with_subnet: { id: 'createNetwork.field.withSubnet', defaultMessage: 'Create Subnet' },
})

export const createNetworkPhrases = defineMessages<{ created: { name: string } }>({
  created: { id: 'createNetwork.created', defaultMessage: 'Created network "{name}".' },
})
