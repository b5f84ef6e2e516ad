import { defineMessages } from 'react-intl'

export const createNetworkMessages = defineMessages({
  create: { id: 'createNetwork.create', defaultMessage: 'Create' },
  step: { id: 'createNetwork.step', defaultMessage: 'Network' },
  subnetHint: {
    id: 'createNetwork.subnetHint',
    defaultMessage: 'A network gives addresses only once it has a subnet; the next steps are about it.',
  },
  mtuHint: {
    id: 'createNetwork.mtuHint',
    defaultMessage: 'The largest packet in bytes. Left blank, it is as large as the network can carry.',
  },
  addressOrNone: {
    id: 'createNetwork.addressOrNone',
    defaultMessage: 'Specify "Network Address" or clear "Create Subnet" checkbox in previous step.',
  },
  noSubnet: {
    id: 'createNetwork.noSubnet',
    defaultMessage: 'The network is created without a subnet. You can add one later.',
  },
})

export const createNetworkLabels = defineMessages({
  name: { id: 'createNetwork.field.name', defaultMessage: 'Network Name' },
  with_subnet: { id: 'createNetwork.field.withSubnet', defaultMessage: 'Create Subnet' },
  az_hints: { id: 'createNetwork.field.zones', defaultMessage: 'Availability Zone Hints' },
  mtu: { id: 'createNetwork.field.mtu', defaultMessage: 'MTU' },
})

type Named = { name: string }

export const createNetworkPhrases = defineMessages<{
  created: Named
  failed: Named
  deleted: Named
  remains: Named
}>({
  failed: { id: 'createNetwork.failed', defaultMessage: 'Failed to create network "{name}".' },
  deleted: {
    id: 'createNetwork.deleted',
    defaultMessage: 'Delete the created network "{name}" due to subnet creation failure.',
  },
  remains: {
    id: 'createNetwork.remains',
    defaultMessage: 'The network "{name}" was created and could not be deleted.',
  },
  created: { id: 'createNetwork.created', defaultMessage: 'Created network "{name}".' },
})
